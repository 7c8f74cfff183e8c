-- The counts of the mails about forgotten carts, by days.
create table cart_reminder_days (
  day text not null,
  sent integer not null default 0,
  came_back integer not null default 0,
  ordered integer not null default 0,
  constraint cart_reminder_days_pkey primary key (day)
);

-- The mails about forgotten carts: the consent of each customer with their latest mail.
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

-- The carts of signed-in customers.
create table cart_entries (
  user_id uuid not null constraint cart_entry_user references users,
  product_id uuid not null constraint cart_entry_product references products on delete cascade,
  quantity integer not null,
  created_at timestamptz(3) not null default now(),
  constraint cart_entries_pkey primary key (user_id, product_id),
  constraint cart_entry_quantity check (quantity >= 1)
);

-- The photos of customers' reviews of products.
create table review_photos (
  hash text constraint review_photos_pkey primary key,
  user_id uuid constraint review_photo_user references users,
  review_id uuid constraint review_photo_review references reviews on delete set null,
  image_url text,
  place integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index review_photo_of_review on review_photos (review_id, place);
create index review_photo_of_user on review_photos (user_id);
create index review_photo_unused on review_photos (created_at) where review_id is null;

-- Reviews of products, beside those of the shop, which have no product.
alter table reviews
  add column product_id uuid,
  add constraint review_product foreign key (product_id) references products on delete cascade not valid,
  add constraint review_whole_stars check (product_id is null or rating in (1, 2, 3, 4, 5)) not valid;
