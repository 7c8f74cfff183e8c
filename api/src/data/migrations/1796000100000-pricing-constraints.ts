import type { MigrationInterface, QueryRunner } from "typeorm";

/** The rules of the new columns, for rows that are written from now on. */
export class PricingConstraints1796000100000 implements Pick<MigrationInterface, "up"> {
  name = "PricingConstraints1796000100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table orders
  add constraint order_discount foreign key (discount_id) references discounts not valid,
  add constraint order_shipment foreign key (shipment_id) references shipments not valid,
  add constraint order_amounts check (
    discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * qty and shipping_cents >= 0 and tax_cents >= 0
      and refunded_cents >= 0
  ) not valid;
alter table products
  add constraint product_sale check (sale_ends_at is null or regular_price_cents is not null) not valid;
alter table order_events
  drop constraint order_event_status,
  add constraint order_event_status
    check (status in ('PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')) not valid;
`);
  }
}
