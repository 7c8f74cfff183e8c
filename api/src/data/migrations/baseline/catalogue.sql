-- What the shop sells. The slugs of categories, brands and attributes stand in addresses and stay as they are; names can change.

create table categories (
  id uuid constraint categories_pkey primary key default gen_random_uuid(),
  parent_id uuid constraint category_parent references categories,
  slug text not null,
  name text not null constraint category_name_length check (length(name) between 1 and 100),
  position integer not null default 0,
  constraint category_not_own_parent check (parent_id <> id),
  constraint category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60)
);
create unique index category_slug on categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), slug);

create table brands (
  slug text constraint brands_pkey primary key,
  name text not null constraint brand_name_length check (length(name) between 1 and 100),
  constraint brand_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60)
);
create unique index brand_name on brands (lower(name));
create index brand_words on brands using gin ((' ' || translate(lower(name), '-./&', '    ')) gin_trgm_ops);

create table attributes (
  slug text constraint attributes_pkey primary key,
  name text not null constraint attribute_name_length check (length(name) between 1 and 100),
  type text not null constraint attribute_type check (type in ('NUMBER', 'TEXT', 'BOOLEAN')),
  unit text,
  position integer not null default 0,
  constraint attribute_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint attribute_unit check (unit is null or (length(unit) between 1 and 20 and type = 'NUMBER'))
);
create unique index attribute_name on attributes (lower(name));

create table category_attributes (
  category_id uuid not null constraint category_attribute_category references categories on delete cascade,
  attribute text not null constraint category_attribute_attribute references attributes on delete cascade,
  constraint category_attributes_pkey primary key (category_id, attribute)
);

-- `version` counts the edits, so that two admins don't overwrite each other's.
create table products (
  id uuid constraint products_pkey primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  price_cents integer not null constraint product_price_positive check (price_cents >= 0),
  image text not null,
  rating double precision not null constraint product_rating_range check (rating between 0 and 5),
  count_in_stock integer not null constraint product_stock_range check (count_in_stock >= 0),
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  search tsvector,
  version integer not null default 1,
  category_id uuid constraint product_category references categories,
  brand text constraint product_brand references brands,
  attributes jsonb not null default '{}'
    constraint product_attributes_object check (jsonb_typeof(attributes) = 'object'),
  more_images text[] not null default '{}' constraint product_images_count check (cardinality(more_images) <= 7),
  draft boolean not null default false,
  updated_at timestamptz(3) not null default now()
);
create unique index product_name on products (lower(name)) where archived_at is null;
create index product_newest on products (created_at desc, id desc) where archived_at is null;
create index product_by_name on products (lower(name), id) where archived_at is null;
create index product_price on products (price_cents, id) where archived_at is null;
create index product_rating on products (rating desc, id desc) where archived_at is null;
create index product_words on products using gin (search) where archived_at is null;
-- filters, and the counts beside them (ADR-0051): in the order of ids, a part of a category's products is a sample of them
create index product_category on products (category_id, id) where category_id is not null;
create index product_brand_category on products (brand, category_id);
create index product_attributes on products using gin (attributes jsonb_path_ops);
create index product_category_newest on products (category_id, created_at, id) where archived_at is null and not draft;
-- similar products: those of a category that cost about as much
create index product_category_price on products (category_id, price_cents, id)
  where category_id is not null and archived_at is null and not draft;

-- The words of products that are shown, against which the words of a search are corrected.
create table search_words (word text constraint search_words_pkey primary key);
create index search_word_spelling on search_words using gin (word gin_trgm_ops);
-- whether a word begins a known one, in every collation
create index search_word_beginning on search_words (word text_pattern_ops);

-- When a product last changed for those who don't see drafts (null: it was never published), and, of a draft, for those who do (ADR-0057).
-- A table of its own: with an index of `products.updated_at` each order would write all indexes of its product.
create table product_updates (
  product_id uuid constraint product_updates_pkey primary key
    constraint product_update_product references products on delete cascade,
  updated_at timestamptz(3),
  draft_updated_at timestamptz(3)
);
create index product_update on product_updates (updated_at, product_id);
create index product_draft_update on product_updates (draft_updated_at, product_id) where draft_updated_at is not null;

-- What changed with products that were changed together, so that it can be undone (ADR-0050). Categories and brands are no foreign keys
-- here: those that no product has can be deleted.
create table product_change_sets (
  id uuid constraint product_change_sets_pkey primary key default gen_random_uuid(),
  changed_at timestamptz(3) not null default now(),
  undone_at timestamptz(3)
);
create table product_changes (
  set_id uuid not null constraint product_change_set references product_change_sets,
  product_id uuid not null constraint product_change_product references products,
  price_cents_before integer not null,
  price_cents_after integer not null constraint product_change_price check (price_cents_after >= 0),
  category_before uuid,
  category_after uuid,
  brand_before text,
  brand_after text,
  draft_before boolean not null default false,
  draft_after boolean not null default false,
  constraint product_changes_pkey primary key (set_id, product_id)
);

-- `pending` waits for an admin. It is hidden, but differs from a review that an admin has hidden.
create table reviews (
  id uuid constraint reviews_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint review_user references users constraint review_one_per_user unique,
  name text not null,
  rating double precision not null constraint review_rating_range check (rating between 0 and 5),
  comment text not null,
  created_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3),
  pending boolean not null default false,
  constraint review_pending_is_hidden check (not pending or hidden_at is not null)
);
create index review_newest on reviews (created_at desc, id desc);
create index review_shown on reviews (created_at desc, id desc) where hidden_at is null;
create index review_hidden on reviews (created_at desc, id desc) where hidden_at is not null;
create index review_pending on reviews (created_at desc, id desc) where pending;
create index review_words on reviews using gin (name gin_trgm_ops, comment gin_trgm_ops);
