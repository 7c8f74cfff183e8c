import type { RequestContext } from "../../../context/context";
import { countRows } from "../../../data/lists/count";
import { checkPage, toConnection, type Connection } from "../../../data/lists/page";
import { IS_OPEN } from "../../../data/open-orders";
import { rows, statement } from "../../../data/rows";
import { lookUp, type Lookup } from "../../../data/shared-lookups";
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

/** The newest open orders of customers, at most so many of each. */
const newestOrders =
  (limit: number): Lookup<Order[]> =>
  async ({ db }, customers) => {
    const found = new Map<string, Order[]>(customers.map((id) => [id, []]));
    for (const order of await rows(db, ofCustomers, [customers, limit])) found.get(order.userId)?.push(order);
    return found;
  };

const lookups = new Map<number, Lookup<Order[]>>();

/** One lookup for each size of a page, of which there are few. */
function lookupOf(limit: number): Lookup<Order[]> {
  let lookup = lookups.get(limit);
  if (!lookup) lookups.set(limit, (lookup = newestOrders(limit)));
  return lookup;
}

/** The first page of a customer's open orders, newest first. */
export async function listNewestOrders(
  ctx: RequestContext,
  customerId: string,
  first: number,
): Promise<Connection<Order>> {
  checkPage({ first });
  const found = await lookUp(ctx, lookupOf(first + 1), customerId);
  return toConnection<Order>(
    found ?? [],
    { first },
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, "orders", `user_id = $1 and ${IS_OPEN}`, [customerId]),
  );
}
