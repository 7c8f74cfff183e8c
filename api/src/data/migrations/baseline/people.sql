-- Who uses the shop. Rows that are archived stay for the books, so uniqueness among the others is by partial indexes.

create table users (
  id uuid constraint users_pkey primary key default gen_random_uuid(),
  firebase_uid text not null constraint users_firebase_uid_key unique,
  email text not null,
  email_verified boolean not null default false,
  name text,
  role text not null default 'CUSTOMER' constraint user_role check (role in ('CUSTOMER', 'ADMIN')),
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  session_epoch integer not null default 0,
  sign_in_provider text,
  sign_ins_valid_since timestamptz(0),
  name_chosen boolean not null default false,
  deleted_at timestamptz(3),
  deletion_began_at timestamptz(3),
  constraint user_deleted_is_archived check (deleted_at is null or archived_at is not null)
);
-- serves the list by email too
create unique index user_email on users (email) where archived_at is null;
create index user_newest on users (created_at, id) where archived_at is null;
create index user_by_role on users (role, email, id) where archived_at is null;
create index user_words on users using gin (email gin_trgm_ops, name gin_trgm_ops) where archived_at is null;
create index user_blocked on users (created_at, id) where archived_at is not null;
create index user_leaving on users (deletion_began_at) where deletion_began_at is not null;

-- Emails that become admins at their next sign-in.
create table admin_grants (
  email text constraint admin_grants_pkey primary key,
  granted_at timestamptz(3) not null default now(),
  id uuid default gen_random_uuid()
);

-- Where a user is signed in (ADR-0059).
create table devices (
  id uuid constraint devices_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint device_user references users on delete cascade,
  name text not null constraint device_name check (length(name) between 1 and 100),
  signed_in_at timestamptz(0) not null,
  last_used_at timestamptz(3) not null default now(),
  constraint device_sign_in unique (user_id, signed_in_at, name)
);
create index device_last_used on devices (last_used_at);

-- Consents to the newsletter. An email has one that is not ended, confirmed or not. The token to unsubscribe stands as it is, because each
-- newsletter repeats it; it is good for nothing else.
create table newsletter_subscriptions (
  id uuid constraint newsletter_subscriptions_pkey primary key default gen_random_uuid(),
  email text not null,
  wording text not null,
  unsubscribe_token text not null constraint newsletter_token unique,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3)
);
create unique index newsletter_email on newsletter_subscriptions (email) where unsubscribed_at is null;
create index newsletter_ended on newsletter_subscriptions (unsubscribed_at, email) where unsubscribed_at is not null;
create index newsletter_waiting on newsletter_subscriptions (created_at) where confirmed_at is null;
create index newsletter_newest on newsletter_subscriptions (created_at desc, id desc)
  where confirmed_at is not null and unsubscribed_at is null;

-- Counts of rate limits, shared by all processes. Unlogged: losing the counts in a crash does no harm.
create unlogged table rate_limits (
  key varchar(255) constraint rate_limits_pkey primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expired on rate_limits (expire);
