import type { EntityManager } from "typeorm";
import { instant, type Column, type Columns } from "./columns";
import { countRows } from "./count";
import { decodeCursor, type CursorKey } from "./cursors";
import { checkPage, toConnection, type Connection, type PageArgs } from "./page";
import { rows, statement, unpreparedStatement } from "./rows";

type Direction = "asc" | "desc";
type SortValue = string | number | boolean | Date;

/** In which order a list stands: by these keys, then by the id, all in one direction, which an index can serve both ways. */
export interface ListOrder {
  keys: readonly Column<SortValue>[];
  direction: Direction;
}

/** The newest first, of any table that knows when its rows were made. */
export const newestFirst: ListOrder = { keys: [instant("created_at")], direction: "desc" };

/** Which rows are listed, as what, in which order. Conditions and keys refer to the values as $1, $2 … */
export interface Listed<Row extends object> {
  table: "audit_entries" | "orders" | "products" | "reviews" | "users";
  columns: Columns<Row>;
  where: string[];
  values: unknown[];
  order: ListOrder;
  /** How a search is best answered depends on how common its words are: it is planned each time. */
  searched?: boolean;
}

type SortKeys = Record<`sortKey${number}`, SortValue>;

/**
 * A page of rows, after one cursor or before another. It goes on from the sort keys and the id of a row (keyset): the
 * thousandth page costs what the first costs, and rows that come and go between pages neither repeat nor skip another.
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

/** One row more than the page holds is read, which tells whether another page follows. */
function selectPage<Row extends object>(page: PageArgs, listed: Listed<Row>, where: string) {
  const { table, order, searched } = listed;
  const direction = page.before ? opposite[order.direction] : order.direction;
  const columns = listed.columns.with(sortKeysOf(order));
  const sorted = [...order.keys.map(({ sql }) => sql), "id"].map((key) => `${key} ${direction}`);
  const values = [...listed.values];
  const beyond = afterCursor(page, order, direction, values);
  values.push(page.first + 1);
  const text = `select ${columns.sql} from ${table} where ${where}${beyond}
    order by ${sorted.join(", ")} limit $${values.length}`;
  return { select: searched ? unpreparedStatement(columns, text) : statement(columns, text), values };
}

const opposite: Record<Direction, Direction> = { asc: "desc", desc: "asc" };

const sortKeysOf = ({ keys }: ListOrder): Record<keyof SortKeys, Column<SortValue>> =>
  Object.fromEntries(keys.map((key, at) => [`sortKey${at}`, key]));

/** The condition that only rows beyond the cursor fulfil; its values are added to the others. */
function afterCursor(page: PageArgs, { keys }: ListOrder, direction: Direction, values: unknown[]): string {
  const argument = page.before ? "before" : "after";
  const cursor = page[argument];
  if (!cursor) return "";
  const types = [...keys.map(({ type }) => type), "uuid" as const];
  const at = types.map((type, index) => `$${values.length + index + 1}::${type}`);
  values.push(...decodeCursor(cursor, types, argument));
  const row = [...keys.map(({ sql }) => sql), "id"];
  return ` and (${row.join(", ")}) ${direction === "asc" ? ">" : "<"} (${at.join(", ")})`;
}

function cursorOf(row: SortKeys & { id: string }, { keys }: ListOrder): CursorKey {
  const sortedBy = keys.map((_key, at) => row[`sortKey${at}`]);
  return [...sortedBy.map((key) => (key instanceof Date ? key.toISOString() : key)), row.id] as CursorKey;
}
