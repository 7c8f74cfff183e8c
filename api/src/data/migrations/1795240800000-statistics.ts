import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders by when they were placed, delivered ones included: statistics read a span of days and not the whole book. */
export class Statistics1795240800000 implements MigrationInterface {
  name = "Statistics1795240800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create index order_placed on orders (created_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index order_placed");
  }
}
