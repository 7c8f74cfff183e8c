-- The mails about products that are back in stock.
create table stock_alerts (
  id uuid constraint stock_alerts_pkey primary key default gen_random_uuid(),
  product_id uuid not null constraint stock_alert_product references products on delete cascade,
  email text not null,
  user_id uuid constraint stock_alert_user references users,
  wording text not null,
  created_at timestamptz(3) not null default now(),
  queued_at timestamptz(3),
  constraint stock_alert_once unique (product_id, email)
);
create index stock_alert_of_email on stock_alerts (email, created_at);
create index stock_alert_of_user on stock_alerts (user_id) where user_id is not null;
create index stock_alert_oldest on stock_alerts (created_at);

-- The wish lists of customers.
create table wishes (
  user_id uuid not null constraint wish_user references users,
  product_id uuid not null constraint wish_product references products on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint wishes_pkey primary key (user_id, product_id)
);
