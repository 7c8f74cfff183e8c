import type { RequestContext } from "../context/context";
import { countRows } from "./count";
import { rows, statement } from "./rows";
import { decodeCursor, type CursorKey, type KeyType } from "./cursors";
import { checkPage, toConnection, type Connection, type PageArgs } from "./page";

type Direction = "asc" | "desc";

/** In which order a list stands: by these keys, then by the id, all in one direction, which an index can serve both ways. */
export interface ListOrder {
  keys: readonly { sql: string; type: KeyType }[];
  direction: Direction;
}

/** The newest first, of any table that knows when its rows were made. */
export const newestFirst: ListOrder = {
  keys: [{ sql: "created_at", type: "timestamptz" }],
  direction: "desc",
};

/** Which rows are listed, as what, in which order. Conditions and keys refer to the values as $1, $2 … */
export interface Listed {
  table: "audit_entries" | "orders" | "products" | "reviews" | "users";
  columns: string;
  where: string[];
  values: unknown[];
  order: ListOrder;
  /** How a search is best answered depends on how common its words are: it is planned each time. */
  searched?: boolean;
}

type Found<Row> = Row & Record<`sortKey${number}`, string | number | boolean | Date>;

/**
 * A page of rows, after one cursor or before another. It goes on from the sort keys and the id of a row (keyset): the
 * thousandth page costs what the first costs, and rows that come and go between pages neither repeat nor skip another.
 */
export async function readPage<Row extends { id: string }>(
  ctx: RequestContext,
  page: PageArgs,
  listed: Listed,
): Promise<Connection<Row>> {
  checkPage(page);
  const { table, order } = listed;
  const where = ["true", ...listed.where].join(" and ");
  const { text, values } = selectPage(page, listed, where);
  const found = await rows<Found<Row>>(ctx.db, listed.searched ? { text } : statement(text), values);
  return toConnection<Found<Row>>(
    found,
    page,
    (row) => cursorOf(row, order),
    () => countRows(ctx.db, table, where, listed.values),
  );
}

/** One row more than the page holds is read, which tells whether another page follows. */
function selectPage(page: PageArgs, { table, columns, order, values: known }: Listed, where: string) {
  const direction = page.before ? opposite[order.direction] : order.direction;
  const keys = order.keys.map(({ sql }, at) => `${sql} as "sortKey${at}"`);
  const sorted = [...order.keys.map(({ sql }) => sql), "id"].map((key) => `${key} ${direction}`);
  const values = [...known];
  const beyond = afterCursor(page, order, direction, values);
  values.push(page.first + 1);
  const text = `select ${[columns, ...keys].join(", ")} from ${table} where ${where}${beyond}
    order by ${sorted.join(", ")} limit $${values.length}`;
  return { text, values };
}

const opposite: Record<Direction, Direction> = { asc: "desc", desc: "asc" };

/** The condition that only rows beyond the cursor fulfil; its values are added to the others. */
function afterCursor(page: PageArgs, { keys }: ListOrder, direction: Direction, values: unknown[]): string {
  const argument = page.before ? "before" : "after";
  const cursor = page[argument];
  if (!cursor) return "";
  const types = keys.map(({ type }) => type);
  const at = [...types, "uuid"].map((type, index) => `$${values.length + index + 1}::${type}`);
  values.push(...decodeCursor(cursor, types, argument));
  const row = [...keys.map(({ sql }) => sql), "id"];
  return ` and (${row.join(", ")}) ${direction === "asc" ? ">" : "<"} (${at.join(", ")})`;
}

function cursorOf(row: Found<{ id: string }>, { keys }: ListOrder): CursorKey {
  const sortedBy = keys.map((_key, at) => row[`sortKey${at}`]);
  return [...sortedBy.map((key) => (key instanceof Date ? key.toISOString() : key)), row.id] as CursorKey;
}
