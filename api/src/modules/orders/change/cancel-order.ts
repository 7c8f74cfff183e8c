import { inTransaction, type RequestContext } from "../../../context/context";
import { actsForShop, mayManage, requireActor } from "../../../context/actor";
import { columns, uuid } from "../../../data/columns";
import { Scope } from "../../../context/scope";
import { rows, select } from "../../../data/rows";
import { NotFound } from "../../../errors";
import { isUuid } from "../../../data/uuid";
import { recordAction } from "../../audit/record-action";
import { lockUser } from "../../users/lock-user";
import { auditTargetOf, refusalOf, tryChangeStatus, type StatusChange } from "../change-status";
import { byProduct, lockOrders, refusedTogether } from "../change-together";
import type { Order } from "../order.entity";
import { returnToStock } from "../../catalogue/stock";
import { returnUses } from "../../pricing/return-uses";
import { returnToCards } from "../../gift-cards/return-to-card";
import { addJob } from "../../jobs/add-job";
import { cartsWithoutDiscount } from "../price-again";

/**
 * Cancels an unpaid order and returns its units to stock. Customers cancel their own orders; admins and programs any
 * order, which is recorded in the audit. Throws NotFound for another customer's order, Conflict if the order is paid,
 * delivered or cancelled.
 */
export async function cancelOrder(ctx: RequestContext, id: string): Promise<Order> {
  const actor = requireActor(ctx);
  const customerId = await customerOf(ctx, id);
  const forShop = actsForShop(ctx, Scope.WRITE_ORDERS);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customerId); // first, as in placeOrder, so that the two can't deadlock
    const [order] = await closeUnpaidOrders(tx, [id], { by: forShop ? actor : "customer" });
    if (!order) throw refusalOf("cancel");
    if (forShop) await recordAction(tx, "CANCEL_ORDER", auditTargetOf(order));
    return order;
  });
}

/** Cancels unpaid orders of a customer for the shop, all or none. Throws Conflict if one is paid or closed. */
export function cancelOrders(ctx: RequestContext, ids: string[]): Promise<Order[]> {
  const by = requireActor(ctx);
  return inTransaction(ctx, async (tx) => {
    const orders = byProduct(await lockOrders(tx, ids));
    const closed = await closeUnpaidOrders(
      tx,
      orders.map(({ id }) => id),
      { by },
    );
    const kept = orders.find(({ id }) => closed.every((order) => order.id !== id));
    if (kept) throw refusedTogether(kept, refusalOf("cancel"), orders.length);
    for (const order of closed) await recordAction(tx, "CANCEL_ORDER", auditTargetOf(order));
    return closed;
  });
}

const customerColumn = columns({ userId: uuid("user_id") });
const customer = select(customerColumn, "from orders where id = $1");

/** Returns the order's customer; throws NotFound if the viewer may not cancel the order. */
async function customerOf(ctx: RequestContext, id: string): Promise<string> {
  const [found] = isUuid(id) ? await rows(ctx.db, customer, [id]) : [];
  if (found && mayManage(ctx, found.userId, Scope.WRITE_ORDERS)) return found.userId;
  throw new NotFound("order");
}

/**
 * Cancels unpaid orders of a customer: their units return to stock, their discount codes can be used again, their gift
 * cards get their money back, the customer gets mails, and their open payment pages are closed. Returns the cancelled orders; an order that doesn't
 * await a payment stays unchanged. The transaction must have locked the customer.
 */
export async function closeUnpaidOrders(
  tx: RequestContext,
  ids: readonly string[],
  change: Pick<StatusChange, "by" | "note">,
): Promise<Order[]> {
  const closed: Order[] = [];
  for (const id of ids) {
    const order = await closeOne(tx, id, change);
    if (order) closed.push(order);
  }
  const discounted = closed.filter(({ discountCode }) => discountCode !== null);
  if (discounted.length > 0)
    await returnUses(
      tx,
      discounted.map(({ id }) => id),
      await cartsWithoutDiscount(tx, discounted),
    ); // after the products of all orders
  const carded = closed.filter(({ giftCardMinor }) => giftCardMinor > 0);
  if (carded.length > 0)
    await returnToCards(
      tx,
      carded.map(({ id }) => id),
    );
  return closed;
}

async function closeOne(
  tx: RequestContext,
  id: string,
  change: Pick<StatusChange, "by" | "note">,
): Promise<Order | null> {
  const order = await tryChangeStatus(tx, id, "cancel", { ...change, restocked: true });
  if (!order) return null;
  await returnToStock(tx, order.productId, order.quantity);
  await addJob(tx, "mail-order-cancelled", { orderId: id }, order.number);
  await addJob(tx, "close-payments-of-order", { orderId: id }, order.number);
  return order;
}
