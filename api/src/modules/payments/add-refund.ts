import type { RequestContext } from "../../context/context";
import { columns, uuid } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { addJob } from "../jobs/add-job";
import type { RefundReason } from "./get-refunds";

/** Money of a payment that goes back for an order. */
export interface NewRefund {
  paymentId: string;
  orderId: string;
  /** The order's number. */
  number: string;
  amountCents: number;
  /** The units that it is for, and those of them that are back in stock. */
  units: number;
  restockedUnits: number;
  reason: RefundReason;
  /** The customer has the money by other means: nothing is sent through the payment provider. */
  paidBack?: boolean;
  /** The failed refunds of the same money, which nobody owes any more. */
  replaces?: readonly string[];
}

const retry = command("update refunds set retried_at = now() where id = any($1)");
const idColumn = columns({ id: uuid("id") });
const insert = statement(
  idColumn,
  `insert into refunds (payment_id, order_id, amount_cents, units, restocked_units, reason, done_at, paid_back_at)
    values ($1, $2, $3, $4, $5, $6, case when $6 = 'PROVIDER' or $7 then now() end, case when $7 then now() end)
    returning ${idColumn.sql}`,
);

/**
 * Records that money of a payment goes back, and has the provider do it, unless the provider reported it or the customer has it by other
 * means. Returns the refund's id. Call it in the transaction that changes the order.
 */
export async function addRefund(
  tx: Pick<RequestContext, "db" | "requestId">,
  { paymentId, orderId, number, amountCents, units, restockedUnits, reason, ...how }: NewRefund,
): Promise<string> {
  const { paidBack = false, replaces = [] } = how;
  if (replaces.length > 0) await execute(tx.db, retry, [replaces]);
  const values = [paymentId, orderId, amountCents, units, restockedUnits, reason, paidBack];
  const [refund] = await rows(tx.db, insert, values);
  const { id } = refund as { id: string };
  if (reason !== "PROVIDER" && !paidBack)
    await addJob(tx, "send-refund", { refundId: id }, `${number} ${id}`);
  return id;
}
