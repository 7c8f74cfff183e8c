import type { MigrationInterface, QueryRunner } from "typeorm";

/** How many days customers have to return a product; null where the shop says nothing of it. */
export class ReturnDays1796410100000 implements Pick<MigrationInterface, "up"> {
  name = "ReturnDays1796410100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table shop_settings
      add column return_days integer constraint shop_settings_return_days check (return_days >= 0)`);
  }
}
