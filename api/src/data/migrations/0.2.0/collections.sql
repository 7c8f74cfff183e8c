-- Collections: products that a shop shows together, chosen by hand or by a rule.
create table collections (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  former_slugs text[] not null default '{}',
  name text not null,
  description text,
  image_url text,
  product_ids uuid[],
  rule jsonb,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint collections_pkey primary key (id),
  constraint collections_slug_key unique (slug),
  constraint collection_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint collection_choice check (num_nonnulls(product_ids, rule) = 1)
);
