import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Attributes in groups, product codes, undoable imports, the order by stock, and one spelling of names and searched texts. */
export class Catalogue1796800510000 implements Pick<MigrationInterface, "up"> {
  name = "Catalogue1796800510000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/plain-texts", "0.2.0/names", "0.2.0/catalogue");
  }
}
