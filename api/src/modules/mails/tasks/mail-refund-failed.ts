import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { listOrdersById } from "../../orders/get-orders";
import { findRefund } from "../../payments/get-refunds";
import { writeRefundFailed } from "../shopkeepers/write-refund-failed";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toAdmins } from "./send-mails";

/** To the admins: a refund failed, and its money must be paid back in another way. Replies go to the customer. */
export async function mailRefundFailed(
  ctx: JobContext,
  { refundId }: JobPayloads["mail-refund-failed"],
): Promise<void> {
  const refund = await findRefund(ctx, refundId);
  const [order] = refund ? await listOrdersById(ctx, [refund.orderId]) : [];
  if (!refund?.failure || !order) return;
  const named = { kind: "refund-failed", about: order.number, key: refundId };
  const written = writeRefundFailed(
    shopOf(ctx),
    order,
    refund.amountCents,
    refund.failure,
    await findCart(ctx, [order]),
  );
  await sendMails(ctx, await toAdmins(ctx, named, written, order.email || undefined));
}
