import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** More scopes and counted calls of API keys, the keys of repeated requests, and the content of orders with a key. */
export class Keys1796800400000 implements Pick<MigrationInterface, "up"> {
  name = "Keys1796800400000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/keys");
  }
}
