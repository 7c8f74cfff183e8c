import type { MigrationInterface, QueryRunner } from "typeorm";

/** Validates the bounds of products' details, outside of a transaction, so that nobody waits for it. */
export class DetailsHold1795320000000 implements MigrationInterface {
  name = "DetailsHold1795320000000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products validate constraint product_images_count");
    await runner.query("alter table products validate constraint product_attributes_object");
  }

  async down(): Promise<void> {
    // the migration before drops them
  }
}
