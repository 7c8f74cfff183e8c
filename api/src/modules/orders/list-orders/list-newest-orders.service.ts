import type { RequestContext } from "../../../context/context";
import { countRows } from "../../../data/lists/count";
import { checkPage, toConnection, type Connection } from "../../../data/lists/page";
import { IS_OPEN } from "../../../data/open-orders";
import { listLookup } from "../../../data/shared-lookups";
import { rows, statement } from "../../../data/rows";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";

const ofCustomers = statement(
  orderColumns,
  `select ${orderColumns.sql} from unnest($1::uuid[]) as customer
    cross join lateral (
      select * from orders where user_id = customer and ${IS_OPEN} order by created_at desc, id desc limit $2
    ) as newest
    order by created_at desc, id desc`,
);

const newestOrders = listLookup<Order>(async ({ db }, customers, limit) =>
  (await rows(db, ofCustomers, [customers, limit])).map((order) => [order.userId, order]),
);

/** The first page of a customer's open orders, newest first. */
export async function listNewestOrders(
  ctx: RequestContext,
  customerId: string,
  first: number,
): Promise<Connection<Order>> {
  checkPage({ first });
  return toConnection<Order>(
    await newestOrders(ctx, customerId, first + 1),
    { first },
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, "orders", `user_id = $1 and ${IS_OPEN}`, [customerId]),
  );
}
