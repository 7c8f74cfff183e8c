-- The mails about forgotten carts: the consent of each customer with their latest mail, and the shop's counts.
create table cart_reminders (
  user_id uuid not null constraint cart_reminder_user references users,
  wording text not null,
  agreed_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  stop_token text not null,
  cart_changed_at timestamptz(3) not null default now(),
  queued_at timestamptz(3),
  mailed_at timestamptz(3),
  product_ids uuid[] not null default '{}',
  came_back boolean not null default false,
  ordered boolean not null default false,
  constraint cart_reminders_pkey primary key (user_id),
  constraint cart_reminder_token unique (stop_token)
);
create index cart_reminder_left on cart_reminders (cart_changed_at) where ended_at is null;
create index cart_reminder_ended on cart_reminders (ended_at) where ended_at is not null;
create index cart_reminder_mailed on cart_reminders (mailed_at) where not ordered;

create table cart_reminder_days (
  day text not null,
  sent integer not null default 0,
  came_back integer not null default 0,
  ordered integer not null default 0,
  constraint cart_reminder_days_pkey primary key (day)
);
