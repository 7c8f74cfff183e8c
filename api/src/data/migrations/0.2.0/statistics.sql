-- Searches of shoppers without results, counted by day.
create table empty_searches (
  day text,
  text text,
  count integer not null,
  constraint empty_searches_pkey primary key (day, text)
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

-- When each recurring task last succeeded, for metrics.
create table task_runs (
  task text constraint task_runs_pkey primary key,
  ran_at timestamptz(3) not null
);

-- Each search reads the list of the rows that aren't in these indexes yet: 256 KB at most. The list of orders keeps PostgreSQL's 4 MB, as each
-- order would pay for a shorter one.
alter index user_words set (gin_pending_list_limit = 256);
alter index review_words set (gin_pending_list_limit = 256);
alter index audit_words set (gin_pending_list_limit = 256);
