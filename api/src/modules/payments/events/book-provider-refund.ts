import { formatCents } from "@shop/shared/money";
import { inTransaction, type RequestContext } from "../../../context/context";
import type { RefundedEvent } from "../../../context/payment-gateway";
import { boolean, columns, integer, text, uuid, type RowOf } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { listOrdersById } from "../../orders/get-orders";
import type { Order } from "../../orders/order.entity";
import { markRefunded } from "../../orders/mark-refunded";
import { noteEvent } from "../../orders/change-status";
import { lockUser } from "../../users/lock-user";
import { addRefund } from "../refund-order";
import { findChargedPayment } from "./settle-payment";
import type { PaymentRecord } from "../get-payments";
import { partsOfAmount } from "./parts-of-amount";

const partColumns = columns({
  orderId: uuid("orders.id"),
  number: text("number"),
  amountCents: integer("payment_orders.amount_cents::integer"),
  goesBack: boolean("refunds.id is not null"),
  paidBack: boolean("refunds.paid_back_at is not null"),
});
type Part = RowOf<typeof partColumns>;

/** Also locks the orders, so that none is delivered meanwhile. */
const lockParts = statement(
  partColumns,
  `select ${partColumns.sql} from payment_orders join orders on orders.id = order_id
      left join refunds on refunds.payment_id = payment_orders.payment_id and refunds.order_id = payment_orders.order_id
        and refunds.failed_at is null
    where payment_orders.payment_id = $1 order by product_id, orders.id for no key update of orders`,
);
const bookedColumns = columns({ status: text("status"), unbookedCents: integer("unbooked_cents::integer") });
const readPayment = statement(bookedColumns, `select ${bookedColumns.sql} from payments where id = $1`);
const finishRefunds = command(
  "update refunds set done_at = now() where payment_id = $1 and done_at is null and failed_at is null",
);
/** What the provider still counted as given back at that time, and what has failed since. */
const failedLater = statement(
  columns({ cents: integer("cents") }),
  `select (
      (select coalesce(sum(amount_cents), 0) from refunds
        where payment_id = $1 and failed_at >= $2 and provider_refund_id is not null)
      + (select coalesce(sum((failed.value ->> 'cents')::integer), 0) from payments, jsonb_each(failed_refunds) as failed
        where payments.id = $1 and (failed.value ->> 'at')::timestamptz >= $2)
    )::integer as cents`,
);
const addUnbooked = command("update payments set unbooked_cents = unbooked_cents + $2 where id = $1");

/**
 * Books what was given back in the provider's dashboard: an order that isn't delivered yet returns its units to stock. A part of
 * the payment is booked if it is clear which orders it belongs to, and otherwise noted with each of them. What the shop itself
 * gave back is reported too, and changes nothing. Returns a remark for the log if something could not be booked.
 */
export async function bookProviderRefund(
  ctx: RequestContext,
  refunded: RefundedEvent,
): Promise<string | null> {
  const payment = await findChargedPayment(ctx, refunded);
  if (!payment) return "a refund was reported of a payment that isn't one of this shop";
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, payment.userId);
    const [later] = await rows(tx.db, failedLater, [payment.id, refunded.at]);
    return book(tx, payment, (refunded.refundedCents ?? payment.amountCents) - (later?.cents ?? 0));
  });
}

async function book(
  tx: RequestContext,
  payment: PaymentRecord,
  refundedCents: number,
): Promise<string | null> {
  const parts = await rows(tx.db, lockParts, [payment.id]);
  const [current] = await rows(tx.db, readPayment, [payment.id]);
  if (current?.status !== "PAID") return `a refund was reported of payment ${payment.id}, which isn't paid`;
  const open = await refundableOf(tx, parts);
  if (refundedCents >= payment.amountCents) {
    await execute(tx.db, finishRefunds, [payment.id]);
    await refundParts(tx, payment, open);
    return null;
  }
  const ours = parts.reduce(
    (sum, { goesBack, paidBack, amountCents }) => sum + (goesBack && !paidBack ? amountCents : 0),
    0,
  );
  const cents = refundedCents - ours - current.unbookedCents;
  if (cents <= 0) return null;
  const intended = partsOfAmount(open, cents);
  if (intended) await refundParts(tx, payment, intended);
  else await noteUnclear(tx, payment, open, cents);
  return intended
    ? null
    : `a refund of ${cents} cents of payment ${payment.id} belongs to no order for certain`;
}

interface RefundablePart extends Part {
  order: Order;
}

/** The parts whose orders are paid and not given back. */
async function refundableOf(tx: RequestContext, parts: Part[]): Promise<RefundablePart[]> {
  const orders = await listOrdersById(
    tx,
    parts.map(({ orderId }) => orderId),
  );
  return parts.flatMap((part) => {
    const order = orders.find(({ id }) => id === part.orderId);
    const refundable = order && !part.goesBack && order.paid && !order.refundedAt;
    return refundable ? { ...part, order } : [];
  });
}

async function refundParts(
  tx: RequestContext,
  { id }: PaymentRecord,
  parts: RefundablePart[],
): Promise<void> {
  for (const part of parts) {
    await markRefunded(tx, part.orderId, {
      by: "payment",
      restock: part.order.deliveredAt === null && part.order.shippedAt === null,
      note: "Given back through the payment provider.",
    });
    await addRefund(tx, id, part, "PROVIDER");
  }
}

async function noteUnclear(
  tx: RequestContext,
  { id }: PaymentRecord,
  parts: RefundablePart[],
  cents: number,
): Promise<void> {
  await execute(tx.db, addUnbooked, [id, cents]);
  await noteEvent(
    tx,
    parts.map(({ orderId }) => orderId),
    {
      by: "payment",
      note: `The payment provider gave ${formatCents(cents)} of the payment back. Which order it belongs to isn't known.`,
    },
  );
}
