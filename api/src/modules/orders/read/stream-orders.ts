import { afterCursor, inBatches } from "../../../data/lists/batches";
import { IS_OPEN } from "../../order-conditions";
import { select } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { actsForShop, requireActor } from "../../../context/actor";
import { Forbidden } from "../../../errors";
import { normalizeEmail } from "../../users/normalize-email";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";
import type { OrderStatus } from "../order-status.enum";
import { inStatus } from "./order-sql";

const batch = select(
  orderColumns,
  `from orders
    where ${afterCursor} and case $4::boolean when true then delivered_at is not null when false then ${IS_OPEN} else true end
    order by created_at desc, id desc limit $1`,
);

const openOrders = (condition: string) =>
  select(
    orderColumns,
    `from orders where ${condition} and ${afterCursor} and ${IS_OPEN}
      order by created_at desc, id desc limit $1`,
  );
const allOpen = openOrders("true");
const ofUser = openOrders("user_id = $4");
const ofEmail = openOrders("email = $4");

/** Reads every open order in batches, newest first, for GET /orders (spec §7). */
export function streamOpenOrders(ctx: RequestContext, size: number): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  return inBatches(ctx.db, allOpen, size);
}

/**
 * Reads every open order of one customer in batches, newest first, for GET /orders/{email} (spec §7). Customers read
 * their own orders, admins and programs any customer's; otherwise throws Forbidden. The viewer's own orders are found
 * by account, because an email may pass to another person.
 */
export function streamOrdersOf(
  ctx: RequestContext,
  size: number,
  email: string,
): AsyncGenerator<Order[], void> {
  const address = normalizeEmail(email);
  if (address === ctx.viewer?.email) return inBatches(ctx.db, ofUser, size, [ctx.viewer.id]);
  if (!actsForShop(ctx)) throw new Forbidden("These orders belong to another customer.");
  return inBatches(ctx.db, ofEmail, size, [address]);
}

/** Reads every order in one of these states in batches, newest first. */
export function streamOrdersIn(
  ctx: RequestContext,
  size: number,
  statuses: OrderStatus[],
): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  const inStates = select(
    orderColumns,
    `from orders where ${afterCursor} and ${inStatus(statuses)}
      order by created_at desc, id desc limit $1`,
  );
  return inBatches(ctx.db, inStates, size);
}

/** Reads every order in batches, newest first; optionally only delivered or only open ones. */
export function streamOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  return inBatches(ctx.db, batch, size, [delivered ?? null]);
}
