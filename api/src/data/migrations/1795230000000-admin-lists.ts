import type { MigrationInterface, QueryRunner } from "typeorm";

/** Indexes for the shopkeeper's lists: each order that they can stand in, either way, and their searches. */
export class AdminLists1795230000000 implements MigrationInterface {
  name = "AdminLists1795230000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(orders);
    await runner.query(users);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index user_newest, user_by_role, user_words;
      drop index order_by_customer, order_by_product, order_by_qty, order_by_payment, order_words;
    `);
  }
}

const orders = `
  create index order_by_customer on orders (lower(name), created_at, id) where delivered_at is null;
  create index order_by_product on orders (lower(product_name), created_at, id) where delivered_at is null;
  create index order_by_qty on orders (qty, created_at, id) where delivered_at is null;
  create index order_by_payment on orders ((paid_at is null), created_at, id) where delivered_at is null;
  create index order_words on orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops)
    where delivered_at is null;
`;

/** The list by email is served by the index that keeps emails unique. */
const users = `
  create index user_newest on users (created_at, id) where archived_at is null;
  create index user_by_role on users (role, email, id) where archived_at is null;
  create index user_words on users using gin (email gin_trgm_ops, name gin_trgm_ops) where archived_at is null;
`;
