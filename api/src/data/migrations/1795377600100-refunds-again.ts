import type { MigrationInterface, QueryRunner } from "typeorm";

/** An order's part of a payment can be refunded again after its refund failed. Outside of a transaction, so that nobody waits for the indexes. */
export class RefundsAgain1795377600100 implements MigrationInterface {
  name = "RefundsAgain1795377600100";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists refund_in_force");
    await runner.query(
      "create unique index concurrently if not exists refund_in_force on refunds (payment_id, order_id) where failed_at is null",
    );
    await runner.query("drop index concurrently if exists refund_of_order");
    await runner.query("create index concurrently if not exists refund_of_order on refunds (order_id)");
    await runner.query("drop index concurrently if exists refund_owed");
    await runner.query(
      `create index concurrently if not exists refund_owed on refunds (order_id)
        where failed_at is not null and paid_back_at is null and retried_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index refund_in_force, refund_of_order, refund_owed");
  }
}
