import { inTransaction, type RequestContext } from "../../context/context";
import { columns, json, text, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { NO_GATEWAY } from "../order-conditions";
import type { Checkout } from "../orders/checkout.entity";
import type { Order } from "../orders/order.entity";
import { placeOrder, placeOrders } from "../orders/place-orders";
import { lockUser } from "../users/lock-user";
import { makeInvoice } from "./invoices/make-invoice";

/** Places an order as `placeOrder` does. One that costs nothing is paid at once, and gets its invoice. */
export async function placeOne(
  ctx: RequestContext,
  item: Parameters<typeof placeOrder>[1],
  options: Parameters<typeof placeOrder>[2] = {},
): Promise<Order> {
  const order = await placeOrder(ctx, item, options);
  await invoiceFree(ctx, [order]);
  return order;
}

/** Places a cart as `placeOrders` does. Its orders that cost nothing are paid at once, and get an invoice together. */
export async function placeCart(
  ctx: RequestContext,
  cart: Parameters<typeof placeOrders>[1],
): Promise<Checkout> {
  const checkout = await placeOrders(ctx, cart);
  await invoiceFree(ctx, checkout.orders ?? []);
  return checkout;
}

const uninvoicedColumns = columns({
  id: uuid("id"),
  userId: uuid("user_id"),
  currency: text("currency"),
  orderIds: json<string[]>("(select json_agg(order_id) from payment_orders where payment_id = payments.id)"),
});
const uninvoiced = statement(
  uninvoicedColumns,
  `select ${uninvoicedColumns.sql} from payments
    where gateway = '${NO_GATEWAY}' and id in (select payment_id from payment_orders where order_id = $1)
      and not exists (select from invoices where payment_id = payments.id)`,
);

/**
 * Makes the invoice of orders that were free when they were placed together. The task `make-missing-invoices` makes it where this process
 * ends before.
 */
async function invoiceFree(ctx: RequestContext, orders: readonly Order[]): Promise<void> {
  const free = orders.find(({ totalCents, paid }) => paid && totalCents === 0);
  if (!free) return;
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx, free.userId);
    const [payment] = await rows(tx.db, uninvoiced, [free.id]);
    if (payment) await makeInvoice(tx, payment, payment.orderIds);
  });
}
