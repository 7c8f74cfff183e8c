import { afterCursor, inBatches } from "../../../data/batches";
import { IS_OPEN } from "../../../data/open-orders";
import { statement } from "../../../data/rows";
import { requireViewer, type RequestContext } from "../../../context/context";
import type { Order } from "../order.entity";
import { orderColumns } from "../order-columns";

const batch = statement(
  `select ${orderColumns}, delivered_at as "deliveredAt" from orders
    where ${afterCursor} and case $4::boolean when true then delivered_at is not null when false then ${IS_OPEN} else true end
    order by created_at desc, id desc limit $1`,
);

/** Every order in the books, newest first, so many at a time; only the delivered ones, or the open ones, where asked for. */
export function streamOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<Order[], void> {
  requireViewer(ctx);
  return inBatches<Order>(ctx.db, batch, size, [delivered ?? null]);
}
