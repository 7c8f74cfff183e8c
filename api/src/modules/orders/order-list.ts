import { rows, statement } from "../../database/rows";
import { requireViewer, type RequestContext } from "../../context";
import { Forbidden } from "../../errors";
import type { Connection, PageArgs } from "../../graphql/connection";
import { newestFirst, readPage, type ListOrder } from "../../graphql/keyset";
import { checkSearch, containing } from "../../graphql/search";
import { Role } from "../users/role";
import { normalizeEmail } from "../users/users.service";
import type { Order } from "./order.entity";
import { OrderSort } from "./order-sort";

/** An order as its customer and the shopkeeper see it: amounts in dollars, names as GraphQL has them. */
export const orderColumns = `
  id, user_id as "userId", product_id as "productId", name, email, address, phone, qty,
  product_name as "productName", unit_price_cents / 100::float8 as "unitPrice",
  unit_price_cents::bigint * qty / 100::float8 as total, paid_at is not null as paid, created_at as "createdAt"`;

const undelivered = { table: "orders", columns: orderColumns } as const;

/** The viewer's own orders that are not delivered yet, newest first. */
export async function listMyOrders(ctx: RequestContext, page: PageArgs): Promise<Connection<Order>> {
  const where = ["delivered_at is null", "user_id = $1"];
  const values = [requireViewer(ctx).id];
  return readPage<Order>(ctx, page, { ...undelivered, where, values, order: newestFirst });
}

const byAge = newestFirst.keys;

const orderBy: Record<OrderSort, ListOrder> = {
  NEWEST: newestFirst,
  OLDEST: { keys: byAge, direction: "asc" },
  CUSTOMER: { keys: [{ sql: "lower(name)", type: "text" }, ...byAge], direction: "asc" },
  PRODUCT: { keys: [{ sql: "lower(product_name)", type: "text" }, ...byAge], direction: "asc" },
  QTY_DESC: { keys: [{ sql: "qty", type: "int" }, ...byAge], direction: "desc" },
  UNPAID_FIRST: { keys: [{ sql: "(paid_at is null)", type: "boolean" }, ...byAge], direction: "desc" },
};

/** What narrows and orders the admin's list of orders. */
export interface OrderFilter extends PageArgs {
  search?: string | null | undefined;
  sort?: OrderSort | undefined;
}

/** All orders not delivered yet, for an admin, newest first unless told otherwise; `search` is by name, e-mail or product. */
export async function listOrders(ctx: RequestContext, filter: OrderFilter): Promise<Connection<Order>> {
  const search = checkSearch(filter.search);
  const where = ["delivered_at is null"];
  if (search) where.push("(name ilike $1 or email ilike $1 or product_name ilike $1)");
  return readPage<Order>(ctx, filter, {
    ...{ ...undelivered, where },
    values: search ? [containing(search)] : [],
    order: orderBy[filter.sort ?? OrderSort.NEWEST],
    searched: search !== undefined,
  });
}

const ofUser = statement(
  `select ${orderColumns} from orders where user_id = $1 and delivered_at is null order by created_at desc, id desc`,
);
const ofEmail = statement(
  `select ${orderColumns} from orders where email = $1 and delivered_at is null order by created_at desc, id desc`,
);
const all = statement(
  `select ${orderColumns} from orders where delivered_at is null order by created_at desc, id desc`,
);

/**
 * Every undelivered order of one customer, unpaged, as GET /orders/{email} documents it (spec §7): the viewer's own,
 * or for an admin anybody's; throws Forbidden for anyone else's. Own ones are found by the account: an e-mail may change hands.
 */
export function listOrdersOf(ctx: RequestContext, email: string): Promise<Order[]> {
  const viewer = requireViewer(ctx);
  const address = normalizeEmail(email);
  if (address === viewer.email) return rows<Order>(ctx.db, ofUser, [viewer.id]);
  if (viewer.role !== Role.ADMIN) throw new Forbidden("These are another customer's orders.");
  return rows<Order>(ctx.db, ofEmail, [address]);
}

/** Every undelivered order, unpaged, as GET /orders documents it (spec §7). */
export function listAllOrders(ctx: RequestContext): Promise<Order[]> {
  return rows<Order>(ctx.db, all);
}
