import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor, type Actor } from "../../../context/actor";
import { isUuid } from "../../../data/uuid";
import { recordAction } from "../../audit/record-action";
import { issueSoldCards } from "../../gift-cards/sold-cards";
import { addJob } from "../../jobs/add-job";
import { auditTargetOf, refusalOf, tryChangeStatus } from "../change-status";
import { changeTogether } from "../change-together";
import type { Order } from "../order.entity";
import { takeUnitsAgain } from "./take-units-again";

/**
 * Marks an order as delivered, which removes it from the lists of open orders (D-09). An unpaid order no longer awaits
 * a payment: its open payment pages are closed. Returns 1, or 0 if the order doesn't exist. Throws Conflict if its
 * units returned to stock with a failed refund and have been sold since.
 */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  const by = requireActor(ctx);
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => ((await deliver(tx, id, by)) ? 1 : 0));
}

/** Marks orders of a customer as delivered, all or none; the products of a cart share a mail. Throws Conflict for a closed order. */
export function deliverOrders(ctx: RequestContext, ids: string[]): Promise<Order[]> {
  const by = requireActor(ctx);
  return changeTogether(ctx, ids, async (tx, { id }) => {
    const order = await deliver(tx, id, by);
    if (!order) throw refusalOf("deliver");
    return order;
  });
}

async function deliver(tx: RequestContext, id: string, by: Actor): Promise<Order | null> {
  const order = await tryChangeStatus(tx, id, "deliver", { by });
  if (!order) return null;
  if (order.ofGiftCards) await issueSoldCards(tx, order);
  await takeUnitsAgain(tx, order);
  await recordAction(tx, "DELIVER_ORDER", auditTargetOf(order));
  await addJob(tx, "mail-order-delivered", { orderId: id }, order.number);
  if (!order.paid) await addJob(tx, "close-payments-of-order", { orderId: id }, order.number);
  return order;
}
