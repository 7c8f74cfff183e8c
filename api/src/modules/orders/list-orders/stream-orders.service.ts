import { afterCursor, inBatches } from "../../../data/batches";
import { instant, nullable, type RowOf } from "../../../data/columns";
import { IS_OPEN } from "../../../data/open-orders";
import { statement } from "../../../data/rows";
import { requireViewer, type RequestContext } from "../../../context/context";
import { orderColumns } from "../order-columns";

const bookedColumns = orderColumns.with({ deliveredAt: nullable(instant("delivered_at")) });

/** An order in the books, and when it was delivered, if it was. */
export type BookedOrder = RowOf<typeof bookedColumns>;

const batch = statement(
  bookedColumns,
  `select ${bookedColumns.sql} from orders
    where ${afterCursor} and case $4::boolean when true then delivered_at is not null when false then ${IS_OPEN} else true end
    order by created_at desc, id desc limit $1`,
);

/** Every order in the books, newest first, so many at a time; only the delivered ones, or the open ones, where asked for. */
export function streamOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<BookedOrder[], void> {
  requireViewer(ctx);
  return inBatches(ctx.db, batch, size, [delivered ?? null]);
}
