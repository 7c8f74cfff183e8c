import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { QueryRunner } from "typeorm";

/**
 * Runs files of `migrations/` for a migration. Each paragraph is sent as one statement, so that the limit of waits for locks holds for all
 * paragraphs together.
 */
export async function runSqlFiles(runner: Pick<QueryRunner, "query">, ...files: string[]): Promise<void> {
  for (const file of files) {
    const text = readFileSync(join(__dirname, "migrations", `${file}.sql`), "utf8");
    for (const paragraph of text.split(/\n{2,}/)) await runner.query(paragraph);
  }
}
