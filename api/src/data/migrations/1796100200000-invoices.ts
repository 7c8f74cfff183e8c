import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invoices and credit notes. Payments that were booked before have none. */
export class Invoices1796100200000 implements Pick<MigrationInterface, "up"> {
  name = "Invoices1796100200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, "invoices", "tables.sql"), "utf8"));
  }
}
