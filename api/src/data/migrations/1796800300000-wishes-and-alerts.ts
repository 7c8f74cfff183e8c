import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Wish lists, and mails about products that are back in stock. */
export class WishesAndAlerts1796800300000 implements Pick<MigrationInterface, "up"> {
  name = "WishesAndAlerts1796800300000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/wishes-and-alerts");
  }
}
