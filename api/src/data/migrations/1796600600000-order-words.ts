import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index of the words of all orders, so that closed ones are found too. It replaces one of the open orders. */
export class OrderWords1796600600000 implements Pick<MigrationInterface, "up"> {
  name = "OrderWords1796600600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists order_all_words"); // what an interrupted attempt has left
    await runner.query(`
      create index concurrently if not exists order_all_words
        on orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops)`);
    await runner.query("drop index concurrently if exists order_words");
  }
}
