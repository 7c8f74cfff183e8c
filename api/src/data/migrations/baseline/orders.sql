-- Orders and their history (docs/orders.md). An order keeps what it says of its product, whatever becomes of the product.

create sequence order_numbers;

-- Eight digits that can be read out on the telephone. The factor has no divisor in common with 100,000,000, so that no number comes twice;
-- and numbers that follow each other don't tell how many orders a shop has.
create function next_order_number() returns text language sql volatile as $$
  select to_char((nextval('order_numbers') * 61803399) % 100000000, 'FM0000"-"0000')
$$;

-- Orders that were placed together, by one idempotency key.
create table checkouts (
  id uuid constraint checkouts_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint checkout_user references users,
  idempotency_key text not null,
  created_at timestamptz(3) not null default now(),
  constraint checkout_idempotency_key unique (user_id, idempotency_key)
);

create table orders (
  id uuid constraint orders_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint order_user references users,
  product_id uuid not null constraint order_product references products,
  name text not null,
  email text not null,
  address text not null,
  phone text not null,
  qty integer not null constraint order_qty_positive check (qty > 0),
  product_name text not null,
  unit_price_cents integer not null,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  delivered_at timestamptz(3),
  idempotency_key text,
  cancelled_at timestamptz(3),
  number text not null default next_order_number() constraint order_number unique,
  image_url text,
  checkout_id uuid constraint order_checkout references checkouts,
  refunded_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  restocked boolean not null default false,
  constraint order_idempotency_key unique (user_id, idempotency_key),
  constraint order_closed_once check (cancelled_at is null or (delivered_at is null and refunded_at is null)),
  constraint order_refunded_paid check (refunded_at is null or paid_at is not null)
);
-- open orders: the rule of one unpaid order a product, and each order that an admin's list can stand in, either way
create unique index order_one_unpaid_per_product on orders (user_id, product_id)
  where paid_at is null and delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_newest on orders (created_at desc, id desc)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_of_user on orders (user_id, created_at desc, id desc)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_of_product on orders (product_id)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_by_customer on orders (lower(name), created_at, id)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_by_product on orders (lower(product_name), created_at, id)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_by_qty on orders (qty, created_at, id)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_by_payment on orders ((paid_at is null), created_at, id)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
create index order_words on orders using gin (name gin_trgm_ops, email gin_trgm_ops, product_name gin_trgm_ops)
  where delivered_at is null and cancelled_at is null and refunded_at is null;
-- all orders: statistics read a span of days and not the whole book
create index order_placed on orders (created_at);
create index order_changed on orders (updated_at, id);
create index order_all_of_user on orders (user_id, created_at desc, id desc);
create index order_delivered on orders (created_at desc, id desc) where delivered_at is not null;
create index order_cancelled on orders (created_at desc, id desc) where cancelled_at is not null;
create index order_refunded on orders (created_at desc, id desc) where refunded_at is not null;
create index order_of_checkout on orders (checkout_id) where checkout_id is not null;
-- which reviews are marked as a buyer's
create index order_delivered_to on orders (user_id) where delivered_at is not null;

-- What happened to an order after it was placed.
create table order_events (
  id bigint generated always as identity constraint order_events_pkey primary key,
  order_id uuid not null constraint order_event_order references orders on delete cascade,
  status text not null constraint order_event_status
    check (status in ('PLACED', 'PAID', 'DELIVERED', 'CANCELLED', 'REFUNDED')),
  actor text not null,
  note text,
  happened_at timestamptz(3) not null default now(),
  actor_id uuid constraint order_event_actor references users,
  for_shop boolean not null default false
);
create index order_event_of_order on order_events (order_id, id);
