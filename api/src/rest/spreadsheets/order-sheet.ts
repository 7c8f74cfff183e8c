import type { Order } from "../../modules/orders/order.entity";
import { neutralise } from "./cells";

type Cell = string | number | boolean;

/** The columns of a CSV file of orders, and the value of each. */
const columns: Record<string, (order: Order) => Cell> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  name: ({ name }) => neutralise(name),
  email: ({ email }) => neutralise(email),
  address: ({ address }) => neutralise(address),
  phone: ({ phone }) => neutralise(phone),
  product: ({ productName }) => neutralise(productName),
  qty: ({ quantity }) => quantity,
  price: ({ unitPrice }) => unitPrice,
  total: ({ total }) => total,
  paid: ({ paid }) => (paid ? "yes" : "no"),
  deliveredAt: ({ deliveredAt }) => deliveredAt?.toISOString() ?? "",
  cancelledAt: ({ cancelledAt }) => cancelledAt?.toISOString() ?? "",
  number: ({ number }) => number,
  status: ({ status }) => status,
  checkout: ({ checkoutId }) => checkoutId ?? "",
  discount: ({ discount }) => discount,
  discountCode: ({ discountCode }) => discountCode ?? "",
  shipping: ({ shipping }) => shipping,
  shippingMethod: ({ shippingMethod }) => neutralise(shippingMethod ?? ""),
  tax: ({ tax }) => tax,
  taxName: ({ taxName }) => neutralise(taxName ?? ""),
  taxPercent: ({ taxPercent }) => taxPercent ?? "",
  taxIncluded: ({ taxIncluded }) => (taxIncluded ? "yes" : "no"),
  refunded: ({ refunded }) => refunded,
  paidAt: ({ paidAt }) => paidAt?.toISOString() ?? "",
  shippedAt: ({ shippedAt }) => shippedAt?.toISOString() ?? "",
};

export const orderColumns = Object.keys(columns);

/** The CSV row of an order. */
export function orderCells(order: Order): Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(order));
}
