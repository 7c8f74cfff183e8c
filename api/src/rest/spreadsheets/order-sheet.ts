import type { BookedOrder } from "../../modules/orders/list-orders/stream-orders.service";
import { neutralise } from "./cells";

type Cell = string | number | boolean;

/** The columns of a sheet of orders, and what stands in each. */
const columns: Record<string, (order: BookedOrder) => Cell> = {
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
};

export const orderColumns = Object.keys(columns);

/** An order as its row in a sheet. */
export function orderCells(order: BookedOrder): Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(order));
}
