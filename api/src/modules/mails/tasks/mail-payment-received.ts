import { costOf } from "../../orders/get-orders";
import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { findPaidPayment, listRefundsOfPayment } from "../../payments/get-refunds";
import { ordersOfPayment } from "../../payments/get-payments";
import { writePaymentReceived } from "../customer/write-payment-received";
import { writeOrdersPaid } from "../shopkeepers/write-orders-paid";
import { isNonEmpty } from "../template/order-words";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toAdmins, toCustomer } from "./send-mails";

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
  const covered = (await ordersOfPayment(ctx, [paymentId])).get(paymentId) ?? [];
  const orders = covered.filter(({ id }) => !tooLate.has(id));
  if (!isNonEmpty(orders)) return;
  const { paidAt, amountCents } = payment;
  const [{ email, number: about }] = orders;
  const returnedCents = costOf(covered.filter(({ id }) => tooLate.has(id)));
  const cart = await findCart(ctx, orders);
  const receipt = writePaymentReceived(shopOf(ctx), orders, { paidAt, amountCents, returnedCents }, cart);
  const news = writeOrdersPaid(shopOf(ctx), orders, paidAt, cart);
  await sendMails(ctx, [
    ...(amountCents > 0
      ? toCustomer(email, { kind: "payment-received", about, key: paymentId }, receipt)
      : []),
    ...(await toAdmins(ctx, { kind: "new-paid-order", about, key: paymentId }, news, email)),
  ]);
}
