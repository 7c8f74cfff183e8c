-- Parts of an order that go back (docs/orders.md). `refunded_qty` and `restocked_qty` count units; a whole order that 0.1.0 refunds has neither,
-- so that `restocked` and `refunded_at` say it (modules/order-conditions.ts).
alter table orders
  add column refunded_qty integer not null default 0,
  add column restocked_qty integer not null default 0;

-- The units that a refund is for, and those of them that returned to stock; without `units` it is of the whole order, by 0.1.0.
alter table refunds
  add column units integer,
  add column restocked_units integer not null default 0;
