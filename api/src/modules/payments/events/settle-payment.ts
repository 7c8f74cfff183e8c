import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../../context/context";
import type { PaidEvent, PaymentGateway } from "../../../context/payment-gateway";
import { command, execute } from "../../../data/rows";
import { paymentChanged } from "../../../observability/signals";
import { issueSoldCards } from "../../gift-cards/sold-cards";
import { addJob } from "../../jobs/add-job";
import { tryChangeStatus, noteEvent, type StatusChange } from "../../orders/change-status";
import { dueOf, listOrdersById } from "../../orders/get-orders";
import type { Order } from "../../orders/order.entity";
import { priceAgain } from "../../orders/price-again";
import { lockUser } from "../../users/lock-user";
import { currencyCode } from "../../pricing/quote";
import { addRefund } from "../add-refund";
import { findPayment, listPaymentParts, type PaymentPart, type PaymentRecord } from "../get-payments";
import { makeInvoice, type Invoiced } from "../invoices/make-invoice";
import { chargeable } from "../gateways/stripe-amounts";
import { PaymentStatus } from "../payment";

const markPaid = command(
  "update payments set status = 'PAID', paid_at = now(), intent_id = $2 where id = $1 and status <> 'PAID'",
);

/**
 * Books a paid session: its unpaid orders become paid, sent or not; money for any other order is refunded. Late or
 * repeated reports are booked once, even if the session was reported expired before. Returns a remark for the log if
 * nothing could be booked.
 */
export async function settlePayment(ctx: RequestContext, paid: PaidEvent): Promise<string | null> {
  const payment = await findPayment(ctx, { sessionId: paid.sessionId });
  if (!payment) return "a payment was reported that isn't one of this shop";
  const expected = [payment.amountMinor, chargeable(payment.amountMinor)];
  if (!expected.includes(paid.amountMinor) || payment.currency !== paid.currency)
    return `payment ${payment.id} was reported with another amount or currency`;
  const isNew = await inTransaction(ctx, async (tx) => {
    await lockUser(tx, payment.userId); // first, as everywhere, so that the orders aren't cancelled concurrently
    if (!(await execute(tx.db, markPaid, [payment.id, paid.intentId]))) return false;
    await bookParts(tx, payment, { by: "payment" });
    return true;
  });
  if (isNew) paymentChanged.publish({ change: "paid", minor: payment.amountMinor });
  return null;
}

/**
 * Books a payment of 0, which no provider accepts. The transaction must have locked the customer, and the orders must
 * await a payment.
 */
export async function settleFree(tx: RequestContext, { id }: { id: string }, userId: string): Promise<void> {
  const { nothingToPay } = serverTexts().orderNotes.orderNotes;
  await execute(tx.db, markPaid, [id, null]);
  await bookParts(tx, { id, userId, currency: currencyCode() }, { by: "system", note: nothingToPay });
}

async function bookParts(tx: RequestContext, payment: Invoiced, change: StatusChange): Promise<void> {
  const parts = await listPaymentParts(tx, payment.id);
  const isEnough = await coversPrice(tx, parts);
  const received: string[] = [];
  for (const part of parts) {
    const order = isEnough && (await tryChangeStatus(tx, part.orderId, "pay", change));
    if (order) received.push(order.id);
    else await giveBack(tx, payment, part, isEnough);
    if (order && order.ofGiftCards) await deliverCards(tx, order);
  }
  if (received.length === 0) return;
  await addJob(tx, "mail-payment-received", { paymentId: payment.id }, payment.id);
  await makeInvoice(tx, payment, received);
}

/** Gift cards need no delivery: their order is delivered when their codes are on their way by mail. */
async function deliverCards(tx: RequestContext, order: Order): Promise<void> {
  const note = serverTexts().orderNotes.orderNotes.cardsMailed(order.quantity);
  if (await tryChangeStatus(tx, order.id, "deliver", { by: "system", note })) await issueSoldCards(tx, order);
}

/**
 * Whether the payment covers the current price of the unpaid orders, even if other orders of their carts were cancelled
 * before the money came (D-34).
 */
async function coversPrice(tx: RequestContext, parts: readonly PaymentPart[]): Promise<boolean> {
  const ids = parts.map(({ orderId }) => orderId);
  const waiting = (await listOrdersById(tx, ids)).filter(({ paid, deletedAt }) => !paid && !deletedAt);
  const costs = new Map(waiting.map((order) => [order.id, dueOf([order])]));
  if (!parts.every(({ orderId, amountMinor }) => (costs.get(orderId) ?? amountMinor) === amountMinor))
    return false;
  return waiting.length === parts.length || (await priceAgain(tx, waiting)).dueMinor <= dueOf(waiting);
}

/** The order no longer awaits this payment: it keeps its state, and its part of the money is refunded. */
async function giveBack(
  tx: RequestContext,
  { id }: Invoiced,
  part: PaymentPart,
  isEnough: boolean,
): Promise<void> {
  if (part.amountMinor === 0) return;
  const refundId = await addRefund(tx, {
    ...{ ...part, paymentId: id, units: 0, restockedUnits: 0, reason: "ORDER_CLOSED" },
  });
  const { paidTooLate, paidTooLittle } = serverTexts().orderNotes.orderNotes;
  await noteEvent(tx, [part.orderId], {
    by: "payment",
    note: isEnough ? paidTooLate : paidTooLittle,
  });
  await addJob(tx, "mail-payment-returned", { refundId }, `${part.number} ${refundId}`);
}

/** The provider's reference to a payment in an event. */
interface Charge {
  sessionId: string | null;
  intentId: string | null;
}

/**
 * Finds the payment of an event; returns null if it isn't a payment of this shop. An event about a payment's money may
 * arrive before the event that it was paid: then this function asks the provider and books the payment first. Throws
 * ServiceUnavailable while the provider can't be reached, so that it sends the event again.
 */
export async function findChargedPayment(ctx: RequestContext, charge: Charge): Promise<PaymentRecord | null> {
  const found = (await findPayment(ctx, charge)) ?? (await findByIntent(ctx, charge.intentId));
  const { payments } = ctx;
  if (!found?.sessionId || found.status === PaymentStatus.PAID || payments?.name !== found.gateway)
    return found;
  await settleIfPaid(ctx, payments, found.sessionId);
  return findPayment(ctx, { sessionId: found.sessionId });
}

/** A payment's intent is stored when it is booked as paid; before that only the provider knows the session of the intent. */
async function findByIntent(ctx: RequestContext, intentId: string | null): Promise<PaymentRecord | null> {
  const sessionId = intentId && (await ctx.payments?.findSessionOfIntent(intentId));
  return sessionId ? findPayment(ctx, { sessionId }) : null;
}

async function settleIfPaid(ctx: RequestContext, gateway: PaymentGateway, sessionId: string): Promise<void> {
  const state = await gateway.findSession(sessionId);
  if (!state?.paid) return;
  const { amountMinor, currency, intentId } = state;
  await settlePayment(ctx, { type: "paid", sessionId, amountMinor, currency, intentId });
}
