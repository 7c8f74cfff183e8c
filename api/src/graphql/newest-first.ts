import type { RequestContext } from "../context";
import { countRows } from "../database/count";
import { rows, statement } from "../database/rows";
import { checkPage, decodeCursor, toConnection, type Connection, type PageArgs } from "./connection";

/** Which rows are listed, and as what. The conditions refer to the values as $1, $2 … */
export interface Listed {
  table: "orders" | "reviews" | "users";
  columns: string;
  where: string[];
  values: unknown[];
}

/** A page of rows by when they were made, newest first; rows that come and go between pages change nothing else. */
export async function pageNewestFirst<Row extends { id: string; createdAt: Date }>(
  ctx: RequestContext,
  page: PageArgs,
  listed: Listed,
): Promise<Connection<Row>> {
  checkPage(page);
  const { table, columns } = listed;
  const where = ["true", ...listed.where];
  const values = [...listed.values];
  if (page.after) {
    values.push(...decodeCursor(page.after, "timestamptz"));
    where.push(`(created_at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
  }
  values.push(page.first + 1);
  const select = statement(`select ${columns} from ${table} where ${where.join(" and ")}
    order by created_at desc, id desc limit $${values.length}`);
  return toConnection(
    await rows<Row>(ctx.db, select, values),
    page.first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, table, ["true", ...listed.where].join(" and "), listed.values),
  );
}
