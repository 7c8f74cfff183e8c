import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders can be cancelled. Lists, and the rule of one unpaid order a product, are about those that are still open. */
export class CancelledOrders1795255200000 implements MigrationInterface {
  name = "CancelledOrders1795255200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders add column cancelled_at timestamptz(3),
        add constraint order_closed_once check (delivered_at is null or cancelled_at is null);
      ${dropIndexes}
      ${createIndexes("delivered_at is null and cancelled_at is null")}
    `);
  }

  /** Cancelled orders become delivered ones: without the column nothing else keeps them off the lists. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders drop constraint order_closed_once;
      update orders set delivered_at = cancelled_at where cancelled_at is not null;
      ${dropIndexes}
      alter table orders drop column cancelled_at;
      ${createIndexes("delivered_at is null")}
    `);
  }
}

const dropIndexes = `
  drop index order_one_unpaid_per_product, order_newest, order_of_user, order_of_product;
  drop index order_by_customer, order_by_product, order_by_qty, order_by_payment, order_words;
`;

const createIndexes = (open: string) => `
  create unique index order_one_unpaid_per_product on orders (user_id, product_id) where paid_at is null and ${open};
  create index order_newest on orders (created_at desc, id desc) where ${open};
  create index order_of_user on orders (user_id, created_at desc, id desc) where ${open};
  create index order_of_product on orders (product_id) where ${open};
  create index order_by_customer on orders (lower(name), created_at, id) where ${open};
  create index order_by_product on orders (lower(product_name), created_at, id) where ${open};
  create index order_by_qty on orders (qty, created_at, id) where ${open};
  create index order_by_payment on orders ((paid_at is null), created_at, id) where ${open};
  create index order_words on orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops)
    where ${open};
`;
