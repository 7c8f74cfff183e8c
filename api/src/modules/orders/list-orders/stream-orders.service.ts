import { afterCursor, inBatches } from "../../../data/lists/batches";
import { instant, nullable, type RowOf } from "../../../data/columns";
import { IS_OPEN } from "../../../data/open-orders";
import { statement } from "../../../data/rows";
import { requireViewer, type RequestContext } from "../../../context/context";
import { orderColumns } from "../order-columns";

const bookedColumns = orderColumns.with({ deliveredAt: nullable(instant("delivered_at")) });

/** An order with the time of its delivery, if it was delivered. */
export type BookedOrder = RowOf<typeof bookedColumns>;

const batch = statement(
  bookedColumns,
  `select ${bookedColumns.sql} from orders
    where ${afterCursor} and case $4::boolean when true then delivered_at is not null when false then ${IS_OPEN} else true end
    order by created_at desc, id desc limit $1`,
);

/** Reads every order in batches, newest first; optionally only delivered or only open ones. */
export function streamOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<BookedOrder[], void> {
  requireViewer(ctx);
  return inBatches(ctx.db, batch, size, [delivered ?? null]);
}
