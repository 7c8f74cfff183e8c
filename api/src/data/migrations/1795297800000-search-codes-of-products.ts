import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** Finds brands by the beginnings of their words, and brings the words of known products up to date: it takes minutes for a million. */
export class SearchCodesOfProducts1795297800000 implements MigrationInterface {
  name = "SearchCodesOfProducts1795297800000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists brand_words"); // what an interrupted attempt has left
    await runner.query(`create index concurrently if not exists brand_words
      on brands using gin ((' ' || translate(lower(name), '-./&', '    ')) gin_trgm_ops)`);
    const words = "setweight(search_vector(name), 'A') || setweight(search_vector(description), 'B')";
    await changeInBatches(runner, {
      table: "products",
      change: `search = ${words}`,
      where: `archived_at is null and search is distinct from ${words}`,
    });
  }

  /** More words than needed do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index brand_words");
  }
}
