import { batchOf, inBatches } from "../../../data/lists/batches";
import { IS_OPEN } from "../../order-conditions";
import type { RequestContext } from "../../../context/context";
import { actsForShop, requireActor } from "../../../context/actor";
import { Scope } from "../../../context/scope";
import { Forbidden } from "../../../errors";
import { normalizeEmail } from "../../users/normalize-email";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";
import type { OrderStatus } from "../order-status.enum";
import { inStatus } from "./order-sql";

const of = (condition: string) => batchOf(orderColumns, "orders", condition);
const ofUser = of(`user_id = $4 and ${IS_OPEN}`);
const ofEmail = of(`email = $4 and ${IS_OPEN}`);

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
  if (!actsForShop(ctx, Scope.READ_ORDERS)) throw new Forbidden("These orders belong to another customer.");
  return inBatches(ctx.db, ofEmail, size, [address]);
}

/** Reads every order in one of these states, or every open one, in batches, newest first, for GET /orders (spec §7). */
export function streamOrdersIn(
  ctx: RequestContext,
  size: number,
  statuses: OrderStatus[] | undefined,
): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  return inBatches(ctx.db, of(statuses ? inStatus(statuses) : IS_OPEN), size);
}

/** Reads every order in batches, newest first; optionally only delivered or only open ones. */
export function streamOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  const condition = delivered ? "delivered_at is not null" : IS_OPEN;
  return inBatches(ctx.db, of(delivered === undefined ? "true" : condition), size);
}
