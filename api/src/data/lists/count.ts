import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { columns, integer, json } from "../columns";
import { perDatabase } from "../per-database";
import { rows, statement, unpreparedStatement, select } from "../rows";

const countColumn = columns({ count: integer("count(*)::int") });
const planColumn = columns({ "QUERY PLAN": json<[{ Plan: { "Plan Rows": number } }]>("") });

/** The number of rows: exact up to 10,000; 10,001 stands for more, so that no count scans a million rows. */
export async function countRows(
  db: EntityManager,
  table: string,
  where: string,
  values: unknown[],
  planned: typeof statement = statement,
): Promise<number> {
  const counted = `select ${countColumn.sql} from (select 1 from ${table} where ${where} limit ${MAX_EXACT_COUNT + 1}) as matching`;
  const [found] = await rows(db, planned(countColumn, counted), values);
  return found?.count ?? 0;
}

/** Creates the function that counts the rows of this `from` clause, with its values. */
export function counterOf(from: string) {
  const counted = select(countColumn, `from ${from}`);
  return async (db: EntityManager, values: unknown[] = []): Promise<number> =>
    (await rows(db, counted, values))[0]?.count ?? 0;
}

/** How long an estimate is cached, in ms: PostgreSQL's own statistics are usually older. */
const LIFETIME_MS = 60_000;

/** The size of an estimate is the length of its key. */
const estimatesOf = perDatabase(
  () =>
    new LRUCache<string, number>({
      max: 1_000,
      maxSize: 1_000_000,
      sizeCalculation: (_expected, key) => key.length,
      ttl: LIFETIME_MS,
    }),
);

/**
 * The number of rows that PostgreSQL's planner expects, without reading any; at most a minute old. It may decide how rows
 * are found, but never appears in a response.
 */
export async function expectRows(
  db: EntityManager,
  table: string,
  where: string,
  values: unknown[],
): Promise<number> {
  const key = JSON.stringify([table, where, values]);
  const estimates = estimatesOf(db.dataSource);
  const known = estimates.get(key);
  if (known !== undefined) return known;
  // with a limit, the estimate covers all rows, and not the share of a parallel worker
  const text = `explain (format json) select 1 from ${table} where ${where} limit 2147483647`;
  const [explained] = await rows(db, unpreparedStatement(planColumn, text), values);
  const expected = explained?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  estimates.set(key, expected);
  return expected;
}
