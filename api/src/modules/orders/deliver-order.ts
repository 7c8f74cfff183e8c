import { inTransaction, type RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action";
import { addJob } from "../jobs/add-job";
import { auditTargetOf, tryChangeStatus } from "./change-status";
import { takeUnitsAgain } from "./take-units-again";

/**
 * Marks an order as delivered, which removes it from the lists of open orders (D-09). One that wasn't paid no longer waits for a
 * payment: its open payment pages are closed. Returns 1, or 0 without such an order. Throws Conflict where its units returned to stock with
 * a refund that failed, and were sold since.
 */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  const by = requireActor(ctx);
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const order = await tryChangeStatus(tx, id, "deliver", { by });
    if (!order) return 0;
    await takeUnitsAgain(tx, order);
    await recordAction(tx, "DELIVER_ORDER", auditTargetOf(order));
    await addJob(tx, "mail-order-delivered", { orderId: id }, order.number);
    if (!order.paid) await addJob(tx, "close-payments-of-order", { orderId: id }, order.number);
    return 1;
  });
}
