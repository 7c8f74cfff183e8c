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

-- All three are null for a product without a group.
alter table products
  add column group_id uuid,
  add column group_position integer,
  add column option_values text[],
  add constraint product_group foreign key (group_id) references product_groups not valid;

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
create constraint trigger product_variant after insert or update of group_id, option_values on products
  deferrable for each row when (new.group_id is not null) execute function check_variant();

-- The name and the options of a group before and after a change: {"id", "before": {"name", "options"}, "after": {…}}; null if they stay.
alter table product_change_sets add column group_change jsonb;

-- A deleted product leaves its group.
create function leave_group() returns trigger language plpgsql as $$
  begin
    new.group_id := null;
    new.group_position := null;
    new.option_values := null;
    return new;
  end
$$;
create trigger product_leaves_group before update of archived_at on products
  for each row when (new.archived_at is not null and new.group_id is not null) execute function leave_group();

-- What a product is found by, with the values of its options.
create function product_document(name text, description text, brand text, gtin text, mpn text, option_values text[])
  returns tsvector language sql stable as $$
  select product_document(name, description, brand, gtin, mpn)
    || case when option_values is null then '' else setweight(search_vector(array_to_string(option_values, ' ')), 'A') end
$$;

create or replace function index_product() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (new.name, new.description, new.brand, new.gtin, new.mpn, new.option_values, new.draft)
        is not distinct from (old.name, old.description, old.brand, old.gtin, old.mpn, old.option_values, old.draft) then
      return new;
    end if;
    if new.search is null or tg_op = 'UPDATE' or current_setting('shop.words', true) is distinct from 'known' then
      new.search := product_document(new.name, new.description, new.brand, new.gtin, new.mpn, new.option_values);
    end if;
    if not new.draft and current_setting('shop.words', true) is distinct from 'known' then
      insert into search_words
        select word
          from unnest(tsvector_to_array(
            vocabulary(concat_ws(' ', new.name, array_to_string(new.option_values, ' ')), new.description, new.brand)
          )) as word
          where is_search_word(word) order by word
        on conflict do nothing;
    end if;
    return new;
  end
$$;
create trigger product_search_options before update of option_values on products
  for each row execute function index_product();

-- A brand's new name finds its products.
create or replace function index_brand() returns trigger language plpgsql as $$
  begin
    update products set search = product_document(name, description, brand, gtin, mpn, option_values) where brand = new.slug;
    insert into search_words
      select word from unnest(tsvector_to_array(to_tsvector('simple', plain_text(new.name)))) as word where is_search_word(word) order by word
      on conflict do nothing;
    return null;
  end
$$;

-- The values of the options of an order's product when it was ordered: [{"option": "Strap", "value": "Steel"}].
alter table orders add column option_values jsonb not null default '[]';
