-- Collections: products that a shop shows together, chosen by hand or by a rule. Search engines show their texts.
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
  seo_title text,
  seo_description text,
  constraint collections_pkey primary key (id),
  constraint collections_slug_key unique (slug),
  constraint collection_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint collection_choice check (num_nonnulls(product_ids, rule) = 1)
);

-- Groups of products that are variants of each other. A group has the names of its options; each variant has its place and its values.
create table product_groups (
  id uuid not null default gen_random_uuid(),
  name text not null,
  options text[] not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint product_groups_pkey primary key (id),
  constraint product_group_options check (cardinality(options) between 1 and 3)
);

-- The paths of categories before they were moved, which lead to where the categories are now.
create table category_former_paths (
  path text not null,
  category_id uuid not null constraint category_former_path_category references categories on delete cascade,
  constraint category_former_paths_pkey primary key (path)
);
create index category_former_path_of on category_former_paths (category_id);

-- The values of a changed product are in two columns of JSON. Release 0.1.0 writes and reads a column for each value instead, of four properties:
-- each form is filled from the other one.
create function fill_product_change() returns trigger language plpgsql as $$
  begin
    if new.before = '{}' then
      new.before := jsonb_build_object('price', new.price_cents_before / 100::float8, 'regularPrice', null, 'saleEndsAt', null,
        'categoryId', new.category_before, 'brandSlug', new.brand_before, 'draft', new.draft_before);
      new.after := jsonb_build_object('price', new.price_cents_after / 100::float8, 'regularPrice', null, 'saleEndsAt', null,
        'categoryId', new.category_after, 'brandSlug', new.brand_after, 'draft', new.draft_after);
    else
      new.price_cents_before := round((new.before ->> 'price')::numeric * 100);
      new.price_cents_after := round((new.after ->> 'price')::numeric * 100);
      new.category_before := new.before ->> 'categoryId';
      new.category_after := new.after ->> 'categoryId';
      new.brand_before := new.before ->> 'brandSlug';
      new.brand_after := new.after ->> 'brandSlug';
      new.draft_before := new.before -> 'draft';
      new.draft_after := new.after -> 'draft';
    end if;
    return new;
  end
$$;

-- The variants of a group have different values. Checked after each statement, in which variants can exchange their values. All writers of groups
-- take turns (`lockGroups`). A unique index would not allow the exchange, and building an exclusion constraint would lock all products.
create function check_variant() returns trigger language plpgsql as $$
  begin
    if exists (
      select from products as changed join products as other on other.group_id = changed.group_id and other.option_values = changed.option_values
        where changed.id = new.id and other.id <> changed.id and other.archived_at is null
    ) then
      raise unique_violation using constraint = 'product_variant', message = 'two variants of a group have the same values';
    end if;
    return null;
  end
$$;

-- A deleted product leaves its group.
create function leave_group() returns trigger language plpgsql as $$
  begin
    new.group_id := null;
    new.group_position := null;
    new.option_values := null;
    return new;
  end
$$;

-- The heading under which a product's page shows an attribute.
alter table attributes add column group_name text;

-- What search engines show of categories.
alter table categories add column seo_title text, add column seo_description text;

-- The name and the options of a group before and after a change: {"id", "before": {"name", "options"}, "after": {…}}; null if they stay.
alter table product_change_sets add column group_change jsonb;

-- The values of a product before and after a change of several, by the names of its properties.
alter table product_changes
  add column added boolean not null default false,
  add column before jsonb not null default '{}',
  add column after jsonb not null default '{}';
create trigger product_change_filled before insert or update on product_changes
  for each row execute function fill_product_change();

-- The stock of products beside the time of their last change, where each order writes a row anyway: an index on `products.count_in_stock`
-- would end HOT updates for orders. Null if the product is archived.
alter table product_updates add column count_in_stock integer;
create or replace function note_product_update() returns trigger language plpgsql as $$
      declare
        for_all timestamptz := case when not new.draft or (tg_op = 'UPDATE' and not old.draft) then new.updated_at end;
      begin
        insert into product_updates as noted (product_id, updated_at, draft_updated_at, count_in_stock)
          values (new.id, for_all, case when new.draft then new.updated_at end,
            case when new.archived_at is null then new.count_in_stock end)
          on conflict (product_id) do update
            set updated_at = coalesce(excluded.updated_at, noted.updated_at), draft_updated_at = excluded.draft_updated_at,
              count_in_stock = excluded.count_in_stock;
        return null;
      end
    $$;

-- The numbers by which others know a product: its GTIN, and its maker's part number. Its place in a group and the values of the group's options,
-- all three null for a product without a group. What search engines show of it, and the words of its address.
alter table products
  add column gtin text,
  add column mpn text,
  add column group_id uuid,
  add column group_position integer,
  add column option_values text[],
  add column seo_title text,
  add column seo_description text,
  add column slug text,
  add constraint product_group foreign key (group_id) references product_groups not valid;
create constraint trigger product_variant after insert or update of group_id, option_values on products
  deferrable for each row when (new.group_id is not null) execute function check_variant();
create trigger product_leaves_group before update of archived_at on products
  for each row when (new.archived_at is not null and new.group_id is not null) execute function leave_group();
