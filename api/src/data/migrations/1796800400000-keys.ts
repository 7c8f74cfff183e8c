import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** More scopes and counted calls of API keys, and the keys of repeated requests. */
export class Keys1796800400000 implements Pick<MigrationInterface, "up"> {
  name = "Keys1796800400000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/keys");
  }
}
