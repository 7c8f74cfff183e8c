import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** One spelling of the words of products and of searches; a product's brand and codes find it too. */
export class PlainTexts1796710000000 implements Pick<MigrationInterface, "up"> {
  name = "PlainTexts1796710000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, "plain-texts", "functions.sql"), "utf8"));
  }
}
