-- The units that a refund is for, and those of them that returned to stock; without `units` it is of the whole order, by 0.1.0.
alter table refunds
  add column units integer,
  add column restocked_units integer not null default 0;

-- How much went back at a step of an order's history.
alter table order_events add column refunded_cents bigint;

-- Orders that cost nothing have payments of 0.
alter table payments
  drop constraint payment_amount_positive,
  add constraint payment_amount check (amount_cents >= 0) not valid;

-- Parts of an order that go back (docs/orders.md). `refunded_qty` and `restocked_qty` count units; a whole order that 0.1.0 refunds has neither,
-- so that `restocked` and `refunded_at` say it (modules/order-conditions.ts).
alter table orders
  add column refunded_qty integer not null default 0,
  add column restocked_qty integer not null default 0,
  add constraint order_units check (refunded_qty between 0 and qty and restocked_qty between 0 and qty) not valid;
