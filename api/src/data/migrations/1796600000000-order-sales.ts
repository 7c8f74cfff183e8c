import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index of the orders by age that has all that statistics add up, so that they read no order. It replaces one without. */
export class OrderSales1796600000000 implements Pick<MigrationInterface, "up"> {
  name = "OrderSales1796600000000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists order_sales"); // what an interrupted attempt has left
    await runner.query(`
      create index concurrently if not exists order_sales on orders (created_at)
        include (product_id, qty, unit_price_cents, discount_cents, shipping_cents, tax_cents, tax_included, refunded_cents,
          paid_at, delivered_at, cancelled_at, refunded_at)`);
    await runner.query("drop index concurrently if exists order_placed");
  }
}
