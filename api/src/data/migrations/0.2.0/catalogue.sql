-- The heading under which a product's page shows an attribute.
alter table attributes add column group_name text;

-- The values of a product before and after a change of several, by the names of its properties.
alter table product_changes
  add column added boolean not null default false,
  add column before jsonb not null default '{}',
  add column after jsonb not null default '{}';

-- Release 0.1.0 writes and reads a column for each value instead, of four properties: each form is filled from the other one.
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

-- The numbers by which others know a product: its GTIN, and its maker's part number.
alter table products add column gtin text, add column mpn text;
create trigger product_search_facts before update of brand, gtin, mpn on products
  for each row execute function index_product();
