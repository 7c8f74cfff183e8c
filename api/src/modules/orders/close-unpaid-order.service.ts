import type { RequestContext } from "../../context/context";
import { returnToStock } from "../catalogue/stock/return-to-stock.service";
import { addJob } from "../jobs/add-job.service";
import type { Order } from "./order.entity";
import { tryChangeStatus, type StatusChange } from "./state/change-status.service";

/**
 * Cancels an unpaid order: its units return to stock, its customer is told, and its open payment pages are closed. Returns null,
 * and changes nothing, if it doesn't wait for a payment. The transaction has locked its customer.
 */
export async function closeUnpaidOrder(
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
