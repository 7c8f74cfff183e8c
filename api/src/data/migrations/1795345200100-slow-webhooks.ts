import type { MigrationInterface, QueryRunner } from "typeorm";

/** Until when a slow receiver is sent nothing new, so that others don't wait for it. */
export class SlowWebhooks1795345200100 implements MigrationInterface {
  name = "SlowWebhooks1795345200100";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table webhooks add column slow_until timestamptz(3)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table webhooks drop column slow_until");
  }
}
