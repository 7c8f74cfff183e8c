import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What changed with products that were changed together, so that it can be undone. Categories and brands are no foreign keys
 * here: those that no product has can be deleted.
 */
export class ProductChanges1795312800000 implements MigrationInterface {
  name = "ProductChanges1795312800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product_change_sets (
        id uuid constraint product_change_sets_pkey primary key default gen_random_uuid(),
        changed_at timestamptz(3) not null default now(),
        undone_at timestamptz(3)
      );
      create table product_changes (
        set_id uuid not null constraint product_change_set references product_change_sets,
        product_id uuid not null constraint product_change_product references products,
        price_cents_before integer not null,
        price_cents_after integer not null constraint product_change_price check (price_cents_after >= 0),
        category_before uuid,
        category_after uuid,
        brand_before text,
        brand_after text,
        constraint product_changes_pkey primary key (set_id, product_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table product_changes, product_change_sets");
  }
}
