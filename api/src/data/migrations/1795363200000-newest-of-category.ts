import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds the newest products of a category in their order (ADR-0051). Outside of a transaction, so that nobody waits for it. */
export class NewestOfCategory1795363200000 implements MigrationInterface {
  name = "NewestOfCategory1795363200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists product_category_newest");
    await runner.query(
      `create index concurrently if not exists product_category_newest on products (category_id, created_at, id)
        where archived_at is null and not draft`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index product_category_newest");
  }
}
