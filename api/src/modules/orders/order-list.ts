import { countRows } from "../../database/count";
import { rows, statement } from "../../database/rows";
import { requireViewer, type RequestContext } from "../../context";
import { Forbidden } from "../../errors";
import {
  checkPage,
  decodeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from "../../graphql/connection";
import { checkSearch, containing } from "../../graphql/search";
import { Role } from "../users/role";
import type { Order } from "./order.entity";

/** An order as its customer and the shopkeeper see it: amounts in dollars, names as GraphQL has them. */
export const orderColumns = `
  id, user_id as "userId", product_id as "productId", name, email, address, phone, qty,
  product_name as "productName", unit_price_cents / 100::float8 as "unitPrice",
  unit_price_cents::bigint * qty / 100::float8 as total, paid_at is not null as paid, created_at as "createdAt"`;

interface Narrowed {
  where: string[];
  values: unknown[];
}

/** The viewer's own orders that are not delivered yet, newest first. */
export function listMyOrders(ctx: RequestContext, page: PageArgs): Promise<Connection<Order>> {
  return listOrdersWhere(ctx, page, { where: ["user_id = $1"], values: [requireViewer(ctx).id] });
}

/** All orders not delivered yet, newest first, for an admin; `search` narrows by name, e-mail or product. */
export function listOrders(
  ctx: RequestContext,
  page: PageArgs & { search?: string | null | undefined },
): Promise<Connection<Order>> {
  const search = checkSearch(page.search);
  if (!search) return listOrdersWhere(ctx, page, { where: [], values: [] });
  const where = ["(name ilike $1 or email ilike $1 or product_name ilike $1)"];
  return listOrdersWhere(ctx, page, { where, values: [containing(search)] });
}

async function listOrdersWhere(
  ctx: RequestContext,
  page: PageArgs,
  narrowed: Narrowed,
): Promise<Connection<Order>> {
  checkPage(page);
  const where = ["delivered_at is null", ...narrowed.where];
  const values = [...narrowed.values];
  const counted = where.join(" and ");
  if (page.after) {
    values.push(...decodeCursor(page.after, "timestamptz"));
    where.push(`(created_at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
  }
  values.push(page.first + 1);
  const found = await rows<Order>(
    ctx.db,
    statement(`select ${orderColumns} from orders where ${where.join(" and ")}
      order by created_at desc, id desc limit $${values.length}`),
    values,
  );
  return toConnection(
    found,
    page.first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, "orders", counted, narrowed.values),
  );
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
  const address = email.trim().toLowerCase();
  if (address === viewer.email) return rows<Order>(ctx.db, ofUser, [viewer.id]);
  if (viewer.role !== Role.ADMIN) throw new Forbidden("These are another customer's orders.");
  return address.includes("\0") ? Promise.resolve([]) : rows<Order>(ctx.db, ofEmail, [address]);
}

/** Every undelivered order, unpaged, as GET /orders documents it (spec §7). */
export function listAllOrders(ctx: RequestContext): Promise<Order[]> {
  return rows<Order>(ctx.db, all);
}
