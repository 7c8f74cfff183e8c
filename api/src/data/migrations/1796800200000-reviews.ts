import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Reviews of products, with photos. */
export class Reviews1796800200000 implements Pick<MigrationInterface, "up"> {
  name = "Reviews1796800200000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/reviews");
  }
}
