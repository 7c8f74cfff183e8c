-- The last number of each series and year: the row is locked until the document with the next number is committed, so that there are no gaps.
create table document_series (
  series text not null constraint document_series_series check (series in ('INVOICE', 'CREDIT_NOTE')),
  year integer not null,
  last integer not null,
  constraint document_series_pkey primary key (series, year)
);

-- Sums of orders for the dashboard, by quarters of an hour. A job fills them; orders that aren't summed yet are read one by one.
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
create index sales_summed on sales (summed_before);

-- Invoices of payments and credit notes of refunds, as they were when they were made.
create table invoices (
  number text constraint invoices_pkey primary key,
  series text not null constraint invoice_series check (series in ('INVOICE', 'CREDIT_NOTE')),
  user_id uuid not null constraint invoice_user references users,
  payment_id uuid not null constraint invoice_payment references payments,
  refund_id uuid constraint invoice_refund references refunds,
  made_at timestamptz(3) not null default now(),
  document jsonb not null,
  constraint invoice_of_refund check ((refund_id is not null) = (series = 'CREDIT_NOTE'))
);
create unique index invoice_of_payment on invoices (payment_id) where series = 'INVOICE';
create unique index credit_note_of_refund on invoices (refund_id) where refund_id is not null;
create index invoices_of_payment on invoices (payment_id);
create index invoices_of_user on invoices (user_id);

-- The shop's own notes about orders and customers.
create table shop_notes (
  id uuid not null default gen_random_uuid(),
  order_id uuid constraint shop_note_order references orders,
  user_id uuid constraint shop_note_user references users,
  text text not null,
  author text not null,
  author_id uuid constraint shop_note_author references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint shop_notes_pkey primary key (id),
  constraint shop_note_subject check (num_nonnulls(order_id, user_id) = 1)
);
create index shop_note_of_order on shop_notes (order_id, created_at);
create index shop_note_of_user on shop_notes (user_id, created_at);

-- Returns: units of delivered orders that a customer sends back.
create table returns (
  id uuid not null default gen_random_uuid(),
  number text not null,
  user_id uuid not null constraint return_user references users,
  status text not null default 'REQUESTED',
  reason text not null,
  answer text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint returns_pkey primary key (id),
  constraint returns_number_key unique (number),
  constraint return_status check (status in ('REQUESTED', 'ACCEPTED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELLED'))
);
create index return_of_user on returns (user_id, created_at desc);
create index return_newest on returns (created_at desc, id desc);
create index return_requested on returns (created_at) where status = 'REQUESTED';

create table return_lines (
  return_id uuid not null constraint return_line_return references returns on delete cascade,
  order_id uuid not null constraint return_line_order references orders,
  quantity integer not null constraint return_line_quantity check (quantity >= 1),
  constraint return_lines_pkey primary key (return_id, order_id)
);
create index return_of_order on return_lines (order_id);

-- The photos of what customers send back.
create table return_photos (
  hash text constraint return_photos_pkey primary key,
  user_id uuid constraint return_photo_user references users,
  return_id uuid constraint return_photo_return references returns on delete set null,
  image_url text,
  place integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index return_photo_of_return on return_photos (return_id, place);
create index return_photo_of_user on return_photos (user_id);
create index return_photo_unused on return_photos (created_at) where return_id is null;

-- The tables that requests read most come last: they are locked until the migration ends.

-- How much went back at a step of an order's history.
alter table order_events add column refunded_cents bigint;

-- The units that a refund is for, and those of them that returned to stock; without `units` it is of the whole order, by 0.1.0.
alter table refunds
  add column units integer,
  add column restocked_units integer not null default 0;

-- Orders that cost nothing have payments of 0.
alter table payments
  drop constraint payment_amount_positive,
  add constraint payment_amount check (amount_cents >= 0) not valid;

-- Orders keep the keys of requests for good, in columns of 0.1.0. The hash tells a repeat from another order with the same key; null for
-- orders of 0.1.0. The shop can place orders for customers.
alter table checkouts
  add column content_hash text,
  add column placed_by_shop boolean not null default false;

-- Parts of an order that go back (docs/orders.md). `refunded_qty` and `restocked_qty` count units; a whole order that 0.1.0 refunds has neither,
-- so that `restocked` and `refunded_at` say it (modules/order-conditions.ts). `option_values` are those of the product when it was ordered:
-- [{"option": "Strap", "value": "Steel"}]. The note is the customer's.
alter table orders
  add column refunded_qty integer not null default 0,
  add column restocked_qty integer not null default 0,
  add column content_hash text,
  add column option_values jsonb not null default '[]',
  add column note text,
  add constraint order_units check (refunded_qty between 0 and qty and restocked_qty between 0 and qty) not valid;
