import type { RequestContext } from "../../context/context";
import { boolean, columns, instant, integer, nullable, text, uuid, type RowOf } from "../../data/columns";
import { rows, statement } from "../../data/rows";

const refundColumns = columns({
  id: uuid("id"),
  paymentId: uuid("payment_id"),
  orderId: uuid("order_id"),
  amountCents: integer("amount_cents::integer"),
  reason: text<"ADMIN" | "PROVIDER" | "ORDER_CLOSED">("reason"),
  createdAt: instant("created_at"),
  /** Why it failed; null if it didn't. */
  failure: nullable(text("failure_reason")),
  paidBack: boolean("paid_back_at is not null"),
});

/** Money that goes back: an order's part of a payment. */
export type Refund = RowOf<typeof refundColumns>;

const byId = statement(refundColumns, `select ${refundColumns.sql} from refunds where id = $1`);
const ofPayment = statement(refundColumns, `select ${refundColumns.sql} from refunds where payment_id = $1`);
const ofOrder = statement(
  refundColumns,
  `select ${refundColumns.sql} from refunds where order_id = $1 and reason <> 'ORDER_CLOSED'
    order by created_at desc limit 1`,
);

type Database = Pick<RequestContext, "db">;

/** A refund, or null. */
export async function findRefund({ db }: Database, id: string): Promise<Refund | null> {
  const [refund] = await rows(db, byId, [id]);
  return refund ?? null;
}

/** What goes back of a payment. */
export function listRefundsOfPayment({ db }: Database, paymentId: string): Promise<Refund[]> {
  return rows(db, ofPayment, [paymentId]);
}

/** With which an order turned REFUNDED; null if it didn't. Payments that came too late for it are none. */
export async function findRefundOfOrder({ db }: Database, orderId: string): Promise<Refund | null> {
  const [refund] = await rows(db, ofOrder, [orderId]);
  return refund ?? null;
}

const paidColumns = columns({
  id: uuid("id"),
  amountCents: integer("amount_cents::integer"),
  paidAt: instant("paid_at"),
});
const paid = statement(
  paidColumns,
  `select ${paidColumns.sql} from payments where id = $1 and paid_at is not null`,
);

/** A payment that the provider has confirmed. */
export type PaidPayment = RowOf<typeof paidColumns>;

/** A confirmed payment; null if there is none of this id, or it isn't confirmed. Who may see it is up to the caller. */
export async function findPaidPayment({ db }: Database, id: string): Promise<PaidPayment | null> {
  const [payment] = await rows(db, paid, [id]);
  return payment ?? null;
}
