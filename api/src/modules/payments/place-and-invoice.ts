import { requireActor } from "../../context/actor";
import { inTransaction, type RequestContext } from "../../context/context";
import { columns, json, text, uuid } from "../../data/columns";
import { rows, select } from "../../data/rows";
import { NO_GATEWAY } from "../order-conditions";
import type { Checkout } from "../orders/checkout.entity";
import { dueOf } from "../orders/get-orders";
import type { Order } from "../orders/order.entity";
import { placeOrdersFor } from "../orders/place-orders-for";
import { placeOrder, placeOrders } from "../orders/place-orders";
import { lockCustomerOfEmail } from "../users/customer-of-email";
import { lockUser } from "../users/lock-user";
import { makeInvoice } from "./invoices/make-invoice";

/** Places an order as `placeOrder` does. An order with a total of 0 is paid at once and gets its invoice. */
export async function placeOne(
  ctx: RequestContext,
  item: Parameters<typeof placeOrder>[1],
  options: Parameters<typeof placeOrder>[2] = {},
): Promise<Order> {
  const order = await placeOrder(ctx, item, options);
  await invoiceFree(ctx, [order]);
  return order;
}

/** Places a cart as `placeOrders` does. Its orders with a total of 0 are paid at once and get a common invoice. */
export async function placeCart(
  ctx: RequestContext,
  cart: Parameters<typeof placeOrders>[1],
): Promise<Checkout> {
  const checkout = await placeOrders(ctx, cart);
  await invoiceFree(ctx, checkout.orders ?? []);
  return checkout;
}

/**
 * Places a cart for the customer of an email as `placeCart` does, in one transaction with its entries in the history and in the audit log.
 * The mail about the orders has a link that pays them. Throws as `placeOrders` and `lockCustomerOfEmail` do.
 */
export function placeCartFor(
  ctx: RequestContext,
  email: string,
  cart: Parameters<typeof placeOrders>[1],
): Promise<Checkout> {
  const by = requireActor(ctx);
  return inTransaction(ctx, async (tx) => {
    const checkout = await placeOrdersFor(tx, by, await lockCustomerOfEmail(tx, email), cart);
    await invoiceFree(tx, checkout.orders ?? []);
    return checkout;
  });
}

const uninvoicedColumns = columns({
  id: uuid("id"),
  userId: uuid("user_id"),
  currency: text("currency"),
  orderIds: json<string[]>("(select json_agg(order_id) from payment_orders where payment_id = payments.id)"),
});
const uninvoiced = select(
  uninvoicedColumns,
  `from payments
    where gateway = '${NO_GATEWAY}' and id in (select payment_id from payment_orders where order_id = $1)
      and not exists (select from invoices where payment_id = payments.id)`,
);

/**
 * Makes the invoice of orders placed together with nothing left to pay. If this process ends before that, the task `make-missing-invoices`
 * makes it.
 */
async function invoiceFree(ctx: RequestContext, orders: readonly Order[]): Promise<void> {
  const free = orders.find((order) => order.paid && dueOf([order]) === 0);
  if (!free) return;
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx, free.userId);
    const [payment] = await rows(tx.db, uninvoiced, [free.id]);
    if (payment) await makeInvoice(tx, payment, payment.orderIds);
  });
}
