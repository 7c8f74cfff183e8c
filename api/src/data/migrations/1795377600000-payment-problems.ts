import type { MigrationInterface, QueryRunner } from "typeorm";

/** Payments can be disputed, and refunds can fail. */
export class PaymentProblems1795377600000 implements MigrationInterface {
  name = "PaymentProblems1795377600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${disputes} ${refunds}
      alter table order_events add column for_shop boolean not null default false;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table order_events drop column for_shop;
      alter table payments drop column failed_refunds;
      alter table refunds drop column failed_at, drop column failure_reason, drop column paid_back_at, drop column retried_at;
      drop table disputes;
    `);
  }
}

/**
 * `reported_at` is when the provider saw what is stored here, since its reports arrive in any order. `withdrawn_at` and
 * `reinstated_at`: when the money left the shop, and came back.
 */
const disputes = `
  create table disputes (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null constraint dispute_payment references payments (id),
    provider_dispute_id text not null constraint dispute_of_provider unique,
    amount_cents bigint not null,
    currency text not null,
    reason text not null,
    status text not null
      constraint dispute_status check (status in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')),
    inquiry boolean not null,
    refundable boolean not null,
    respond_by timestamptz(3),
    opened_at timestamptz(3) not null,
    closed_at timestamptz(3),
    withdrawn_at timestamptz(3),
    reinstated_at timestamptz(3),
    reported_at timestamptz(3) not null,
    constraint dispute_closed check ((closed_at is not null) = (status in ('WON', 'LOST', 'CLOSED')))
  );
  create index dispute_of_payment on disputes (payment_id);
  create index dispute_open on disputes (payment_id) where closed_at is null;
`;

/**
 * A refund that failed is owed until the money was paid back by other means, or another refund of the same money was tried.
 * `failed_refunds` has those of the provider's dashboard that belong to no order for certain, by their id there.
 */
const refunds = `
  alter table refunds
    add column failed_at timestamptz(3),
    add column failure_reason text,
    add column paid_back_at timestamptz(3),
    add column retried_at timestamptz(3);
  alter table payments add column failed_refunds jsonb not null default '{}';
`;
