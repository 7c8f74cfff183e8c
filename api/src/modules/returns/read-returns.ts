import { openReturnStatuses } from "@shop/shared/return-transitions";
import { mayManage } from "../../context/actor";
import { requireViewer, type RequestContext } from "../../context/context";
import { newestFirst, readPage } from "../../data/lists/keyset";
import type { Connection } from "../../data/lists/page";
import { checkSearch } from "../../data/lists/search";
import { Scope } from "../../context/scope";
import { columns, money, uuid } from "../../data/columns";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { rows, select } from "../../data/rows";
import { lookUp, lookupAllOf, lookupOf } from "../../data/shared-lookups";
import { IS_OWED } from "../payments/get-refunds";
import { IS_CLOSED } from "../order-conditions";
import { findOrder } from "../orders/get-orders";
import type { Order } from "../orders/order.entity";
import { matchesOrder, numbersFrom } from "../orders/search-orders";
import { lineColumns, returnColumns, type Return, type ReturnLine } from "./return.entity";
import type { ReturnsArgs } from "./return.input";

/** The maximum number of a customer's returns in a list. */
const MAX_OWN = 200;
const ofUser = select(
  returnColumns,
  `from returns where user_id = $1 order by created_at desc, id desc limit ${MAX_OWN}`,
);

/** The viewer's returns, newest first: the last 200. */
export function listMyReturns(ctx: RequestContext): Promise<Return[]> {
  return rows(ctx.db, ofUser, [requireViewer(ctx).id]);
}

const ofOrder = lookupAllOf(
  returnColumns.with({ orderId: uuid("order_id") }),
  "return_lines join returns on returns.id = return_id",
  "orderId",
  "order by order_id, created_at desc, id desc",
);

/** The returns with units of an order, newest first. The caller checks access to the order. */
export async function returnsOfOrder(ctx: Pick<RequestContext, "db">, orderId: string): Promise<Return[]> {
  return (await lookUp(ctx, ofOrder, orderId)) ?? [];
}

/** A page of all returns, newest first. `search` matches the returned orders as in `listOrders`, and the return's number. */
export function listReturns(
  ctx: RequestContext,
  { status, search: typed, ...page }: ReturnsArgs,
): Promise<Connection<Return>> {
  const search = checkSearch(typed);
  const values: unknown[] = [];
  const where = status ? [`status = any($${values.push(status)})`] : [];
  if (search) where.push(`(${isNumbered(search, values)} or ${hasOrder(search, values)})`);
  return readPage(ctx, page, {
    table: "returns",
    columns: returnColumns,
    where,
    values,
    order: newestFirst,
    searched: search !== undefined,
  });
}

/** SQL condition: the return's number begins with the search, such as `R6180`. Appends its values to `values`. */
function isNumbered(search: string, values: unknown[]): string {
  const [first, last] = numbersFrom(search.replace(/^r/i, "")).map(
    (number) => `$${values.push(number && `R${number}`)}`,
  );
  return `number between ${first} and ${last}`;
}

/** SQL condition: an order of the return matches the search; delivered orders are closed. Appends its values to `values`. */
const hasOrder = (search: string, values: unknown[]): string =>
  `id in (select return_id from return_lines join orders on orders.id = order_id
    where (${IS_CLOSED}) and ${matchesOrder(search, values)})`;

const byId = select(returnColumns, "from returns where id = $1");

/** Finds a return; null if there is none. The caller checks access. */
export async function findReturn({ db }: Pick<RequestContext, "db">, id: string): Promise<Return | null> {
  return (isUuid(id) && (await rows(db, byId, [id]))[0]) || null;
}

/** The viewer's own return, or any for the shop. Throws NotFound for a foreign one, as for an unknown id. */
export async function getReturn(ctx: RequestContext, id: string): Promise<Return> {
  const found = await findReturn(ctx, id);
  if (found && mayManage(ctx, found.userId, Scope.READ_ORDERS)) return found;
  throw new NotFound("return");
}

const linesOfReturn = lookupAllOf(
  lineColumns,
  "return_lines join orders on orders.id = order_id",
  "returnId",
  "order by lower(product_name), order_id",
);

/** The lines of a return, by product name. */
export async function linesOf(ctx: Pick<RequestContext, "db">, { id }: Return): Promise<ReturnLine[]> {
  return (await lookUp(ctx, linesOfReturn, id)) ?? [];
}

/** Whether units were refunded on the page of their order: another refund would pay for units that the customer keeps. */
export const areRefunded = ({ quantity, refundedQuantity }: Order, units: number): boolean =>
  units > quantity - refundedQuantity;

/** Whether units of an open return were refunded on the page of their order. */
export async function isRefundedWithOrder(ctx: Pick<RequestContext, "db">, found: Return): Promise<boolean> {
  if (!openReturnStatuses.includes(found.status)) return false;
  const lines = await linesOf(ctx, found);
  const orders = await Promise.all(lines.map(({ orderId }) => findOrder(ctx, orderId)));
  return lines.some(({ quantity }, at) => orders[at] && areRefunded(orders[at], quantity));
}

/** SQL: the sum of a book's entries about the orders of a return, made in the transaction that last changed the return. */
const booked = (book: string, amount: string, at: string, more = "true") => `coalesce(sum((
  select sum(${amount}) from ${book} as entry
    where entry.order_id = return_lines.order_id and entry.${at} = returns.updated_at and ${more}
)), 0)`;
const refundColumns = columns({
  returnId: uuid("return_id"),
  total: money(
    `(${booked("order_events", "refunded_cents", "happened_at")} - ${booked("refunds", "amount_cents", "created_at", IS_OWED)})`,
  ),
  toGiftCard: money(booked("gift_card_entries", "amount_cents", "created_at", "kind = 'REFUNDED'")),
});
const refundOfReturn = lookupOf(
  refundColumns,
  "return_lines join returns on returns.id = return_id",
  "returnId",
  "group by return_id",
);

/** The amounts refunded for a return, in major units, without those still owed: in total, and to the orders' gift cards. */
export async function refundOf(
  ctx: Pick<RequestContext, "db">,
  { id, status }: Return,
): Promise<{ total: number; toGiftCard: number }> {
  const refund = status === "REFUNDED" ? await lookUp(ctx, refundOfReturn, id) : undefined;
  return refund ?? { total: 0, toGiftCard: 0 };
}
