import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { listOrdersById } from "../../orders/get-orders";
import { findRefund } from "../../payments/get-refunds";
import { writePaymentReturned } from "../customer/write-order-changed";
import { writePaymentReturnedToAdmins } from "../shopkeepers/write-payment-returned";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toAdmins, toCustomer } from "./send-mails";

/** To the customer and the admins: a payment came for an order that no longer awaited one, and is refunded. */
export async function mailPaymentReturned(
  ctx: JobContext,
  { refundId }: JobPayloads["mail-payment-returned"],
): Promise<void> {
  const refund = await findRefund(ctx, refundId);
  const [order] = refund ? await listOrdersById(ctx, [refund.orderId]) : [];
  if (!refund || !order) return;
  const { amountCents, createdAt } = refund;
  const { email, number: about } = order;
  const shop = shopOf(ctx);
  const named = (kind: string) => ({ kind, about, key: refundId });
  const cart = await findCart(ctx, [order]);
  const forAdmins = writePaymentReturnedToAdmins(shop, order, createdAt, amountCents, cart);
  await sendMails(ctx, [
    ...toCustomer(
      email,
      named("payment-returned"),
      writePaymentReturned(shop, order, createdAt, amountCents, cart),
    ),
    ...(await toAdmins(ctx, named("payment-returned-admins"), forAdmins, email)),
  ]);
}
