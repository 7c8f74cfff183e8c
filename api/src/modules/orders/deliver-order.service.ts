import { inTransaction, type RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action.service";
import { addJob } from "../jobs/add-job.service";
import { auditTargetOf } from "./audit-target.service";
import { tryChangeStatus } from "./state/change-status.service";

/**
 * Marks an order as delivered, which removes it from the lists of open orders (D-09). One that wasn't paid no longer waits for a
 * payment: its open payment pages are closed. Returns 1, or 0 if there is none.
 */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  const by = requireActor(ctx);
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const order = await tryChangeStatus(tx, id, "deliver", { by });
    if (!order) return 0;
    await recordAction(tx, "DELIVER_ORDER", auditTargetOf(order));
    await addJob(tx, "mail-order-delivered", { orderId: id }, order.number);
    if (!order.paid) await addJob(tx, "close-payments-of-order", { orderId: id }, order.number);
    return 1;
  });
}
