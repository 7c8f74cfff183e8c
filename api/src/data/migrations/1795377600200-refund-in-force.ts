import type { MigrationInterface, QueryRunner } from "typeorm";

/** Of the refunds of an order's part of a payment one is in force, and not one in all. */
export class RefundInForce1795377600200 implements MigrationInterface {
  name = "RefundInForce1795377600200";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table refunds drop constraint refund_once");
  }

  /** Of several tries for the same money the last one stays. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from refunds where retried_at is not null");
    await runner.query("alter table refunds add constraint refund_once unique (payment_id, order_id)");
  }
}
