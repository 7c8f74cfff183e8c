-- What programs use the shop by: keys, and webhooks that tell them what happened (ADR-0056).

create table api_keys (
  id uuid constraint api_keys_pkey primary key default gen_random_uuid(),
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  scopes text[] not null constraint api_key_scopes check (cardinality(scopes) between 1 and 4),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  creator_id uuid constraint api_key_creator references users
);
create unique index api_key_secret on api_keys (secret_hash);

-- Until `slow_until` a slow receiver is sent nothing new, so that others don't wait for it.
create table webhooks (
  id uuid constraint webhooks_pkey primary key default gen_random_uuid(),
  url text not null constraint webhook_url_length check (length(url) between 1 and 2000),
  events text[] not null constraint webhook_events_count check (cardinality(events) between 1 and 100),
  secret text not null,
  former_secret text,
  secret_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  disabled_at timestamptz(3),
  disabled_reason text,
  slow_until timestamptz(3),
  creator_id uuid constraint webhook_creator references users
);

-- What happened, without a customer's name, email or address.
create table webhook_events (
  id uuid constraint webhook_events_pkey primary key default gen_random_uuid(),
  type text not null,
  happened_at timestamptz(3) not null default now(),
  data json not null
);
create index webhook_event_oldest on webhook_events (happened_at);

-- What became of telling it: a delivery for each webhook that listens, with its attempts.
create table webhook_deliveries (
  id uuid constraint webhook_deliveries_pkey primary key default gen_random_uuid(),
  webhook_id uuid not null constraint webhook_delivery_webhook references webhooks on delete cascade,
  event_id uuid not null constraint webhook_delivery_event references webhook_events on delete cascade,
  created_at timestamptz(3) not null default now(),
  next_try_at timestamptz(3),
  delivered_at timestamptz(3),
  constraint webhook_delivery_once unique (event_id, webhook_id)
);
create index webhook_delivery_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create table webhook_attempts (
  delivery_id uuid not null constraint webhook_attempt_delivery references webhook_deliveries on delete cascade,
  number integer not null constraint webhook_attempt_number check (number > 0),
  at timestamptz(3) not null default now(),
  status integer,
  error text,
  answer text,
  duration_ms integer not null,
  constraint webhook_attempts_pkey primary key (delivery_id, number)
);
