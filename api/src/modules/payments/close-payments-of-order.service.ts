import type { RequestContext } from "../../context/context";
import { columns, text } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { closePayment } from "./sync-payment.service";

const open = columns({ sessionId: text("session_id") });
const openOfOrder = statement(
  open,
  `select ${open.sql} from payments join payment_orders on payment_id = payments.id
    where order_id = $1 and status = 'OPEN' and session_id is not null`,
);
const giveUp = command(
  `update payments set status = 'EXPIRED' where status = 'OPEN' and session_id is null
    and id in (select payment_id from payment_orders where order_id = $1)`,
);

/**
 * The job `close-payments-of-order`: closes the payment pages of an order that no longer waits for a payment. What was paid
 * before that is booked, and goes back.
 */
export async function closePaymentsOfOrder(
  ctx: RequestContext,
  { orderId }: { orderId: string },
): Promise<void> {
  await execute(ctx.db, giveUp, [orderId]);
  const sessions = await rows(ctx.db, openOfOrder, [orderId]);
  if (!ctx.payments) return;
  for (const { sessionId } of sessions) await closePayment(ctx, ctx.payments, sessionId);
}
