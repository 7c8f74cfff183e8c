import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { EntityManager } from "typeorm";
import { columns, integer, json } from "../columns";
import { DatabaseCache } from "../database-cache";
import { rows, statement, unpreparedStatement } from "../rows";

interface Plan {
  "Plan Rows": number;
  Plans?: Plan[];
}

const countColumn = columns({ count: integer("count(*)::int") });
const planColumn = columns({ "QUERY PLAN": json<[{ Plan: Plan }]>("") });

/** The number of rows: exact up to 10,000, and an estimate above, so that no count scans a million rows. */
export async function countRows(
  db: EntityManager,
  table: string,
  where: string,
  values: unknown[],
  planned: typeof statement = statement,
): Promise<number> {
  const matching = `select 1 from ${table} where ${where}`;
  const counted = `select ${countColumn.sql} from (${matching} limit ${MAX_EXACT_COUNT + 1}) as matching`;
  const [exact] = await rows(db, planned(countColumn, counted), values);
  if (!exact || exact.count <= MAX_EXACT_COUNT) return exact?.count ?? 0;
  const [estimate] = await estimateRows(db, table, [where], values);
  return Math.max(MAX_EXACT_COUNT + 1, estimate ?? 0);
}

/** PostgreSQL's estimates of the number of rows for each of these conditions. Reads no rows. */
export async function estimateRows(
  db: EntityManager,
  table: string,
  conditions: string[],
  values: unknown[],
): Promise<number[]> {
  // with a limit, each estimate covers all rows, and not the share of a parallel worker
  const selects = [...conditions, "false"].map(
    (where) => `(select 1 from ${table} where ${where} limit 2147483647)`,
  );
  const explain = unpreparedStatement(planColumn, `explain (format json) ${selects.join(" union all ")}`);
  const [explained] = await rows(db, explain, values);
  const plans = explained?.["QUERY PLAN"][0].Plan.Plans ?? [];
  return conditions.map((_where, at) => Math.round(plans[at]?.["Plan Rows"] ?? 0));
}

/** How long an estimate is cached, in ms: PostgreSQL's own statistics are usually older. */
const LIFETIME_MS = 60_000;

/** Sizes are the lengths of the keys in characters. */
const cached = new DatabaseCache<number[]>(LIFETIME_MS, { entries: 1_000, size: 1_000_000 });

/** The estimates of `estimateRows`, at most a minute old. They may decide how rows are found, but never appear in a response. */
export async function cachedEstimates(
  db: EntityManager,
  table: string,
  conditions: string[],
  values: unknown[],
): Promise<number[]> {
  const key = JSON.stringify([table, conditions, values]);
  const known = cached.get(db, key);
  if (known) return known;
  const estimates = await estimateRows(db, table, conditions, values);
  cached.set(db, key, estimates, key.length);
  return estimates;
}
