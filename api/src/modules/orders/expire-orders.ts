import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../context/context";
import type { ShopPolicy } from "../../context/policy";
import { columns, instant, nullable, uuid, type RowOf } from "../../data/columns";
import { IS_PLACED } from "../order-conditions";
import { command, execute, rows, select } from "../../data/rows";
import { tryLockUser } from "../users/lock-user";
import { closeUnpaidOrders } from "./change/cancel-order";
import type { Order } from "./order.entity";
import { OrderStatus } from "./order-status.enum";

const BATCH = 100;
const HOUR_MS = 3_600_000;
const BELOW_EVERY_ID = "00000000-0000-0000-0000-000000000000";

const expiredColumns = columns({
  id: uuid("id"),
  userId: uuid("user_id"),
  productId: uuid("product_id"),
  checkoutId: nullable(uuid("checkout_id")),
  placedAt: instant("created_at"),
});
type Expired = RowOf<typeof expiredColumns>;

const expired = select(
  expiredColumns,
  `from orders
    where ${IS_PLACED} and created_at < now() - $1::float8 * interval '1 hour'
      and (created_at, id) > (coalesce($2::timestamptz, '-infinity'), $3::uuid)
    order by created_at, id limit ${BATCH}`,
);

const openPayment = command(
  `select from payment_orders join payments on payments.id = payment_id
    where order_id = any($1) and status = 'OPEN' and session_id is not null limit 1`,
);

/**
 * Asks the payment provider to close the open payments of orders, and books the outcomes. A payment stays open if the
 * provider doesn't answer for it.
 */
export type ClosePayments = (orderIds: string[]) => Promise<void>;

/** The time at which the first of these orders is cancelled unless it is paid; null if none ever is. */
export function heldUntil({ orderHoldHours }: ShopPolicy, orders: readonly Order[]): Date | null {
  const placed = orders.filter(({ status }) => status === OrderStatus.PLACED);
  if (placed.length === 0 || orderHoldHours === 0) return null;
  const first = Math.min(...placed.map(({ createdAt }) => createdAt.getTime()));
  return new Date(first + orderHoldHours * HOUR_MS);
}

/**
 * Cancels unpaid, unsent orders older than the shop's hold time; does nothing if the hold is unlimited. Each order is
 * cancelled in a separate transaction, except that the orders of a cart share one, because they are one order to their
 * customer and one mail (D-30). A transaction locks the customer first, like every other change of orders. It skips a
 * customer locked by another transaction: their order is being paid, cancelled or expired right now, or the next call
 * handles it. Orders with an open payment wait until the provider confirms that it isn't paid: a webhook may have been
 * lost in an outage that lasted longer than the hold (ADR-0028).
 */
export async function expireOrders(
  ctx: RequestContext,
  closePayments: ClosePayments = () => Promise.resolve(),
): Promise<void> {
  const { orderHoldHours } = ctx.policy;
  if (orderHoldHours === 0) return;
  let last: Expired | undefined;
  do {
    const after = [last?.placedAt ?? null, last?.id ?? BELOW_EVERY_ID];
    const batch: Expired[] = await rows(ctx.db, expired, [orderHoldHours, ...after]);
    for (const orders of byCart(batch)) await expire(ctx, orders, closePayments);
    last = batch[BATCH - 1];
  } while (last);
}

/**
 * Groups the orders by cart; an order without a cart is a group by itself. A cart's orders have one placing time, so a
 * batch nearly always contains all of them.
 */
function byCart(batch: readonly Expired[]): Iterable<[Expired, ...Expired[]]> {
  const carts = new Map<string, [Expired, ...Expired[]]>();
  for (const order of batch) {
    const key = order.checkoutId ?? order.id;
    const others = carts.get(key);
    if (others) others.push(order);
    else carts.set(key, [order]);
  }
  return carts.values();
}

async function expire(
  ctx: RequestContext,
  orders: [Expired, ...Expired[]],
  closePayments: ClosePayments,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await closePayments(ids);
  const note = serverTexts().orderNotes.orderNotes.notPaid(inWords(ctx.policy.orderHoldHours));
  await inTransaction(ctx, async (tx) => {
    if (!(await tryLockUser(tx, orders[0].userId))) return;
    if ((await execute(tx.db, openPayment, [ids])) > 0) return;
    const inLockOrder = orders.sort((one, other) => (one.productId < other.productId ? -1 : 1)); // the order in which placing locks products
    await closeUnpaidOrders(
      tx,
      inLockOrder.map(({ id }) => id),
      { by: "system", note },
    );
  });
}

/** Formats a duration for people: 72 hours, 30 minutes, 4 seconds. */
function inWords(hours: number): string {
  const texts = serverTexts().orderNotes.orderNotes;
  if (hours >= 1) return texts.hours(Number(hours.toFixed(2)));
  return hours * 60 >= 2 ? texts.minutes(Math.round(hours * 60)) : texts.seconds(Math.ceil(hours * 3600));
}
