import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Delivery, taxes, discount codes, sale prices, addresses and shipments. */
export class Pricing1796800000000 implements Pick<MigrationInterface, "up"> {
  name = "Pricing1796800000000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/pricing");
  }
}
