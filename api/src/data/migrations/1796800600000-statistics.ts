import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Searches without results, sums of orders, runs of recurring tasks, and faster searches in the admin's lists. */
export class Statistics1796800600000 implements Pick<MigrationInterface, "up"> {
  name = "Statistics1796800600000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/statistics");
  }
}
