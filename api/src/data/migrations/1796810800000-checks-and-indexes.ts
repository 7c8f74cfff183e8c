import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "../build-index";

/** The constraints that other migrations have added without reading all rows. */
const constraints = {
  orders: ["order_discount", "order_shipment", "order_amounts", "order_units", "order_gift_card"],
  products: ["product_sale", "product_group"],
  order_events: ["order_event_status"],
  payments: ["payment_amount"],
  refunds: ["refund_amount_positive"],
  reviews: ["review_product", "review_whole_stars"],
  users: ["user_role"],
};

const open = "delivered_at is null and cancelled_at is null and refunded_at is null";
const closed = "delivered_at is not null or cancelled_at is not null or refunded_at is not null";
const indexes = {
  order_of_discount: "orders (discount_id, user_id) where discount_id is not null",
  order_of_shipment: "orders (shipment_id) where shipment_id is not null",
  order_to_send: `orders (created_at desc, id desc) where paid_at is not null and shipped_at is null and ${open}`,
  order_sent: `orders (created_at desc, id desc) where shipped_at is not null and ${open}`,
  // has all that statistics add up, so that they read no order
  order_sales: `orders (created_at)
    include (product_id, qty, unit_price_cents, discount_cents, shipping_cents, tax_cents, tax_included, refunded_cents,
      paid_at, delivered_at, cancelled_at, refunded_at)`,
  order_closed_words: `orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops) where ${closed}`,
  product_on_sale: "products (sale_ends_at) where regular_price_cents is not null",
  // the variants of a group in order; deleted products have none (`leave_group`), so that the condition fits statements about any products.
  product_group_place:
    "products (group_id, group_position) include (draft, archived_at) where group_id is not null",
  // the newest products of a category with their groups, so that groups are counted without reading the products
  product_newest_of_category:
    "products (category_id, created_at, id) include (group_id) where archived_at is null and not draft",
  product_stock: "product_updates (count_in_stock, product_id) where count_in_stock is not null",
  refund_of_payment: "refunds (payment_id)",
  refund_of_provider: "refunds (provider_refund_id) where provider_refund_id is not null",
  // payments without an invoice and refunds without a credit note, of the last days
  refund_created: "refunds (created_at, id)",
  payment_paid: "payments (paid_at, id) where status = 'PAID'",
  review_of_shop: "reviews (created_at desc, id desc) where hidden_at is null and product_id is null",
  review_of_product:
    "reviews (product_id, created_at desc, id desc) include (rating) where hidden_at is null",
};
const uniqueIndexes = {
  checkout_number: "checkouts (number)",
  review_one_of_shop: "reviews (user_id) where product_id is null",
  review_one_per_product: "reviews (user_id, product_id)",
};

/**
 * The indexes of release 0.1.0 that others replace. It doesn't rely on `refund_in_force`: it locks the customer first, and refunds no order
 * that has a refund already.
 */
const replaced = ["order_placed", "refund_in_force", "product_category_newest"];

/** Checks the rows that are there already, and builds the indexes, while the shop goes on. */
export class ChecksAndIndexes1796810800000 implements Pick<MigrationInterface, "up"> {
  name = "ChecksAndIndexes1796810800000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, names] of Object.entries(constraints))
      for (const name of names) await runner.query(`alter table ${table} validate constraint ${name}`);
    for (const [name, on] of Object.entries(indexes)) await buildIndex(runner, name, on);
    for (const [name, on] of Object.entries(uniqueIndexes))
      await buildIndex(runner, name, on, "unique index");
    for (const name of replaced) await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query("alter index product_newest_of_category rename to product_category_newest");
  }
}
