import { nameOrder } from "../../../data/lists/name-order";
import { perLocale } from "@shop/shared/locale";
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { openStatuses } from "@shop/shared/order-transitions";
import { boolean, integer, text } from "../../../data/columns";
import { HAS_PAYMENT_PROBLEM, IS_CLOSED, IS_OPEN } from "../../order-conditions";
import { requireViewer, type RequestContext } from "../../../context/context";
import { type Connection, type PageArgs, checkPage, toConnection } from "../../../data/lists/page";
import { and, newestFirst, readPage, type ListOrder } from "../../../data/lists/keyset";
import { checkSearch } from "../../../data/lists/search";
import {
  refuseWithUpdatedSince,
  readChanges,
  streamChanges,
  type ChangesArgs,
  type ListedChanges,
} from "../../../data/lists/changes";
import { orderColumns } from "../order-columns";
import { OrderSort, type OrdersArgs } from "../orders.input";
import type { Order } from "../order.entity";
import type { OrderStatus } from "../order-status.enum";
import { matchesOrder } from "../search-orders";
import { inStatus } from "./order-sql";
import { countRows, expectRows } from "../../../data/lists/count";
import { listLookup } from "../../../data/shared-lookups";
import { rows, select } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { onPrimary } from "../../../context/reading";

const listed = { table: "orders", columns: orderColumns } as const;

/** All orders. Open and closed orders have separate word indexes, and a search of all orders uses both. */
const OPEN_AND_CLOSED = `(select * from orders where ${IS_OPEN} union all select * from orders where ${IS_CLOSED}) as orders`;

/** The viewer's own orders, newest first: the open orders, or those in the given states. */
export async function listMyOrders(
  ctx: RequestContext,
  { status, ...page }: PageArgs & { status?: OrderStatus[] | null },
): Promise<Connection<Order>> {
  const { id } = requireViewer(ctx);
  if (!status && !page.after && !page.before) return listNewestOrders(ctx, id, page.first);
  const where = [status ? inStatus(status) : IS_OPEN, "user_id = $1"];
  const values = [id];
  return readPage(ctx, page, { ...listed, where, values, order: newestFirst });
}

const byAge = newestFirst.keys;

const orderBy = perLocale((): Record<OrderSort, ListOrder> => ({
  NEWEST: newestFirst,
  OLDEST: { keys: byAge, direction: "asc" },
  CUSTOMER: { keys: [text(nameOrder("name")), ...byAge], direction: "asc" },
  PRODUCT: { keys: [text(nameOrder("product_name")), ...byAge], direction: "asc" },
  QTY_DESC: { keys: [integer("qty"), ...byAge], direction: "desc" },
  UNPAID_FIRST: { keys: [boolean("(paid_at is null)"), ...byAge], direction: "desc" },
}));

/**
 * Lists orders for an admin, newest first by default: the open orders unless states are given. `search` matches name,
 * email and product, and the beginning of an order's or a cart's number. With `updatedSince` the list has the changed
 * orders by time of change.
 */
export async function listOrders(ctx: RequestContext, filter: OrdersArgs): Promise<Connection<Order>> {
  const { status, placedFrom, placedTo, paymentProblem, customer, updatedSince } = filter;
  if (updatedSince) {
    const sort = filter.sort === OrderSort.NEWEST ? undefined : filter.sort;
    const refused = { before: filter.before, search: filter.search, sort, customer };
    refuseWithUpdatedSince({ ...refused, paymentProblem: paymentProblem || undefined });
    return listChangedOrders(ctx, { ...filter, updatedSince });
  }
  const search = checkSearch(filter.search);
  const where: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (value: string) => string, value: unknown) =>
    where.push(condition(`$${values.push(value)}`));
  if (status) where.push(inStatus(status));
  else if (!paymentProblem) where.push(IS_OPEN);
  if (paymentProblem) where.push(HAS_PAYMENT_PROBLEM);
  if (search) where.push(matchesOrder(search, values));
  if (customer) add((id) => `user_id = ${id}`, isUuid(customer) ? customer : null);
  if (placedFrom) add((from) => `created_at >= ${from}`, placedFrom);
  if (placedTo) add((to) => `created_at < ${to}`, placedTo);
  return readPage(ctx, filter, {
    ...listed,
    table:
      search && status && (await isRareInBoth(ctx, status, where, values)) ? OPEN_AND_CLOSED : listed.table,
    where,
    values,
    order: orderBy()[filter.sort ?? OrderSort.NEWEST],
    searched: search !== undefined,
  });
}

/**
 * Whether the search covers open and closed orders and has few matches. Many matches are soon found by scanning the
 * list's index.
 */
async function isRareInBoth(
  ctx: RequestContext,
  status: OrderStatus[],
  where: string[],
  values: unknown[],
): Promise<boolean> {
  const open = status.filter((state) => openStatuses.includes(state)).length;
  if (open === 0 || open === status.length) return false;
  return (await expectRows(ctx.db, "orders", and(where), values)) <= MAX_EXACT_COUNT;
}

const ofCustomers = select(
  orderColumns,
  `from unnest($1::uuid[]) as customer
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

/** The filters of the list of changed orders. */
type ChangedOrdersFilter = Pick<OrdersArgs, "status" | "placedFrom" | "placedTo">;

/**
 * Lists a page of the orders changed since a time, earliest change first, including closed orders. Throws BadUserInput
 * for an invalid time.
 */
export function listChangedOrders(
  ctx: RequestContext,
  args: ChangesArgs & ChangedOrdersFilter,
): Promise<Connection<Order>> {
  return readChanges(onPrimary(ctx).db, args, changedOrders(args));
}

/**
 * Reads all orders changed since a time, in the order of `listChangedOrders`, in batches; the last batch is smaller.
 */
export function streamChangedOrders(
  ctx: RequestContext,
  size: number,
  updatedSince: Date,
  filter: ChangedOrdersFilter,
): AsyncGenerator<Order[], void> {
  return streamChanges(onPrimary(ctx).db, size, updatedSince, changedOrders(filter));
}

function changedOrders({ status, placedFrom, placedTo }: ChangedOrdersFilter): ListedChanges<Order> {
  const where: string[] = [];
  const values: unknown[] = [];
  if (status) where.push(inStatus(status));
  if (placedFrom) where.push(`created_at >= $${values.push(placedFrom)}`);
  if (placedTo) where.push(`created_at < $${values.push(placedTo)}`);
  return { table: "orders", columns: orderColumns, where, values, searched: where.length > 0 };
}
