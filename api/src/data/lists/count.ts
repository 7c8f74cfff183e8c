import { COUNTED_EXACTLY } from "@shop/shared/lists";
import type { EntityManager } from "typeorm";
import { columns, integer, json } from "../columns";
import { rows, statement, unpreparedStatement } from "../rows";

const countColumn = columns({ count: integer("count(*)::int") });
const planColumn = columns({ "QUERY PLAN": json<[{ Plan: { "Plan Rows": number } }]>("") });

/** The number of rows: exact up to 10,000, an estimate above, so that no count scans a million rows. */
export async function countRows(
  db: EntityManager,
  table: string,
  where: string,
  values: unknown[],
): Promise<number> {
  const matching = `select 1 from ${table} where ${where}`;
  const counted = `select ${countColumn.sql} from (${matching} limit ${COUNTED_EXACTLY + 1}) as matching`;
  const [exact] = await rows(db, statement(countColumn, counted), values);
  if (!exact || exact.count <= COUNTED_EXACTLY) return exact?.count ?? 0;
  const explain = unpreparedStatement(planColumn, `explain (format json) ${matching}`);
  const [explained] = await rows(db, explain, values);
  return Math.max(COUNTED_EXACTLY + 1, Math.round(explained?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0));
}
