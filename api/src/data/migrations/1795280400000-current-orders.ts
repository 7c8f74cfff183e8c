import type { MigrationInterface, QueryRunner } from "typeorm";

/** A statement that has locked a customer can count the customer's unpaid orders as they are then. */
export class CurrentOrders1795280400000 implements MigrationInterface {
  name = "CurrentOrders1795280400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(currentUnpaidOrders);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function current_unpaid_orders(uuid)");
  }
}

/**
 * Volatile, because only then does it read with a snapshot of its own, which is newer than its statement's (ADR-0033). The key is the
 * order's, or that of the cart that it was bought with.
 */
const currentUnpaidOrders = `
  create function current_unpaid_orders(customer uuid)
    returns table (id uuid, product_id uuid, qty integer, checkout_id uuid, key text)
    language plpgsql volatile rows 5 as $$
    begin
      return query
        select orders.id, orders.product_id, orders.qty, orders.checkout_id,
            coalesce(orders.idempotency_key, checkouts.idempotency_key)
          from orders left join checkouts on checkouts.id = orders.checkout_id
          where orders.user_id = customer
            and paid_at is null and delivered_at is null and cancelled_at is null and refunded_at is null;
    end
  $$
`;
