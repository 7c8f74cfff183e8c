import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Finds a category's products in the order of their ids, of which a part is a sample, and products by the values of their attributes
 * (ADR-0051). Outside of a transaction, so that nobody waits for it.
 */
export class ProductFilters1795323600000 implements MigrationInterface {
  name = "ProductFilters1795323600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists product_category");
    await runner.query(
      "create index concurrently if not exists product_category on products (category_id, id) where category_id is not null",
    );
    await runner.query("drop index concurrently if exists product_attributes");
    await runner.query(
      "create index concurrently if not exists product_attributes on products using gin (attributes jsonb_path_ops)",
    );
    await runner.query("drop index concurrently if exists product_category_id");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("create index product_category_id on products (category_id)");
    await runner.query("drop index product_category, product_attributes");
  }
}
