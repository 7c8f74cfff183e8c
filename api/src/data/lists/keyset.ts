import type { EntityManager } from "typeorm";
import { instant, type Column, type ColumnType, type Columns } from "../columns";
import { countRows } from "./count";
import { decodeCursor, type CursorKey } from "./cursors";
import { checkPage, toConnection, type Connection, type PageArgs } from "./page";
import { rows, statement, unpreparedStatement } from "../rows";

type Direction = "asc" | "desc";
type SortValue = string | number | boolean | Date;

/** The order of a list: by these keys, then by the id, all in one direction, so that one index serves both directions. */
export interface ListOrder {
  keys: readonly Column<SortValue>[];
  direction: Direction;
}

/** Newest first, for any table with `created_at`. */
export const newestFirst: ListOrder = { keys: [instant("created_at")], direction: "desc" };

/** The rows, columns and order of a list. Conditions and keys refer to the values as $1, $2 … */
export interface Listed<Row extends object> {
  table: "audit_entries" | "orders" | "products" | "reviews" | "users" | `(${string}) as ${string}`;
  columns: Columns<Row>;
  where: string[];
  values: unknown[];
  order: ListOrder;
  /** The type of the ids; a uuid by default. */
  idType?: "uuid" | "text";
  /** True for a search, which is planned at each execution because the best plan depends on how common its words are. */
  searched?: boolean;
}

type SortKeys = Record<`sortKey${number}`, SortValue>;

/**
 * Reads a page of rows after one cursor or before another. It continues from the sort keys and the id of a row (keyset): the
 * thousandth page costs as much as the first, and rows that are added or deleted between pages cause no repeated or skipped ones.
 */
export async function readPage<Row extends { id: string }>(
  { db }: { db: EntityManager },
  page: PageArgs,
  listed: Listed<Row>,
): Promise<Connection<Row>> {
  checkPage(page);
  const { table, order } = listed;
  const where = ["true", ...listed.where].join(" and ");
  const { select, values } = selectPage(page, listed, where);
  return toConnection<Row & SortKeys>(
    await rows(db, select, values),
    page,
    (row) => cursorOf(row, order),
    () => countRows(db, table, where, listed.values),
  );
}

/** Reads one row more than the page has, to know whether another page follows. */
function selectPage<Row extends object>(page: PageArgs, listed: Listed<Row>, where: string) {
  const { table, order, searched } = listed;
  const types = [...order.keys.map(({ type }) => type), listed.idType ?? "uuid"];
  const direction = page.before ? opposite[order.direction] : order.direction;
  const columns = listed.columns.with(sortKeysOf(order));
  const sorted = [...order.keys.map(({ sql }) => sql), "id"].map((key) => `${key} ${direction}`);
  const values = [...listed.values];
  const beyond = afterCursor(page, { ...order, types, direction }, values);
  values.push(page.first + 1);
  const text = `select ${columns.sql} from ${table} where ${where}${beyond}
    order by ${sorted.join(", ")} limit $${values.length}`;
  return { select: searched ? unpreparedStatement(columns, text) : statement(columns, text), values };
}

const opposite: Record<Direction, Direction> = { asc: "desc", desc: "asc" };

const sortKeysOf = ({ keys }: ListOrder): Record<keyof SortKeys, Column<SortValue>> =>
  Object.fromEntries(keys.map((key, at) => [`sortKey${at}`, key]));

/** The condition for rows after the cursor; appends its values to the others. */
function afterCursor(
  page: PageArgs,
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

function cursorOf(row: SortKeys & { id: string }, { keys }: ListOrder): CursorKey {
  const sortedBy = keys.map((_key, at) => row[`sortKey${at}`]);
  return [...sortedBy.map((key) => (key instanceof Date ? key.toISOString() : key)), row.id] as CursorKey;
}
