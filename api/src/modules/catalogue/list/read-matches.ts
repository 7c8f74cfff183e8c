/**
 * How searches and filters of the products are bounded: their pages, totals and facets (ADR-0008).
 *
 * - If PostgreSQL's statistics expect few matches (10,000, or 2,000 for a list with a sort), all matches are read by their
 *   index, and ranked, sorted or counted.
 * - If more are expected, up to 10,000 products are scanned: in the list's order, or best rated first for ranks and facets.
 *   The matches among them are listed, ranked and counted, and the total is "10,000+".
 * - If the scan finds too few, because the statistics were wrong or the matches are elsewhere, all matches are read.
 *
 * A list with a sort contains every match, page after page. A search without a sort ends with its ranked matches. A list
 * without conditions, of a single category or of a range of its sort key has an index in its order, and needs no bound.
 * A group of variants is listed once: see `once-per-group.ts`.
 */
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { EntityManager } from "typeorm";
import { boolean, float } from "../../../data/columns";
import { decodeCursor } from "../../../data/lists/cursors";
import {
  and,
  cursorOf,
  readRows,
  type Listed,
  type ListOrder,
  type SortKeys,
} from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs } from "../../../data/lists/page";
import type { FilterCondition } from "../filter/filter-conditions";
import type { Product } from "../product.entity";
import { allOf, sqlOf, type Matches } from "./matches";
import { firstOfGroup, withGroups } from "./once-per-group";

/** A list of matches: its columns, its order and its numbers. */
export interface ListedMatches extends Matches, Pick<Listed<Product>, "columns" | "order"> {
  /** The number of matches estimated by PostgreSQL's planner, without reading any. */
  expected(): Promise<number>;
  total(): Promise<number>;
}

/** Whether so many matches are expected that only the best rated products are searched for ranks and facets. */
export const isCommon = async ({ expected }: Pick<ListedMatches, "expected">) =>
  (await expected()) > MAX_EXACT_COUNT;

/** SQL of the best rated products that meet the list's first conditions, to be checked against the others. */
export const bestRated = (where: string[]) =>
  `(select * from products where ${and(where)} order by rating desc, id desc limit ${MAX_EXACT_COUNT}) as products`;

/** `bounded` tells the next page how its list began. Equal matches are listed by their rating. */
const byRank: ListOrder = { keys: [boolean("bounded"), float("rank"), float("rating")], direction: "desc" };
const cursorTypes = [...byRank.keys.map(({ type }) => type), "uuid"] as const;

/** Lists a page of a search, best match first: of all matches, or of those among the best rated products. */
export async function rankMatches(
  db: EntityManager,
  page: PageArgs,
  matches: ListedMatches,
): Promise<Connection<Product>> {
  const { where, conditions, values, columns, total } = matches;
  const rank = (bounded: boolean, once: string[]) => {
    const source = bounded
      ? `${bestRated(where)} where ${and([...sqlOf(conditions), ...once])}`
      : `products where ${and([allOf(matches), ...once])}`;
    return readRows(db, page, page.first + 1, {
      table: `(select id, rating, ts_rank(search, $1::tsquery)::float8 as rank, ${bounded} as bounded from ${source}) as products`,
      columns,
      columnsOf: "products",
      where: [],
      values,
      order: byRank,
      searched: true,
    });
  };
  const argument = page.before ? "before" : "after";
  const cursor = page[argument];
  const bounded = cursor ? decodeCursor(cursor, cursorTypes, argument)[0] === true : await isCommon(matches);
  const found = await readOnce(db, matches, async (once) => {
    const first = await rank(bounded, once);
    return bounded && !cursor && first.length <= page.first ? rank(false, once) : first;
  });
  return toConnection<Found>(found, page, (product) => cursorOf(foundAs(product), byRank), total);
}

/** A product of a page, with its place in the list. */
type Found = Product & SortKeys;

/** The product whose place in the list this is: see `showFirstVariants`. */
const foundAs = (product: Found) => (product.matching ?? product) as Found;

/** Reads a page with the conditions by which a group is listed once. */
function readOnce(
  db: EntityManager,
  matches: Matches,
  read: (once: string[]) => Promise<Found[]>,
): Promise<Found[]> {
  if (matches.variants) return read([]);
  return withGroups(
    db,
    (grouped) => read(grouped ? [firstOfGroup(allOf(matches))] : []),
    (found) => found.some(({ groupId }) => groupId !== null),
  );
}

/** With this number of expected matches, sorting them is faster than finding a page of them in the list's order. */
const FEW = 2_000;

/** Lists a page of matches in an order for which `products` has an index. */
export async function readMatches(
  db: EntityManager,
  page: PageArgs,
  matches: ListedMatches,
): Promise<Connection<Product>> {
  const { order, expected, total } = matches;
  const limit = page.first + 1;
  const checked = matches.conditions.filter((condition) => !isIndexedInOrder(condition, matches));
  const found = await readOnce(db, matches, async (once) => {
    const scan = () => scanInOrder(db, page, limit, matches, checked, once);
    const first = checked.length === 0 || (await expected()) > FEW ? await scan() : [];
    const isComplete = checked.length === 0 || first.length === limit;
    return isComplete ? first : sortAll(db, page, limit, matches, once.length > 0);
  });
  return toConnection<Found>(found, page, (product) => cursorOf(foundAs(product), order), total);
}

/** The sorts for which an index has the products for sale of one category. */
const SORTED_IN_CATEGORY = ["created_at", "price_cents"];

/** Whether an index has the products of this condition in the list's order. */
function isIndexedInOrder(
  { facet, sql, isOneCategory }: FilterCondition,
  { where, order }: ListedMatches,
): boolean {
  if (facet === "group") return true; // at most 100 products
  const keys = order.keys.map((key) => key.sql);
  if (isOneCategory)
    return where.includes("not draft") && keys.every((key) => SORTED_IN_CATEGORY.includes(key));
  return keys.some((key) => sql.startsWith(`${key} `)); // a range of the sort key
}

/** Reads the matches among the next 10,000 products in the list's order; all matches if nothing has to be checked. */
function scanInOrder(
  db: EntityManager,
  page: PageArgs,
  limit: number,
  { where, conditions, values, columns, order }: ListedMatches,
  checked: FilterCondition[],
  once: string[],
): Promise<Found[]> {
  const indexed = conditions.filter((condition) => !checked.includes(condition));
  const isChecked = checked.length > 0;
  return readRows(db, page, limit, {
    table: "products",
    columns,
    where: [...where, ...sqlOf(indexed), ...(isChecked ? [] : once)],
    values,
    order,
    searched: isChecked,
    ...(isChecked && { scan: { limit: MAX_EXACT_COUNT, condition: and([...sqlOf(checked), ...once]) } }),
  });
}

/**
 * Sorts all matches, of a group only the first. `offset 0` keeps PostgreSQL from scanning all products in the list's order instead.
 * Conditions that find earlier variants would be planned too, which takes longer than to find few matches.
 */
function sortAll(
  db: EntityManager,
  page: PageArgs,
  limit: number,
  matches: ListedMatches,
  isGrouped: boolean,
): Promise<Found[]> {
  const { columns, values, order } = matches;
  return readRows(db, page, limit, {
    table: `(select ${isGrouped ? "distinct on (coalesce(group_id, id))" : ""} * from products where ${allOf(matches)}
      ${isGrouped ? "order by coalesce(group_id, id), group_position" : "offset 0"}) as products`,
    columns,
    where: [],
    values,
    order: { keys: order.keys, direction: order.direction },
    searched: true,
  });
}
