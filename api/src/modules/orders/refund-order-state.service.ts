import type { RequestContext } from "../../context/context";
import { addJob } from "../jobs/add-job.service";
import { returnToStock } from "../catalogue/stock/return-to-stock.service";
import type { Order } from "./order.entity";
import { changeStatus, type EventActor } from "./state/change-status.service";

/** Who refunds an order, and whether its units return to stock. */
export interface OrderRefund {
  by: EventActor;
  restock: boolean;
  note?: string;
}

/**
 * Marks a paid order refunded, returns its units to stock if they come back, and has the customer told. The money is up to the
 * caller, in the same transaction, which has locked the customer. Throws Conflict for an order that isn't paid.
 */
export async function refundOrderState(
  tx: RequestContext,
  id: string,
  { by, restock, note }: OrderRefund,
): Promise<Order> {
  const order = await changeStatus(tx, id, "refund", { by, restocked: restock, ...(note && { note }) });
  if (restock) await returnToStock(tx, order.productId, order.quantity);
  await addJob(tx, "mail-order-refunded", { orderId: id }, order.number);
  return order;
}
