import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** Refunds of a part of an order. */
export class RefundsOfParts1796100000000 implements Pick<MigrationInterface, "up"> {
  name = "RefundsOfParts1796100000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, "refunds", "tables.sql"), "utf8"));
    await runner.query(`
alter table orders
  add constraint order_units check (refunded_qty between 0 and qty and restocked_qty between 0 and qty) not valid;
`);
  }
}
