import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds the products of a brand in a category, and as before those of a brand (ADR-0051). Outside of a transaction, so that nobody waits for it. */
export class BrandsByCategory1795330800000 implements MigrationInterface {
  name = "BrandsByCategory1795330800000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists product_brand_category");
    await runner.query(
      "create index concurrently if not exists product_brand_category on products (brand, category_id)",
    );
    await runner.query("drop index concurrently if exists product_brand_slug");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("create index product_brand_slug on products (brand)");
    await runner.query("drop index product_brand_category");
  }
}
