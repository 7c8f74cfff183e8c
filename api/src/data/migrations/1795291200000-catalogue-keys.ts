import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds the products of a category and of a brand. Outside of a transaction, so that nobody waits for it. */
export class CatalogueKeys1795291200000 implements MigrationInterface {
  name = "CatalogueKeys1795291200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products validate constraint product_category");
    await runner.query("alter table products validate constraint product_brand");
    await runner.query("drop index concurrently if exists product_category_id");
    await runner.query(
      "create index concurrently if not exists product_category_id on products (category_id)",
    );
    await runner.query("drop index concurrently if exists product_brand_slug");
    await runner.query("create index concurrently if not exists product_brand_slug on products (brand)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index product_category_id, product_brand_slug");
  }
}
