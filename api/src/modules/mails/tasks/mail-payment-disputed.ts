import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { findDispute } from "../../payments/get-disputes";
import { ordersOfPayment } from "../../payments/get-payments";
import { writePaymentDisputed } from "../shopkeepers/write-payment-disputed";
import { isNonEmpty } from "../template/order-words";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toAdmins } from "./send-mails";

/** To the admins: a payment is disputed, or the outcome of the dispute. */
export async function mailPaymentDisputed(
  ctx: JobContext,
  { disputeId, phase }: JobPayloads["mail-payment-disputed"],
): Promise<void> {
  const dispute = await findDispute(ctx, disputeId);
  const orders = dispute && (await ordersOfPayment(ctx, [dispute.paymentId])).get(dispute.paymentId);
  if (!dispute || !orders || !isNonEmpty(orders)) return;
  // an appeal can repeat a phase, which sends another mail: hence the job's id
  const key = `${disputeId}.${phase}.${ctx.jobId}`;
  const named = { kind: "payment-disputed", about: orders[0].number, key };
  const written = writePaymentDisputed(shopOf(ctx), orders, dispute, phase, await findCart(ctx, orders));
  await sendMails(ctx, await toAdmins(ctx, named, written));
}
