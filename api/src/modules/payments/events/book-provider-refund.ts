import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { remainingRefund, type RefundPart } from "@shop/shared/pricing/refund-part";
import { inTransaction, type RequestContext } from "../../../context/context";
import type { RefundedEvent } from "../../../context/payment-gateway";
import { columns, integer, text, uuid, type RowOf } from "../../../data/columns";
import { command, execute, rows, select, statement } from "../../../data/rows";
import { endSoldCards } from "../../gift-cards/sold-cards";
import { RESTOCKED_UNITS } from "../../order-conditions";
import { noteEvent } from "../../orders/change-status";
import { listOrdersById } from "../../orders/get-orders";
import { markRefunded } from "../../orders/mark-refunded";
import type { Order } from "../../orders/order.entity";
import { lockUser } from "../../users/lock-user";
import { addRefund } from "../add-refund";
import type { PaymentRecord } from "../get-payments";
import { listOwedRefunds } from "../get-refunds";
import { makeCreditNote } from "../invoices/make-invoice";
import { findChargedPayment } from "./settle-payment";
import { spreadRefund } from "./spread-refund";

const partColumns = columns({
  orderId: uuid("orders.id"),
  number: text("number"),
  /** The part of the payment that has not been refunded yet. */
  leftMinor: integer(`greatest(payment_orders.amount_cents - (
      select coalesce(sum(amount_cents), 0) from refunds
        where refunds.payment_id = payment_orders.payment_id and refunds.order_id = payment_orders.order_id
          and (failed_at is null or paid_back_at is not null)
    ), 0)::integer`),
  restockedUnits: integer(RESTOCKED_UNITS),
});
type Part = RowOf<typeof partColumns>;

/** Also locks the orders, so that none is delivered concurrently. */
const lockParts = select(
  partColumns,
  `from payment_orders join orders on orders.id = order_id
    where payment_orders.payment_id = $1 order by product_id, orders.id for no key update of orders`,
);
const bookedColumns = columns({
  status: text("status"),
  unbookedMinor: integer("unbooked_cents::integer"),
  /** The amount of the shop's known refunds through the provider. */
  ourMinor: integer(`(select coalesce(sum(amount_cents), 0) from refunds
      where payment_id = payments.id and failed_at is null and paid_back_at is null)::integer`),
});
const readPayment = select(bookedColumns, "from payments where id = $1");
const finishRefunds = command(
  "update refunds set done_at = now() where payment_id = $1 and done_at is null and failed_at is null",
);
/** The refunds that failed after this time, which the provider's event still counted. */
const failedLater = statement(
  columns({ minor: integer("minor") }),
  `select (
      (select coalesce(sum(amount_cents), 0) from refunds
        where payment_id = $1 and failed_at >= $2 and provider_refund_id is not null)
      + (select coalesce(sum((failed.value ->> 'cents')::integer), 0) from payments, jsonb_each(failed_refunds) as failed
        where payments.id = $1 and (failed.value ->> 'at')::timestamptz >= $2)
    )::integer as minor`,
);
const addUnbooked = command("update payments set unbooked_cents = unbooked_cents + $2 where id = $1");

/**
 * Books a refund made in the provider's dashboard. The amount is assigned to the orders with exactly this remainder,
 * alone or together; otherwise it is divided among the orders of the payment in proportion to their remainders. A fully
 * refunded order returns its units to stock if it wasn't sent yet. The provider also reports the shop's own refunds,
 * which change nothing here. Returns a remark for the log if the amount exceeds the remainder.
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
    return book(tx, payment, (refunded.refundedMinor ?? payment.amountMinor) - (later?.minor ?? 0));
  });
}

async function book(
  tx: RequestContext,
  payment: PaymentRecord,
  refundedMinor: number,
): Promise<string | null> {
  const parts = await rows(tx.db, lockParts, [payment.id]);
  const [current] = await rows(tx.db, readPayment, [payment.id]);
  if (current?.status !== "PAID") return `a refund was reported of payment ${payment.id}, which isn't paid`;
  const open = await refundableOf(tx, parts);
  const left = open.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isAll = refundedMinor >= payment.amountMinor;
  if (isAll) await execute(tx.db, finishRefunds, [payment.id]);
  const minor = isAll ? left : refundedMinor - current.ourMinor - current.unbookedMinor;
  if (minor <= 0) return null;
  await refundParts(tx, payment, spreadRefund(open, Math.min(minor, left)));
  if (minor <= left) return null;
  await noteUnbooked(tx, payment, parts, minor - left);
  return `${minor - left} cents more than is left of payment ${payment.id} were given back`;
}

interface RefundablePart extends Part {
  order: Order;
  /** The remainder that can be refunded. */
  amountMinor: number;
}

/** The parts of paid orders with a remainder. */
async function refundableOf(tx: RequestContext, parts: Part[]): Promise<RefundablePart[]> {
  const orders = await listOrdersById(
    tx,
    parts.map(({ orderId }) => orderId),
  );
  return parts.flatMap((part) => {
    const order = orders.find(({ id }) => id === part.orderId);
    if (!order || !order.paid || order.refundedAt || order.cancelledAt) return [];
    const amountMinor = Math.min(part.leftMinor, remainingRefund(order).minor);
    return amountMinor > 0 ? [{ ...part, order, amountMinor }] : [];
  });
}

/** The refund of a part, with the failed refunds that it settles. */
interface BookedPart {
  part: RefundPart;
  restock: number;
  restockedUnits: number;
  settled: string[];
}

/**
 * A refund settles the order's failed refunds, the oldest first, and also any owed amount that exceeds the order's new
 * remainder.
 */
async function bookPart(
  tx: RequestContext,
  { order, restockedUnits }: RefundablePart,
  minor: number,
): Promise<BookedPart> {
  const owed = (await listOwedRefunds(tx, order.id)).filter(({ reason }) => reason !== "ORDER_CLOSED");
  let open = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  let settles = minor;
  const settled = owed.filter(({ amountMinor }) => {
    if (amountMinor > settles && open <= remainingRefund(order).minor - minor) return false;
    settles -= amountMinor;
    open -= amountMinor;
    return true;
  });
  const back = settled.reduce((sum, refund) => sum + refund.restockedUnits, 0);
  const whole = minor === remainingRefund(order).minor;
  const owedUnits = settled.reduce((sum, { units }) => sum + units, 0);
  const units = Math.min(whole ? order.quantity : owedUnits, remainingRefund(order).units);
  const isHere = order.deliveredAt === null && order.shippedAt === null;
  const restock = isHere ? Math.max(Math.min(units - back, order.quantity - restockedUnits), 0) : 0;
  return {
    part: { minor, units },
    restock,
    restockedUnits: back + restock,
    settled: settled.map(({ id }) => id),
  };
}

async function refundParts(
  tx: RequestContext,
  { id: paymentId }: PaymentRecord,
  shares: { part: RefundablePart; minor: number }[],
): Promise<void> {
  const credited: string[] = [];
  const refunded: Order[] = [];
  for (const { part, minor } of shares) {
    const { orderId, number, order } = part;
    const booked = await bookPart(tx, part, minor);
    const note = serverTexts().orderNotes.orderNotes.refundedAtProvider;
    refunded.push(
      await markRefunded(tx, order, { by: "payment", ...booked.part, restock: booked.restock, note }),
    );
    const refundId = await addRefund(tx, {
      ...{ paymentId, orderId, number, amountMinor: minor, units: booked.part.units },
      ...{ restockedUnits: booked.restockedUnits, reason: "PROVIDER", replaces: booked.settled },
    });
    if (booked.settled.length === 0) credited.push(refundId); // settled refunds already have credit notes
  }
  for (const order of refunded) await endSoldCards(tx, order, { anyway: true }); // after the products of all orders
  for (const refundId of credited) await makeCreditNote(tx, refundId);
}

/** Books the amount that exceeds the payment's remainder. */
async function noteUnbooked(
  tx: RequestContext,
  { id }: PaymentRecord,
  parts: Part[],
  minor: number,
): Promise<void> {
  await execute(tx.db, addUnbooked, [id, minor]);
  await noteEvent(
    tx,
    parts.map(({ orderId }) => orderId),
    {
      by: "payment",
      note: serverTexts().orderNotes.orderNotes.refundedTooMuch(formatMinor(minor)),
    },
  );
}
