import type { RequestContext } from "../../context/context";
import { columns, integer, nullable, text, uuid, type RowOf } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import type { PaymentStatus } from "./payment";

const recordColumns = columns({
  id: uuid("id"),
  userId: uuid("user_id"),
  amountCents: integer("amount_cents::integer"),
  currency: text("currency"),
  status: text<PaymentStatus>("status"),
  gateway: text("gateway"),
  sessionId: nullable(text("session_id")),
});

/** A payment as it is recorded. */
export type PaymentRecord = RowOf<typeof recordColumns>;

const bySession = statement(
  recordColumns,
  `select ${recordColumns.sql} from payments where session_id = $1 or intent_id = $2 limit 1`,
);

/** The payment of a session or intent of the provider; null if it isn't one of this shop. */
export async function findPayment(
  { db }: Pick<RequestContext, "db">,
  { sessionId, intentId = null }: { sessionId: string | null; intentId?: string | null },
): Promise<PaymentRecord | null> {
  const [payment] = await rows(db, bySession, [sessionId, intentId]);
  return payment ?? null;
}

const partColumns = columns({
  orderId: uuid("order_id"),
  number: text("number"),
  amountCents: integer("amount_cents::integer"),
});

/** The part of a payment that pays one order. */
export type PaymentPart = RowOf<typeof partColumns>;

const partsOf = statement(
  partColumns,
  `select ${partColumns.sql} from payment_orders join orders on orders.id = order_id
    where payment_id = $1 order by product_id, order_id`,
);

/** What a payment pays, in the order in which rows are locked. */
export function listPaymentParts(
  { db }: Pick<RequestContext, "db">,
  paymentId: string,
): Promise<PaymentPart[]> {
  return rows(db, partsOf, [paymentId]);
}
