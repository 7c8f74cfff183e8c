import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { isUuid } from "../../../data/uuid";
import { recordAction } from "../../audit/record-action";
import { addJob } from "../../jobs/add-job";
import { auditTargetOf, tryChangeStatus } from "../change-status";
import { takeUnitsAgain } from "./take-units-again";

/**
 * Marks an order as delivered, which removes it from the lists of open orders (D-09). An unpaid order no longer awaits
 * a payment: its open payment pages are closed. Returns 1, or 0 if the order doesn't exist. Throws Conflict if its
 * units returned to stock with a failed refund and have been sold since.
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
