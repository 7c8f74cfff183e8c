import type { MigrationInterface, QueryRunner } from "typeorm";

/** The history of an order says how much went back at a step. */
export class RefundedEvents1796100300000 implements Pick<MigrationInterface, "up"> {
  name = "RefundedEvents1796100300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table order_events add column refunded_cents bigint");
  }
}
