import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { addJob } from "../jobs/add-job";
import { returnToStock } from "../catalogue/stock";
import type { Order } from "./order.entity";
import type { Actor } from "../../context/actor";
import { changeStatus } from "./change-status";

/** Who refunds an order, and whether its units return to stock. */
export interface OrderRefund {
  by: Actor;
  restock: boolean;
  note?: string;
}

/** The units of an order return once, although it may be refunded again after its refund failed. */
const markRestocked = command("update orders set restocked = true where id = $1 and not restocked");

/**
 * Marks a paid order refunded, returns its units to stock if they come back, and sends the customer a mail. The money is up to the
 * caller, in the same transaction, which has locked the customer. Throws Conflict for an order that isn't paid.
 */
export async function markRefunded(
  tx: RequestContext,
  id: string,
  { by, restock, note }: OrderRefund,
): Promise<Order> {
  const returns = restock && (await execute(tx.db, markRestocked, [id])) > 0;
  const order = await changeStatus(tx, id, "refund", { by, ...(note && { note }) });
  if (returns) await returnToStock(tx, order.productId, order.quantity);
  await addJob(tx, "mail-order-refunded", { orderId: id }, order.number);
  return order;
}
