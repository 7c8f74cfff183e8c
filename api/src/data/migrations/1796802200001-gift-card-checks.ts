import type { MigrationInterface, QueryRunner } from "typeorm";

/** Checks the orders and refunds that are there, while the shop goes on. */
export class GiftCardChecks1796802200001 implements Pick<MigrationInterface, "up"> {
  name = "GiftCardChecks1796802200001";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders validate constraint order_gift_card");
    await runner.query("alter table refunds validate constraint refund_amount_positive");
  }
}
