import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** Delivery, taxes, discount codes, sale prices, addresses and shipments. */
export class Pricing1796000000000 implements Pick<MigrationInterface, "up"> {
  name = "Pricing1796000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, "pricing", "tables.sql"), "utf8"));
  }
}
