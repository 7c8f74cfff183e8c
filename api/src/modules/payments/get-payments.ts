import { nameOrder } from "../../data/lists/name-order";
import { requireViewer, type RequestContext } from "../../context/context";
import { onPrimary } from "../../context/reading";
import { lookupAllOf } from "../../data/shared-lookups";
import { Scope } from "../../context/scope";
import { columns, money, integer, text, uuid, type RowOf } from "../../data/columns";
import { listerOf, rows, select } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { orderColumns } from "../orders/order-columns";
import { columnsOf } from "../../data/tables";
import type { Payment } from "./payment";
import { PaymentTable } from "./payment.entity";

const stateColumns = columnsOf(PaymentTable, "id", "userId", "status", "currency", "createdAt", "paidAt");
const paymentColumns = stateColumns.with({ amount: money("amount_cents") });
const byId = select(paymentColumns, "from payments where id = $1");

/**
 * Returns a payment: customers get their own, admins any. Throws NotFound for a foreign payment, as for an unknown id.
 * Reads the primary, because a payment is changed by the provider's reports and not by requests of the viewer.
 */
export async function getPayment(ctx: RequestContext, id: string): Promise<Payment> {
  const viewer = requireViewer(ctx);
  const [payment] = isUuid(id) ? await rows(onPrimary(ctx).db, byId, [id]) : [];
  if (payment && (payment.userId === viewer.id || viewer.permissions.includes(Scope.READ_ORDERS)))
    return payment;
  throw new NotFound("payment");
}

/** The orders of each payment, by product name. */
export const ordersOfPayment = lookupAllOf(
  orderColumns.with({ paymentId: uuid("payment_id") }),
  "payment_orders join orders on orders.id = order_id",
  "paymentId",
  () => `order by ${nameOrder("product_name")}, id`,
);

const recordColumns = columnsOf(
  PaymentTable,
  "id",
  "userId",
  "amountMinor",
  "currency",
  "status",
  "gateway",
  "sessionId",
);

/** A recorded payment. */
export type PaymentRecord = RowOf<typeof recordColumns>;

const bySession = select(recordColumns, "from payments where session_id = $1 or intent_id = $2 limit 1");

/** Finds a payment by the provider's session or intent; returns null if it isn't a payment of this shop. */
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
  amountMinor: integer("amount_cents::integer"),
});

/** An order's part of a payment. */
export type PaymentPart = RowOf<typeof partColumns>;

/** The parts of a payment, in the order in which rows are locked. */
export const listPaymentParts = listerOf(
  select(
    partColumns,
    `from payment_orders join orders on orders.id = order_id
      where payment_id = $1 order by product_id, order_id`,
  ),
);
