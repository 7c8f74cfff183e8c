import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sums of orders for the dashboard, by quarters of an hour. A job fills them; what isn't summed yet is read from the orders. */
export class Sales1796600400000 implements Pick<MigrationInterface, "up"> {
  name = "Sales1796600400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales (
        starts_at timestamptz constraint sales_pkey primary key,
        orders bigint not null,
        units bigint not null,
        cents bigint not null,
        paid_cents bigint not null,
        received_cents bigint not null,
        unpaid_cents bigint not null,
        tax_cents bigint not null,
        shipping_cents bigint not null,
        summed_before timestamptz(3) not null
      );
      create index sales_summed on sales (summed_before)`);
  }
}
