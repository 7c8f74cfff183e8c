import type { RequestContext } from "../../context/context";
import { optionCell } from "../../modules/catalogue/groups/option-cells";
import { listNotesOfOrders } from "../../modules/notes/read-notes";
import type { Order } from "../../modules/orders/order.entity";
import { neutralise } from "./cells";

type Value = string | number | boolean | Date | null;

/** An order in a file, with the texts of the shop's notes about it, one under the other. */
interface ExportedOrder extends Order {
  shopNotes: string | null;
}

/** Adds the shop's notes to batches of orders. */
export async function* withNotes(
  ctx: RequestContext,
  batches: AsyncIterable<Order[]>,
): AsyncGenerator<ExportedOrder[], void> {
  for await (const batch of batches) {
    const notes = await listNotesOfOrders(
      ctx,
      batch.map(({ id }) => id),
    );
    yield batch.map((order) => ({
      ...order,
      shopNotes: (notes.get(order.id) ?? []).map(({ text }) => text).join("\n") || null,
    }));
  }
}

/** The columns of a file of orders, and the value of each. */
const columns: Record<string, (order: ExportedOrder) => Value> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  address: ({ address }) => address,
  phone: ({ phone }) => phone,
  product: ({ productName }) => productName,
  qty: ({ quantity }) => quantity,
  price: ({ unitPrice }) => unitPrice,
  total: ({ total }) => total,
  paid: ({ paid }) => paid,
  deliveredAt: ({ deliveredAt }) => deliveredAt,
  cancelledAt: ({ cancelledAt }) => cancelledAt,
  number: ({ number }) => number,
  status: ({ status }) => status,
  checkout: ({ checkoutId }) => checkoutId,
  discount: ({ discount }) => discount,
  discountCode: ({ discountCode }) => discountCode,
  shipping: ({ shipping }) => shipping,
  shippingMethod: ({ shippingMethod }) => shippingMethod,
  tax: ({ tax }) => tax,
  taxName: ({ taxName }) => taxName,
  taxPercent: ({ taxPercent }) => taxPercent,
  taxIncluded: ({ taxIncluded }) => taxIncluded,
  refunded: ({ refunded }) => refunded,
  paidAt: ({ paidAt }) => paidAt,
  shippedAt: ({ shippedAt }) => shippedAt,
  options: ({ optionValues }) =>
    optionCell(
      optionValues.map(({ option }) => option),
      optionValues.map(({ value }) => value),
    ) || null,
  note: ({ note }) => note,
  shopNotes: ({ shopNotes }) => shopNotes,
  giftCard: ({ giftCard }) => giftCard || null,
};

export const orderColumns = Object.keys(columns);

/** The CSV row of an order. */
export function orderCells(order: ExportedOrder): (string | number)[] {
  return Object.values(columns).map((valueOf) => cellOf(valueOf(order)));
}

function cellOf(value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? neutralise(value) : (value ?? "");
}

/** An object with the values of an order, without missing ones. */
export function orderFields(order: ExportedOrder): object {
  const fields = Object.entries(columns).map(([name, valueOf]) => [name, valueOf(order)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}
