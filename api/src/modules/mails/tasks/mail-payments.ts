import { findExpectedArrival } from "../../orders/expected-arrival";
import { dueOf, listOrdersById } from "../../orders/get-orders";
import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import type { Order } from "../../orders/order.entity";
import { findDispute } from "../../payments/get-disputes";
import { findPaidPayment, findRefund, listRefundsOfPayment, type Refund } from "../../payments/get-refunds";
import { ordersOfPayment } from "../../payments/get-payments";
import { writePaymentReturned } from "../customer/write-order-changed";
import { writePaymentReceived } from "../customer/write-payment-received";
import { writeOrdersPaid } from "../shopkeepers/write-orders-paid";
import {
  writePaymentDisputed,
  writePaymentReturnedToAdmins,
  writeRefundFailed,
} from "../shopkeepers/write-payment-problems";
import { isNonEmpty } from "../template/order-words";
import { findCart, sendMails, shopOf, toAdmins, toCustomer } from "./send-mails";

/** The orders of a payment. */
const ordersPaidBy = async (ctx: JobContext, paymentId: string): Promise<Order[]> =>
  (await ordersOfPayment(ctx, [paymentId])).get(paymentId) ?? [];

/**
 * To the customer: the receipt, unless nothing was paid. To the admins: new paid orders. Orders that no longer awaited
 * the payment are in neither mail.
 */
export async function mailPaymentReceived(
  ctx: JobContext,
  { paymentId }: JobPayloads["mail-payment-received"],
): Promise<void> {
  const payment = await findPaidPayment(ctx, paymentId);
  if (!payment) return;
  const refunds = await listRefundsOfPayment(ctx, paymentId);
  const tooLate = new Set(
    refunds.filter(({ reason }) => reason === "ORDER_CLOSED").map(({ orderId }) => orderId),
  );
  const covered = await ordersPaidBy(ctx, paymentId);
  const orders = covered.filter(({ id }) => !tooLate.has(id));
  if (!isNonEmpty(orders)) return;
  const { paidAt, amountMinor } = payment;
  const [{ email, number: about }] = orders;
  const returnedMinor = dueOf(covered.filter(({ id }) => tooLate.has(id)));
  const cart = await findCart(ctx, orders);
  const arrival = cart || orders.length === 1 ? await findExpectedArrival(ctx, orders[0]) : null;
  const paid = { paidAt, amountMinor, returnedMinor, arrival };
  const receipt = writePaymentReceived(shopOf(ctx), orders, paid, cart);
  const news = writeOrdersPaid(shopOf(ctx), orders, paidAt, cart);
  await sendMails(ctx, [
    ...(amountMinor > 0
      ? toCustomer(email, { kind: "payment-received", about, key: paymentId }, receipt)
      : []),
    ...(await toAdmins(ctx, { kind: "new-paid-order", about, key: paymentId }, news, email)),
  ]);
}

/** To the admins: a payment is disputed, or the outcome of the dispute. */
export async function mailPaymentDisputed(
  ctx: JobContext,
  { disputeId, phase }: JobPayloads["mail-payment-disputed"],
): Promise<void> {
  const dispute = await findDispute(ctx, disputeId);
  const orders = dispute ? await ordersPaidBy(ctx, dispute.paymentId) : [];
  if (!dispute || !isNonEmpty(orders)) return;
  // an appeal can repeat a phase, which sends another mail: hence the job's id
  const key = `${disputeId}.${phase}.${ctx.jobId}`;
  const named = { kind: "payment-disputed", about: orders[0].number, key };
  const written = writePaymentDisputed(shopOf(ctx), orders, dispute, phase, await findCart(ctx, orders));
  await sendMails(ctx, await toAdmins(ctx, named, written));
}

/** A refund with its order; undefined if one of them doesn't exist. */
async function findRefunded(
  ctx: JobContext,
  refundId: string,
): Promise<{ refund: Refund; order: Order } | undefined> {
  const refund = await findRefund(ctx, refundId);
  const [order] = refund ? await listOrdersById(ctx, [refund.orderId]) : [];
  return refund && order ? { refund, order } : undefined;
}

/** To the customer and the admins: a payment came for an order that no longer awaited one, and is refunded. */
export async function mailPaymentReturned(
  ctx: JobContext,
  { refundId }: JobPayloads["mail-payment-returned"],
): Promise<void> {
  const found = await findRefunded(ctx, refundId);
  if (!found) return;
  const { order } = found;
  const { amountMinor, createdAt } = found.refund;
  const { email, number: about } = order;
  const named = (kind: string) => ({ kind, about, key: refundId });
  const cart = await findCart(ctx, [order]);
  const mail = writePaymentReturned(shopOf(ctx), order, createdAt, amountMinor, cart);
  const forAdmins = writePaymentReturnedToAdmins(shopOf(ctx), order, createdAt, amountMinor, cart);
  await sendMails(ctx, [
    ...toCustomer(email, named("payment-returned"), mail),
    ...(await toAdmins(ctx, named("payment-returned-admins"), forAdmins, email)),
  ]);
}

/** To the admins: a refund failed, and its money must be paid back in another way. Replies go to the customer. */
export async function mailRefundFailed(
  ctx: JobContext,
  { refundId }: JobPayloads["mail-refund-failed"],
): Promise<void> {
  const found = await findRefunded(ctx, refundId);
  if (!found?.refund.failure) return;
  const { order, refund } = found;
  const named = { kind: "refund-failed", about: order.number, key: refundId };
  const cart = await findCart(ctx, [order]);
  const written = writeRefundFailed(shopOf(ctx), order, refund.amountMinor, found.refund.failure, cart);
  await sendMails(ctx, await toAdmins(ctx, named, written, order.email || undefined));
}
