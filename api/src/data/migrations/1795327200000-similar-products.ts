import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds the products of a category that cost about as much. Outside of a transaction, so that nobody waits for it. */
export class SimilarProducts1795327200000 implements MigrationInterface {
  name = "SimilarProducts1795327200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists product_category_price");
    await runner.query(
      `create index concurrently if not exists product_category_price on products (category_id, price_cents, id)
        where category_id is not null and archived_at is null and not draft`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index product_category_price");
  }
}
