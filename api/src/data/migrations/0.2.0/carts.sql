-- The carts of signed-in customers.
create table cart_entries (
  user_id uuid not null constraint cart_entry_user references users,
  product_id uuid not null constraint cart_entry_product references products on delete cascade,
  quantity integer not null,
  created_at timestamptz(3) not null default now(),
  constraint cart_entries_pkey primary key (user_id, product_id),
  constraint cart_entry_quantity check (quantity >= 1)
);
