import { BEYOND, inBatches } from "../../database/batches";
import { statement } from "../../database/rows";
import { requireViewer, type RequestContext } from "../../context";
import type { Order } from "./order.entity";
import { orderColumns } from "./order-list";

const batch = statement(
  `select ${orderColumns}, delivered_at as "deliveredAt" from orders
    where ${BEYOND} and ($4::boolean is null or (delivered_at is not null) = $4)
    order by created_at desc, id desc limit $1`,
);

/** Every order in the books, newest first, so many at a time; only the delivered ones, or the others, where asked for. */
export function allOrders(
  ctx: RequestContext,
  size: number,
  delivered?: boolean,
): AsyncGenerator<Order[], void> {
  requireViewer(ctx);
  return inBatches<Order>(ctx.db, batch, size, [delivered ?? null]);
}
