import type { RequestContext } from "../../context/context";
import { columns, uuid } from "../../data/columns";
import { command, execute, returning, rows } from "../../data/rows";
import { addJob } from "../jobs/add-job";
import type { RefundReason } from "./get-refunds";

/** A refund of an order's part of a payment. */
export interface NewRefund {
  paymentId: string;
  orderId: string;
  /** The order's number. */
  number: string;
  /** The amount that the payment provider sends back. */
  amountMinor: number;
  /** The amount that has gone back to the order's gift card; 0 by default. */
  giftCardMinor?: number;
  /** The refunded units, and those of them already back in stock. */
  units: number;
  restockedUnits: number;
  reason: RefundReason;
  /** The customer has received the money by other means: the payment provider isn't asked to send it. */
  paidBack?: boolean;
  /** The failed refunds that this one replaces; they are no longer owed. */
  replaces?: readonly string[];
}

const retry = command("update refunds set retried_at = now() where id = any($1)");
const idColumn = columns({ id: uuid("id") });
const insert = returning(
  idColumn,
  `insert into refunds (payment_id, order_id, amount_cents, units, restocked_units, reason, done_at, paid_back_at, gift_card_cents)
    values ($1, $2, $3, $4, $5, $6, case when $6 = 'PROVIDER' or $7 or $3::bigint = 0 then now() end, case when $7 then now() end, $8)`,
);

/**
 * Records a refund and adds a job that asks the provider for it, unless the provider reported the refund, the customer has
 * the money already, or all of it goes to a gift card. Returns the refund's id. Call it in the transaction that changes the order.
 */
export async function addRefund(
  tx: Pick<RequestContext, "db" | "requestId">,
  { paymentId, orderId, number, amountMinor, units, restockedUnits, reason, ...how }: NewRefund,
): Promise<string> {
  const { paidBack = false, replaces = [], giftCardMinor = 0 } = how;
  if (replaces.length > 0) await execute(tx.db, retry, [replaces]);
  const values = [paymentId, orderId, amountMinor, units, restockedUnits, reason, paidBack, giftCardMinor];
  const [refund] = await rows(tx.db, insert, values);
  const { id } = refund as { id: string };
  if (reason !== "PROVIDER" && !paidBack && amountMinor > 0)
    await addJob(tx, "send-refund", { refundId: id }, `${number} ${id}`);
  return id;
}
