import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a change of several products has done to their sales, so that it can be undone. */
export class ProductChangeSales1796000700000 implements Pick<MigrationInterface, "up"> {
  name = "ProductChangeSales1796000700000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table product_changes
  add column regular_price_cents_before integer,
  add column regular_price_cents_after integer,
  add column sale_ends_at_before timestamptz(3),
  add column sale_ends_at_after timestamptz(3);
`);
  }
}
