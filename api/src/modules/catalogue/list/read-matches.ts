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

/** The products of a list, as conditions with their values. */
export interface Matches {
  /** The conditions for deletion, drafts and stock. */
  where: string[];
  /** The search and the filter; a search's query is the first value. */
  conditions: FilterCondition[];
  values: unknown[];
}

/** A list of matches: its columns, its order and its numbers. */
export interface ListedMatches extends Matches, Pick<Listed<Product>, "columns" | "order"> {
  /** The number of matches estimated by PostgreSQL's planner, without reading any. */
  expected(): Promise<number>;
  total(): Promise<number>;
}

/** SQL of all conditions together. */
export const allOf = ({ where, conditions }: Pick<Matches, "where" | "conditions">) =>
  and([...where, ...sqlOf(conditions)]);

const sqlOf = (conditions: FilterCondition[]) => conditions.map(({ sql }) => sql);

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
  const rank = (bounded: boolean) => {
    const source = bounded
      ? `${bestRated(where)} where ${and(sqlOf(conditions))}`
      : `products where ${allOf(matches)}`;
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
  const first = await rank(bounded);
  const found = bounded && !cursor && first.length <= page.first ? await rank(false) : first;
  return toConnection(found, page, (product) => cursorOf(product, byRank), total);
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
  const scan = () => scanInOrder(db, page, limit, matches, checked);
  const first = checked.length === 0 || (await expected()) > FEW ? await scan() : [];
  const isComplete = checked.length === 0 || first.length === limit;
  const found = isComplete ? first : await sortAll(db, page, limit, matches);
  return toConnection(found, page, (product) => cursorOf(product, order), total);
}

/** The sorts for which an index has the products for sale of one category. */
const SORTED_IN_CATEGORY = ["created_at", "price_cents"];

/** Whether an index has the products of this condition in the list's order. */
function isIndexedInOrder({ sql, isOneCategory }: FilterCondition, { where, order }: ListedMatches): boolean {
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
): Promise<(Product & SortKeys)[]> {
  const indexed = conditions.filter((condition) => !checked.includes(condition));
  const isChecked = checked.length > 0;
  return readRows(db, page, limit, {
    table: "products",
    columns,
    where: [...where, ...sqlOf(indexed)],
    values,
    order,
    searched: isChecked,
    ...(isChecked && { scan: { limit: MAX_EXACT_COUNT, condition: and(sqlOf(checked)) } }),
  });
}

/** Sorts all matches. `offset 0` keeps PostgreSQL from scanning all products in the list's order instead. */
function sortAll(
  db: EntityManager,
  page: PageArgs,
  limit: number,
  matches: ListedMatches,
): Promise<(Product & SortKeys)[]> {
  const { columns, values, order } = matches;
  return readRows(db, page, limit, {
    table: `(select * from products where ${allOf(matches)} offset 0) as products`,
    columns,
    where: [],
    values,
    order: { keys: order.keys, direction: order.direction },
    searched: true,
  });
}
