import type { MigrationInterface, QueryRunner } from "typeorm";

const open = "delivered_at is null and cancelled_at is null and refunded_at is null";
const indexes = {
  order_of_discount: "orders (discount_id, user_id) where discount_id is not null",
  order_of_shipment: "orders (shipment_id) where shipment_id is not null",
  order_to_send: `orders (created_at desc, id desc) where paid_at is not null and shipped_at is null and ${open}`,
  order_sent: `orders (created_at desc, id desc) where shipped_at is not null and ${open}`,
  product_on_sale: "products (sale_ends_at) where regular_price_cents is not null",
};

/** Checks what is there already, and builds the indexes, while the shop goes on. */
export class PricingIndexes1796000200000 implements Pick<MigrationInterface, "up"> {
  name = "PricingIndexes1796000200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const constraint of ["order_discount", "order_shipment", "order_amounts"])
      await runner.query(`alter table orders validate constraint ${constraint}`);
    await runner.query("alter table products validate constraint product_sale");
    await runner.query("alter table order_events validate constraint order_event_status");
    for (const [name, on] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists ${name}`); // what an interrupted attempt has left
      await runner.query(`create index concurrently if not exists ${name} on ${on}`);
    }
    await runner.query("drop index concurrently if exists checkout_number");
    await runner.query(
      "create unique index concurrently if not exists checkout_number on checkouts (number)",
    );
  }
}
