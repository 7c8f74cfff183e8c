import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lets an order have several refunds in force. Release 0.1.0 doesn't rely on the index: it locks the customer first, and refunds no order
 * that has a refund already.
 */
export class SeveralRefunds1796100100000 implements Pick<MigrationInterface, "up"> {
  name = "SeveralRefunds1796100100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders validate constraint order_units");
    await runner.query("drop index concurrently if exists refund_in_force");
  }
}
