import type { RequestContext } from "../../context/context";
import type { PaymentEvent } from "../../context/payment-gateway";
import { command, execute } from "../../data/rows";
import { paymentChanged } from "../../observability/signals";
import { bookDispute } from "./events/book-dispute";
import { bookFailedRefund } from "./events/book-failed-refund";
import { bookProviderRefund } from "./events/book-provider-refund";
import { settlePayment } from "./events/settle-payment";

const expire = command("update payments set status = 'EXPIRED' where session_id = $1 and status = 'OPEN'");

/**
 * Books an event of the provider, reported by webhook or found by asking. Events may arrive twice, late, or in any
 * order. Returns a remark for the log if an event could not be booked.
 */
export async function handlePaymentEvent(ctx: RequestContext, event: PaymentEvent): Promise<string | null> {
  const remark = await book(ctx, event);
  if (remark !== null) paymentChanged.publish({ change: "unbooked", minor: 0 });
  return remark;
}

async function book(ctx: RequestContext, event: PaymentEvent): Promise<string | null> {
  switch (event.type) {
    case "paid":
      return settlePayment(ctx, event);
    case "expired":
      if (await execute(ctx.db, expire, [event.sessionId]))
        paymentChanged.publish({ change: "expired", minor: 0 });
      return null;
    case "refunded":
      return bookProviderRefund(ctx, event);
    case "refund failed":
      return bookFailedRefund(ctx, event);
    case "disputed":
      return bookDispute(ctx, event);
    case "other":
      return null;
  }
}
