import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the prices of a cart's orders depended on when they were placed; carts of before have none. */
export class CheckoutTerms1796745000000 implements Pick<MigrationInterface, "up"> {
  name = "CheckoutTerms1796745000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table checkouts add column terms jsonb");
  }
}
