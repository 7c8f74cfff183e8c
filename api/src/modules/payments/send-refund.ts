import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { boolean, columns, integer, nullable, text, uuid } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { ServiceUnavailable } from "../../errors";
import { paymentChanged } from "../../observability/signals";
import { bookFailedRefund } from "./events/book-failed-refund";

const wanted = columns({
  refundId: uuid("refunds.id"),
  amountMinor: integer("refunds.amount_cents::integer"),
  done: boolean("refunds.done_at is not null or refunds.failed_at is not null"),
  gateway: text("gateway"),
  sessionId: text("session_id"),
  intentId: nullable(text("intent_id")),
});
const byId = select(
  wanted,
  `from refunds join payments on payments.id = payment_id
    where refunds.id = $1 and session_id is not null`,
);
const finish = command(
  "update refunds set done_at = coalesce(done_at, now()), provider_refund_id = $2 where id = $1",
);

/**
 * The job `send-refund`: asks the provider for the refund, which happens once even if the job is repeated. If the
 * provider refuses permanently, the refund has failed.
 */
export async function sendRefund(ctx: RequestContext, { refundId }: { refundId: string }): Promise<void> {
  const [refund] = await rows(ctx.db, byId, [refundId]);
  if (!refund || refund.done) return;
  if (ctx.payments?.name !== refund.gateway)
    throw new ServiceUnavailable(60, serverTexts().adminRefusals.jobErrors.otherGateway(refund.gateway));
  const { providerRefundId, failure } = await ctx.payments.refund(refund);
  if (failure !== null) {
    const { sessionId, intentId, amountMinor } = refund;
    const named = { refundId, providerRefundId, sessionId, intentId, amountMinor };
    await bookFailedRefund(ctx, { type: "refund failed", ...named, reason: failure, at: new Date() });
    return;
  }
  await execute(ctx.db, finish, [refundId, providerRefundId]);
  paymentChanged.publish({ change: "refunded", minor: refund.amountMinor });
}
