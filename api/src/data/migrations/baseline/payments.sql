-- A payment covers one or several orders of a customer. `unbooked_cents` was given back in the provider's dashboard and belongs to no order;
-- `failed_refunds` has those refunds of the dashboard that failed and belong to no order for certain, by their id there; `checked_at` is
-- when the provider was last asked about the payment.
create table payments (
  id uuid constraint payments_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint payment_user references users,
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
  failed_refunds jsonb not null default '{}',
  constraint payment_paid check ((status = 'PAID') = (paid_at is not null))
);
create index payment_open on payments (coalesce(checked_at, created_at)) where status = 'OPEN';
create index payment_of_intent on payments (intent_id) where intent_id is not null;

create table payment_orders (
  payment_id uuid not null constraint payment_order_payment references payments,
  order_id uuid not null constraint payment_order_order references orders,
  amount_cents bigint not null,
  constraint payment_orders_pkey primary key (payment_id, order_id)
);
create index payment_of_order on payment_orders (order_id);

-- Gives an order's part of a payment back. A refund that failed is owed until the money was paid back by other means, or another refund of the
-- same money was tried.
create table refunds (
  id uuid constraint refunds_pkey primary key default gen_random_uuid(),
  payment_id uuid not null,
  order_id uuid not null,
  amount_cents bigint not null constraint refund_amount_positive check (amount_cents > 0),
  reason text not null constraint refund_reason check (reason in ('ADMIN', 'PROVIDER', 'ORDER_CLOSED')),
  provider_refund_id text,
  created_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  failed_at timestamptz(3),
  failure_reason text,
  paid_back_at timestamptz(3),
  retried_at timestamptz(3),
  constraint refund_payment_order foreign key (payment_id, order_id) references payment_orders
);
create unique index refund_in_force on refunds (payment_id, order_id) where failed_at is null;
create index refund_of_order on refunds (order_id);
create index refund_owed on refunds (order_id)
  where failed_at is not null and paid_back_at is null and retried_at is null;

-- `reported_at` is when the provider saw what is stored here, since its reports arrive in any order. `withdrawn_at` and `reinstated_at`: when
-- the money left the shop, and came back.
create table disputes (
  id uuid constraint disputes_pkey primary key default gen_random_uuid(),
  payment_id uuid not null constraint dispute_payment references payments,
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

-- The sessions of the demo gateway, which stands for a payment provider: the shop itself never reads them.
create table demo_payment_sessions (
  id text constraint demo_payment_sessions_pkey primary key,
  request json not null,
  status text not null default 'open'
    constraint demo_payment_session_status check (status in ('open', 'complete', 'expired')),
  refunds jsonb not null default '{}',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
