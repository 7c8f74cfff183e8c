-- When each recurring task last succeeded, for metrics.
create table task_runs (
  task text constraint task_runs_pkey primary key,
  ran_at timestamptz(3) not null
);

-- The answers of changes that came with an `Idempotency-Key`.
create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  content_hash text not null,
  started_at timestamptz(3) not null default now(),
  state text not null default 'running',
  answer text,
  constraint idempotency_keys_pkey primary key (account_id, key)
);
create index idempotency_key_age on idempotency_keys (started_at);

-- An API key may have more scopes than in 0.1.0, and its calls are counted.
alter table api_keys
  add column calls bigint not null default 0,
  drop constraint api_key_scopes,
  add constraint api_key_scopes check (cardinality(scopes) between 1 and 20) not valid;

-- Staff: users with some of an admin's permissions.
alter table users
  add column permissions text[] not null default '{}',
  drop constraint user_role,
  add constraint user_role check (role in ('CUSTOMER', 'ADMIN', 'STAFF')) not valid;
