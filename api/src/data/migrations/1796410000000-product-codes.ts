import type { MigrationInterface, QueryRunner } from "typeorm";

/** The numbers by which others know a product: its GTIN, and its maker's part number. */
export class ProductCodes1796410000000 implements Pick<MigrationInterface, "up"> {
  name = "ProductCodes1796410000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products add column gtin text, add column mpn text");
  }
}
