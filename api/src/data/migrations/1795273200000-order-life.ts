import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders have a number, a history and a picture; they can be bought together, paid and refunded. */
export class OrderLife1795273200000 implements MigrationInterface {
  name = "OrderLife1795273200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${numbers} ${checkouts} ${columns} ${events} ${payments} ${demoGateway}`);
    await runner.query(`
      ${dropIndexes}
      ${createIndexes("delivered_at is null and cancelled_at is null and refunded_at is null")}
      create index order_all_of_user on orders (user_id, created_at desc, id desc);
      create index order_delivered on orders (created_at desc, id desc) where delivered_at is not null;
      create index order_cancelled on orders (created_at desc, id desc) where cancelled_at is not null;
      create index order_refunded on orders (created_at desc, id desc) where refunded_at is not null;
      create index order_changed on orders (updated_at, id);
      create index order_of_checkout on orders (checkout_id) where checkout_id is not null;
    `);
  }

  /** Refunded orders become delivered ones: without the column nothing else keeps them off the lists. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table demo_payment_sessions, refunds, payment_orders, payments, order_events;
      drop trigger order_touched on orders;
      alter table orders drop constraint order_closed_once, drop constraint order_refunded_paid;
      update orders set delivered_at = coalesce(delivered_at, refunded_at) where refunded_at is not null;
      update orders set idempotency_key = id::text where idempotency_key is null;
      alter table orders alter column idempotency_key set not null;
      ${dropIndexes}
      drop index order_all_of_user, order_delivered, order_cancelled, order_refunded, order_changed, order_of_checkout;
      alter table orders drop column number, drop column image_url, drop column checkout_id,
        drop column refunded_at, drop column updated_at, drop column restocked,
        add constraint order_closed_once check (delivered_at is null or cancelled_at is null);
      drop table checkouts;
      drop function touch_updated_at, next_order_number;
      drop sequence order_numbers;
      ${createIndexes("delivered_at is null and cancelled_at is null")}
    `);
  }
}

/**
 * Eight digits that can be read out on the telephone. The factor has no divisor in common with 100,000,000, so that no number
 * comes twice; and numbers that follow each other don't tell how many orders a shop has.
 */
const numbers = `
  create sequence order_numbers;
  create function next_order_number() returns text language sql volatile as $$
    select to_char((nextval('order_numbers') * 61803399) % 100000000, 'FM0000"-"0000')
  $$;
`;

const checkouts = `
  create table checkouts (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null constraint checkout_user references users (id),
    idempotency_key text not null,
    created_at timestamptz(3) not null default now(),
    constraint checkout_idempotency_key unique (user_id, idempotency_key)
  );
`;

const columns = `
  create function touch_updated_at() returns trigger language plpgsql as $$
    begin new.updated_at = now(); return new; end
  $$;
  alter table orders
    add column number text not null default next_order_number() constraint order_number unique,
    add column image_url text,
    add column checkout_id uuid constraint order_checkout references checkouts (id),
    add column refunded_at timestamptz(3),
    add column updated_at timestamptz(3) not null default now(),
    add column restocked boolean not null default false,
    alter column idempotency_key drop not null,
    drop constraint order_closed_once,
    add constraint order_closed_once
      check (cancelled_at is null or (delivered_at is null and refunded_at is null)),
    add constraint order_refunded_paid check (refunded_at is null or paid_at is not null);
  update orders set image_url = products.image, restocked = cancelled_at is not null,
      updated_at = coalesce(delivered_at, cancelled_at, paid_at, orders.created_at)
    from products where products.id = product_id;
  create trigger order_touched before update on orders for each row execute function touch_updated_at();
`;

/** What happened to an order after it was placed. What happened before this migration is known by its time alone. */
const events = `
  create table order_events (
    id bigint generated always as identity primary key,
    order_id uuid not null constraint order_event_order references orders (id) on delete cascade,
    status text not null constraint order_event_status
      check (status in ('PLACED', 'PAID', 'DELIVERED', 'CANCELLED', 'REFUNDED')),
    actor text not null,
    note text,
    happened_at timestamptz(3) not null default now()
  );
  create index order_event_of_order on order_events (order_id, id);
  insert into order_events (order_id, status, actor, happened_at)
    select id, 'PAID', 'payment', paid_at from orders where paid_at is not null;
  insert into order_events (order_id, status, actor, happened_at)
    select id, 'DELIVERED', 'system', delivered_at from orders where delivered_at is not null;
  insert into order_events (order_id, status, actor, happened_at)
    select id, 'CANCELLED', 'system', cancelled_at from orders where cancelled_at is not null;
`;

/**
 * A payment covers one or several orders of a customer; a refund gives the amount of one of them back. `unbooked_cents` was given
 * back in the provider's dashboard and belongs to no order; `checked_at` is when the provider was last asked about the payment.
 */
const payments = `
  create table payments (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null constraint payment_user references users (id),
    gateway text not null,
    status text not null default 'OPEN' constraint payment_status check (status in ('OPEN', 'PAID', 'EXPIRED')),
    amount_cents bigint not null constraint payment_amount_positive check (amount_cents > 0),
    currency text not null,
    session_id text constraint payment_session unique,
    url text,
    intent_id text,
    unbooked_cents bigint not null default 0,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    checked_at timestamptz(3),
    paid_at timestamptz(3),
    constraint payment_paid check ((status = 'PAID') = (paid_at is not null))
  );
  create index payment_open on payments (coalesce(checked_at, created_at)) where status = 'OPEN';
  create index payment_of_intent on payments (intent_id) where intent_id is not null;
  create table payment_orders (
    payment_id uuid not null constraint payment_order_payment references payments (id),
    order_id uuid not null constraint payment_order_order references orders (id),
    amount_cents bigint not null,
    primary key (payment_id, order_id)
  );
  create index payment_of_order on payment_orders (order_id);
  create table refunds (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null,
    order_id uuid not null,
    amount_cents bigint not null constraint refund_amount_positive check (amount_cents > 0),
    reason text not null constraint refund_reason check (reason in ('ADMIN', 'PROVIDER', 'ORDER_CLOSED')),
    provider_refund_id text,
    created_at timestamptz(3) not null default now(),
    done_at timestamptz(3),
    constraint refund_payment_order foreign key (payment_id, order_id) references payment_orders (payment_id, order_id),
    constraint refund_once unique (payment_id, order_id)
  );
`;

/** The sessions of the demo gateway, which stands for a payment provider: the shop itself never reads them. */
const demoGateway = `
  create table demo_payment_sessions (
    id text primary key,
    request json not null,
    status text not null default 'open'
      constraint demo_payment_session_status check (status in ('open', 'complete', 'expired')),
    refunds jsonb not null default '{}',
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now()
  );
`;

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
