import { afterCursor, inBatches } from "../../../data/lists/batches";
import { IS_OPEN } from "../../../data/open-orders";
import { statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";
import type { OrderStatus } from "../order-status.enum";
import { inStatus } from "../state/status-sql";

const batch = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders
    where ${afterCursor} and case $4::boolean when true then delivered_at is not null when false then ${IS_OPEN} else true end
    order by created_at desc, id desc limit $1`,
);

/** Reads every order in one of these states in batches, newest first. */
export function streamOrdersIn(
  ctx: RequestContext,
  size: number,
  statuses: OrderStatus[],
): AsyncGenerator<Order[], void> {
  requireActor(ctx);
  const inStates = statement(
    orderColumns,
    `select ${orderColumns.sql} from orders where ${afterCursor} and ${inStatus(statuses)}
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
