import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index of the words of closed orders, beside that of the open ones, so that they are found too. */
export class OrderWords1796600600000 implements Pick<MigrationInterface, "up"> {
  name = "OrderWords1796600600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists order_closed_words"); // what an interrupted attempt has left
    await runner.query(`
      create index concurrently if not exists order_closed_words
        on orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops)
        where delivered_at is not null or cancelled_at is not null or refunded_at is not null`);
  }
}
