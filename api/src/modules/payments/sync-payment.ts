import { inTransaction, type RequestContext } from "../../context/context";
import type { PaymentGateway } from "../../context/payment-gateway";
import { expireOrders } from "../orders/expire-orders";
import { handlePaymentEvent } from "./handle-payment-event";
import { columns, text, uuid } from "../../data/columns";
import { command, execute, returning, rows, select, statement } from "../../data/rows";
import type { JobContext } from "../../context/job-context";
import { ServiceUnavailable } from "../../errors";
import { IS_PLACED, NO_GATEWAY, TOTAL_MINOR } from "../order-conditions";
import { listOrdersById } from "../orders/get-orders";
import { OrderStatus } from "../orders/order-status.enum";
import { lockUser } from "../users/lock-user";
import { addPayment } from "./add-payment";
import { settleFree } from "./events/settle-payment";

/**
 * Asks the provider for the state of a session, and books it as if the provider had reported it; returns a remark for
 * the log as `handlePaymentEvent` does. Throws ServiceUnavailable while the provider can't be reached.
 */
export async function syncPayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  sessionId: string,
): Promise<string | null> {
  const state = await gateway.findSession(sessionId);
  if (!state || (state.status === "expired" && !state.paid))
    return handlePaymentEvent(ctx, { type: "expired", sessionId });
  if (!state.paid) return null;
  const { amountMinor, currency, intentId } = state;
  return handlePaymentEvent(ctx, { type: "paid", sessionId, amountMinor, currency, intentId });
}

/** Closes a session and books its state, because it may have been paid before it was closed. */
export async function closePayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  sessionId: string,
): Promise<void> {
  await gateway.closeSession(sessionId);
  await syncPayment(ctx, gateway, sessionId);
}

const open = columns({ sessionId: text("session_id") });
const openOfOrder = select(
  open,
  `from payments join payment_orders on payment_id = payments.id
    where order_id = $1 and status = 'OPEN' and session_id is not null`,
);
const giveUpOfOrder = command(
  `update payments set status = 'EXPIRED' where status = 'OPEN' and session_id is null
    and id in (select payment_id from payment_orders where order_id = $1)`,
);

/**
 * The job `close-payments-of-order`: closes the payment pages of an order that no longer awaits a payment. A payment
 * made before the closing is booked and refunded.
 */
export async function closePaymentsOfOrder(
  ctx: RequestContext,
  { orderId }: { orderId: string },
): Promise<void> {
  await execute(ctx.db, giveUpOfOrder, [orderId]);
  const sessions = await rows(ctx.db, openOfOrder, [orderId]);
  if (!ctx.payments) return;
  for (const { sessionId } of sessions) await closePayment(ctx, ctx.payments, sessionId);
}

const openToExpire = statement(
  open,
  `select distinct ${open.sql} from payments join payment_orders on payment_id = payments.id
    where order_id = any($1) and status = 'OPEN' and session_id is not null and gateway = $2`,
);

/** Books the state of the open payments of these orders, by the answers of the provider. Throws ServiceUnavailable. */
export async function syncPaymentsOf(
  ctx: RequestContext,
  gateway: PaymentGateway,
  orderIds: string[],
): Promise<void> {
  for (const { sessionId } of await rows(ctx.db, openToExpire, [orderIds, gateway.name]))
    await syncPayment(ctx, gateway, sessionId);
}

/** The maximum number of rows of each kind in one run. */
const BATCH = 50;

const freeColumns = columns({ id: uuid("id"), userId: uuid("user_id") });
const freeOrders = select(
  freeColumns,
  `from orders where ${IS_PLACED} and ${TOTAL_MINOR} = 0 limit ${BATCH}`,
);

/** Pays the orders with a total of 0 that release 0.1.0 has left unpaid. */
async function payFreeOrders(ctx: RequestContext): Promise<void> {
  for (const { id, userId } of await rows(ctx.db, freeOrders))
    await inTransaction(ctx, async (tx) => {
      await lockUser(tx, userId);
      const waiting = (await listOrdersById(tx, [id])).filter(({ status }) => status === OrderStatus.PLACED);
      if (waiting.length > 0) await settleFree(tx, await addPayment(tx, NO_GATEWAY, userId, waiting), userId);
    });
}

/**
 * The task `expire-orders`: pays orders with a total of 0, and cancels orders that weren't paid in time, after closing
 * their payment pages and booking their payments. An order stays open if its provider can't be reached or isn't
 * configured any more.
 */
export async function expireUnpaidOrders(ctx: JobContext): Promise<void> {
  await payFreeOrders(ctx);
  let reachable = true;
  await expireOrders(ctx, async (orderIds) => {
    if (!ctx.payments) return;
    for (const { sessionId } of await rows(ctx.db, openToExpire, [orderIds, ctx.payments.name])) {
      if (!reachable) return;
      try {
        await closePayment(ctx, ctx.payments, sessionId);
      } catch (error) {
        reachable = !(error instanceof ServiceUnavailable);
        ctx.log.warn(
          { err: error },
          "payments: an order doesn't expire, because the provider doesn't say whether it is paid",
        );
      }
    }
  });
}

/** Gives up payments that never got a page, because their process ended: nobody can pay them. */
const giveUpOld = command(
  `update payments set status = 'EXPIRED'
    where status = 'OPEN' and session_id is null and created_at < now() - interval '10 minutes'`,
);
/** Concurrent processes get different batches. */
const takeBatch = returning(
  open,
  `update payments set checked_at = now() where id in (
      select id from payments where status = 'OPEN' and session_id is not null and gateway = $1
        and coalesce(checked_at, created_at) < now() - interval '1 minute'
      order by coalesce(checked_at, created_at) limit ${BATCH} for update skip locked
    )`,
);

/**
 * The task `reconcile-payments`, which runs every minute: asks the provider about payments that have been open for more
 * than a minute, and books their state, so that a lost webhook causes no loss. Ends early while the provider can't be
 * reached.
 */
export async function reconcilePayments(ctx: JobContext): Promise<void> {
  await execute(ctx.db, giveUpOld);
  if (!ctx.payments) return;
  for (const { sessionId } of await rows(ctx.db, takeBatch, [ctx.payments.name])) {
    try {
      const remark = await syncPayment(ctx, ctx.payments, sessionId);
      if (remark) ctx.log.warn(`payments: ${remark}`);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
      return ctx.log.warn(`payments: the provider can't be asked about open payments: ${error.message}`);
    }
  }
}
