-- The owner's settings of money and delivery (docs/orders.md), the currency of all amounts, and the storefront's words and pictures, which are
-- null until the shop publishes some. One row. `version` counts the changes of all that prices depend on beside products and codes, so that a
-- quote made from an older state is noticed when it is ordered (ADR-0070).
create table shop_settings (
  id boolean constraint shop_settings_pkey primary key default true constraint shop_settings_one check (id),
  country text not null default 'US' constraint shop_settings_country check (country ~ '^[A-Z]{2}$'),
  prices_include_tax boolean not null default false,
  countries text[] not null default '{}',
  version integer not null default 1,
  -- how many days customers have to return a product; null where the shop says nothing of it
  return_days integer constraint shop_settings_return_days check (return_days >= 0),
  currency text constraint shop_settings_currency check (currency ~ '^[A-Z]{3}$'),
  storefront jsonb,
  storefront_before jsonb,
  storefront_version integer not null default 0
);
-- A filled shop of release 0.1.0 sells in US dollars; the first start of an empty shop decides.
insert into shop_settings (currency)
  values (case when exists (select from products) or exists (select from orders) then 'USD' end);

-- The number of the currency's minor units, for statements.
create function minor_units() returns double precision language sql immutable parallel safe as 'select 100::float8';

create table shipping_methods (
  id uuid constraint shipping_methods_pkey primary key default gen_random_uuid(),
  name text not null,
  countries text[] not null default '{}',
  price_cents integer not null constraint shipping_method_price check (price_cents >= 0),
  free_from_cents bigint constraint shipping_method_free_from check (free_from_cents >= 0),
  days_min integer,
  days_max integer,
  enabled boolean not null default true,
  created_at timestamptz(3) not null default now(),
  constraint shipping_method_days check (days_min >= 0 and days_max >= days_min)
);
create unique index shipping_method_name on shipping_methods (lower(name));

create table tax_rates (
  id uuid constraint tax_rates_pkey primary key default gen_random_uuid(),
  country text not null constraint tax_rate_country check (country ~ '^[A-Z]{2}$'),
  region text,
  name text not null,
  percent double precision not null constraint tax_rate_percent check (percent between 0 and 100),
  category_id uuid constraint tax_rate_category references categories,
  created_at timestamptz(3) not null default now()
);
create unique index tax_rate_place
  on tax_rates (country, lower(coalesce(region, '')), coalesce(category_id, '00000000-0000-0000-0000-000000000000'));

-- `uses` counts the carts that used the code and have an order that isn't cancelled.
create table discounts (
  id uuid constraint discounts_pkey primary key default gen_random_uuid(),
  code text not null constraint discount_code unique,
  percent double precision constraint discount_percent check (percent > 0 and percent <= 100),
  amount_cents bigint constraint discount_amount check (amount_cents > 0),
  minimum_cents bigint constraint discount_minimum check (minimum_cents > 0),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_uses integer constraint discount_max_uses check (max_uses > 0),
  once_per_customer boolean not null default false,
  category_id uuid constraint discount_category references categories,
  uses integer not null default 0 constraint discount_uses check (uses >= 0),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  constraint discount_one_kind check ((percent is null) <> (amount_cents is null)),
  constraint discount_period check (ends_at > starts_at)
);

create function count_settings_version() returns trigger language plpgsql as $$
  begin
    update shop_settings set version = version + 1;
    return null;
  end
$$;
create trigger settings_changed after update of country, prices_include_tax, countries on shop_settings
  for each statement execute function count_settings_version();
create trigger shipping_methods_changed after insert or update or delete on shipping_methods
  for each statement execute function count_settings_version();
create trigger tax_rates_changed after insert or update or delete on tax_rates
  for each statement execute function count_settings_version();
-- rates and codes count for a category and everything below it
create trigger category_tree_changed after update of parent_id or delete on categories
  for each statement execute function count_settings_version();

-- A code that an admin has ended counts no more, and can't be changed: it needs no category.
create function forget_category() returns trigger language plpgsql as $$
  begin
    update discounts set category_id = null where category_id = old.id and ended_at is not null;
    return old;
  end
$$;
create trigger category_deleted before delete on categories
  for each row execute function forget_category();

-- Where a customer has things sent to; at most one is the default.
create table addresses (
  id uuid constraint addresses_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint address_user references users,
  name text not null,
  line1 text not null,
  line2 text,
  city text,
  region text,
  postal_code text,
  country text not null constraint address_country check (country ~ '^[A-Z]{2}$'),
  phone text not null,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index address_of_user on addresses (user_id, created_at);
create unique index address_default on addresses (user_id) where is_default;

-- What was sent together: orders of one customer to one address.
create table shipments (
  id uuid constraint shipments_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint shipment_user references users,
  carrier text,
  tracking_number text,
  tracking_url text,
  shipped_at timestamptz(3) not null default now()
);
create index shipment_of_user on shipments (user_id);

-- The tables that requests read most come last: they are locked until the migration ends.

alter table order_events
  drop constraint order_event_status,
  add constraint order_event_status
    check (status in ('PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')) not valid;

-- The number that people see in place of its orders' numbers, and what the prices of its orders depended on; those of 0.1.0 have neither.
alter table checkouts add column number text, add column terms jsonb;
alter table checkouts alter column number set default next_order_number();

-- An order's share of everything, and what it was charged for, as it was then.
alter table orders
  add column regular_price_cents integer,
  add column discount_cents bigint not null default 0,
  add column shipping_cents bigint not null default 0,
  add column tax_cents bigint not null default 0,
  add column tax_included boolean not null default false,
  add column tax_name text,
  add column tax_percent double precision,
  add column shipping_method text,
  add column shipping_method_id uuid,
  add column discount_id uuid,
  add column discount_code text,
  add column shipping_address jsonb,
  add column shipped_at timestamptz(3),
  add column shipment_id uuid,
  add column refunded_cents bigint not null default 0,
  add constraint order_discount foreign key (discount_id) references discounts not valid,
  add constraint order_shipment foreign key (shipment_id) references shipments not valid,
  add constraint order_amounts check (
    discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * qty and shipping_cents >= 0 and tax_cents >= 0
      and refunded_cents >= 0
  ) not valid;

-- Whether a customer has an order with a discount that isn't cancelled. Each call has a snapshot of its own, as that of current_unpaid_orders:
-- the statement that places orders calls it once it has locked the customer, and sees what was committed while it waited.
create function has_used_discount(customer uuid, discount uuid) returns boolean language plpgsql volatile as $$
  begin
    return exists (
      select from orders where orders.discount_id = discount and orders.user_id = customer and orders.cancelled_at is null
    );
  end
$$;

-- `price_cents` is what one pays today, `regular_price_cents` what one pays without the sale.
alter table products
  add column regular_price_cents integer,
  add column sale_ends_at timestamptz(3),
  add constraint product_sale check (sale_ends_at is null or regular_price_cents is not null) not valid;

create or replace trigger product_updated before insert or update of name, description, price_cents, regular_price_cents, sale_ends_at, image,
  more_images, rating, count_in_stock, version, category_id, brand, attributes, draft, archived_at on products
  for each row execute function stamp_change();
create or replace trigger product_update_noted after insert or update of name, description, price_cents, regular_price_cents, sale_ends_at,
  image, more_images, rating, count_in_stock, version, category_id, brand, attributes, draft, archived_at on products
  for each row execute function note_product_update();
