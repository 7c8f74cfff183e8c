import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The files of `baseline/`, each after those that it needs. */
const FILES = [
  "extensions",
  "people",
  "catalogue",
  "orders",
  "payments",
  "programs",
  "audit",
  "unpaid-orders",
  "search",
  "changes",
  "people-by-id",
];

/** The schema of release 0.1.0. */
export class Baseline1795381200000 implements Pick<MigrationInterface, "up"> {
  name = "Baseline1795381200000";

  async up(runner: QueryRunner): Promise<void> {
    for (const file of FILES)
      await runner.query(readFileSync(join(__dirname, "baseline", `${file}.sql`), "utf8"));
  }
}
