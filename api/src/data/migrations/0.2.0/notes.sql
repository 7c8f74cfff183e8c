-- Notes: the customer's with an order, and the shop's own about orders and customers. Orders that the shop places for customers.
alter table orders add column note text;

alter table checkouts add column placed_by_shop boolean not null default false;

create table shop_notes (
  id uuid not null default gen_random_uuid(),
  order_id uuid constraint shop_note_order references orders,
  user_id uuid constraint shop_note_user references users,
  text text not null,
  author text not null,
  author_id uuid constraint shop_note_author references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint shop_notes_pkey primary key (id),
  constraint shop_note_subject check (num_nonnulls(order_id, user_id) = 1)
);
create index shop_note_of_order on shop_notes (order_id, created_at);
create index shop_note_of_user on shop_notes (user_id, created_at);
