import type { QueryRunner } from "typeorm";

/**
 * Builds an index on `on` (its table, columns and condition) while the shop goes on, in a migration outside of a transaction. Removes first
 * what an interrupted attempt has left.
 */
export async function buildIndex(
  runner: Pick<QueryRunner, "query">,
  name: string,
  on: string,
  kind: "index" | "unique index" = "index",
): Promise<void> {
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`create ${kind} concurrently if not exists ${name} on ${on}`);
}
