import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The database's counterpart of `cleanName`, and people's names in Unicode's composed form, in which searches compare them. */
export class ComposedNames1796730000000 implements Pick<MigrationInterface, "up"> {
  name = "ComposedNames1796730000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, "plain-texts", "names.sql"), "utf8"));
  }
}
