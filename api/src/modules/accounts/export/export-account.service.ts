import { databaseTables } from "@shop/shared/privacy/database-tables";
import type { StoredTable } from "@shop/shared/privacy/stored-table";
import { requireViewer, type RequestContext } from "../../../context/context";
import { OperationManager } from "../../../context/operation-manager";
import { rows } from "../../../data/rows";
import { ownRowsOf } from "./own-rows";

/** Rows of a batch: what is held in memory, however much there is of a person. */
const BATCH = 500;

const sections = databaseTables
  .filter(({ download }) => download !== null)
  .map((table) => ({ table, statements: ownRowsOf(table) }));

/**
 * Everything that the database has of the viewer, as the text of a JSON document: a list of rows for each table of
 * `databaseTables`, under its key. It is read while it is sent. Throws RateLimited.
 */
export async function exportAccount(ctx: RequestContext): Promise<AsyncGenerator<string, void>> {
  await ctx.limits.consume("export");
  return document(ctx, requireViewer(ctx).id);
}

async function* document(ctx: RequestContext, userId: string): AsyncGenerator<string, void> {
  const about = Object.fromEntries(sections.map(({ table }) => [keyOf(table), table.about]));
  yield `{"about":${JSON.stringify(about)}`;
  for (const { table, statements } of sections) {
    yield `,${JSON.stringify(keyOf(table))}:[`;
    let separator = "";
    for (const batch of statements)
      for await (const found of inBatches(ctx, batch, userId)) {
        yield separator + found.join(",");
        separator = ",";
      }
    yield "]";
  }
  yield "}";
}

const keyOf = ({ download }: StoredTable) => download as string;

/** The rows of a statement, as JSON; no batch is empty. */
async function* inBatches(
  { db }: RequestContext,
  batch: ReturnType<typeof ownRowsOf>[number],
  userId: string,
): AsyncGenerator<string[], void> {
  for (let after = ""; ;) {
    if (db instanceof OperationManager) db.renewBudget();
    const found = await rows(db, batch, [userId, after, BATCH]);
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < BATCH) return;
    after = found.at(-1)?.key as string;
  }
}
