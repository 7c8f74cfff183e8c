import { pageSizes } from "@shop/shared/lists";
import type { EntityManager } from "typeorm";
import { columns, instant, type Columns, type ColumnType, type ResultColumn } from "../columns";
import { countRows } from "./count";
import { decodeCursor, type CursorKey } from "./cursors";
import { checkPage, toConnection, type Connection, type PageArgs, type PageStart } from "./page";
import { rows, statement, unpreparedStatement } from "../rows";

type Direction = "asc" | "desc";
type SortValue = string | number | boolean | Date;

/** The order of a list: by these keys, then by the id, all in one direction, so that one index serves both directions. */
export interface ListOrder {
  keys: readonly ResultColumn<SortValue>[];
  direction: Direction;
  /** For keys in another table: the list's table joined with the table that has the index in this order. */
  along?: JoinedTable;
}

/** A table joined with another one. */
type JoinedTable = `(${string}) as ${string}`;

/** Newest first, for any table with `created_at`. */
export const newestFirst: ListOrder = { keys: [instant("created_at")], direction: "desc" };

/** The rows, columns and order of a list. Conditions and keys refer to the values as $1, $2 … */
export interface Listed<Row extends object> {
  table:
    | "audit_entries"
    | "gift_cards"
    | "orders"
    | "products"
    | "returns"
    | "reviews"
    | "users"
    | JoinedTable;
  columns: Columns<Row>;
  where: string[];
  values: unknown[];
  order: ListOrder;
  /** The type of the ids; a uuid by default. */
  idType?: "uuid" | "text";
  /** True for a search or a filter: planned at each execution, because the best plan depends on how common its values are. */
  searched?: boolean;
  /** Reads at most `limit` rows in the list's order, and returns those among them that meet the condition. */
  scan?: { limit: number; condition: string };
  /**
   * The table of the columns, if they are read only for the page's rows. Otherwise the columns of all rows would be sorted too.
   */
  columnsOf?: "products";
}

/** The sort values of a row, without its id. */
export type SortKeys = Record<`sortKey${number}`, SortValue>;

/**
 * Reads a page of rows after one cursor or before another. It continues from the sort keys and the id of a row (keyset): the
 * thousandth page costs no more than the first, and rows inserted or deleted between pages cause no repeated or skipped rows.
 */
export async function readPage<Row extends { id: string }>(
  { db }: { db: EntityManager },
  page: PageArgs,
  listed: Listed<Row>,
): Promise<Connection<Row>> {
  checkPage(page);
  return toConnection<Row & SortKeys>(
    await readRows(db, page, page.first + 1, listed),
    page,
    (row) => cursorOf(row, listed.order),
    () => countListed(db, listed),
  );
}

/** The number of all rows of a list, as in `countRows`. */
export const countListed = <Row extends object>(db: EntityManager, listed: Listed<Row>): Promise<number> =>
  countRows(db, listed.table, and(listed.where), listed.values, plannedAs(listed));

const plannedAs = ({ searched }: { searched?: boolean }) => (searched ? unpreparedStatement : statement);

/** The sizes of the shop's own pages are part of their statements: PostgreSQL plans these once, but at each execution if it must guess the limit. */
const ownSizes = new Set<number>(Object.values(pageSizes));

/** Reads at most `limit` rows after one cursor or before another, with their sort keys; backwards before a cursor. */
export function readRows<Row extends object>(
  db: EntityManager,
  page: PageStart,
  limit: number,
  listed: Listed<Row>,
): Promise<(Row & SortKeys)[]> {
  const { order } = listed;
  const direction = page.before ? opposite[order.direction] : order.direction;
  const sorted = [...order.keys.map(({ sql }) => sql), "id"].map((key) => `${key} ${direction}`).join(", ");
  const types = [...order.keys.map(({ type }) => type), listed.idType ?? "uuid"];
  const values = [...listed.values];
  const where = and(listed.where) + afterCursor(page, { ...order, types, direction }, values);
  const size = ownSizes.has(limit - 1) ? limit : `$${values.push(limit)}`;
  const keys = sortKeysOf(order);
  const selected: Columns<Row & SortKeys> = listed.columns.with(keys);
  const found = `from ${source(listed, where, sorted)} order by ${sorted} limit ${size}`;
  const text = listed.columnsOf
    ? selectColumnsAfterPaging(listed, keys, found, direction)
    : `select ${selected.sql} ${found}`;
  return rows(db, plannedAs(listed)(selected, text), values);
}

/** A statement that first selects a page's rows by their ids and sort keys, and then reads their columns. */
function selectColumnsAfterPaging<Row extends object>(
  { columns: { sql }, columnsOf }: Listed<Row>,
  keys: ReturnType<typeof sortKeysOf>,
  found: string,
  direction: Direction,
): string {
  const names = Object.keys(keys).map((name) => `"${name}"`);
  const sorted = [...names, "id"].map((name) => `${name} ${direction}`).join(", ");
  return `select ${sql}, ${names.join(", ")} from (select id, ${columns(keys).sql} ${found}) as page
    join ${columnsOf} using (id) order by ${sorted}`;
}

/** Joins several conditions with `and`. */
export const and = (conditions: string[]) => ["true", ...conditions].join(" and ");

/** The source of a list's rows. */
function source<Row extends object>(
  { table, order, scan }: Listed<Row>,
  where: string,
  sorted: string,
): string {
  const along = order.along ?? table;
  if (!scan) return `${along} where ${where}`;
  return `(select * from ${along} where ${where} order by ${sorted} limit ${scan.limit}) as ${table}
    where ${scan.condition}`;
}

const opposite: Record<Direction, Direction> = { asc: "desc", desc: "asc" };

const sortKeysOf = ({ keys }: ListOrder): Record<keyof SortKeys, ResultColumn<SortValue>> =>
  Object.fromEntries(keys.map((key, at) => [`sortKey${at}`, key]));

/** The condition for rows after the cursor; appends its values to `values`. */
function afterCursor(
  page: PageStart,
  { keys, types, direction }: ListOrder & { types: readonly ColumnType[] },
  values: unknown[],
): string {
  const argument = page.before ? "before" : "after";
  const cursor = page[argument];
  if (!cursor) return "";
  const at = types.map((type, index) => `$${values.length + index + 1}::${type}`);
  values.push(...decodeCursor(cursor, types, argument));
  const row = [...keys.map(({ sql }) => sql), "id"];
  return ` and (${row.join(", ")}) ${direction === "asc" ? ">" : "<"} (${at.join(", ")})`;
}

/** The cursor of a row in a list of this order. */
export function cursorOf(row: SortKeys & { id: string }, { keys }: ListOrder): CursorKey {
  const sortedBy = keys.map((_key, at) => row[`sortKey${at}`]);
  return [...sortedBy.map((key) => (key instanceof Date ? key.toISOString() : key)), row.id] as CursorKey;
}
