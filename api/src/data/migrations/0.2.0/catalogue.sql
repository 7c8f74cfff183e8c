-- The heading under which a product's page shows an attribute.
alter table attributes add column group_name text;

-- The sales before and after a change of products, and all that an import has added and changed, for an undo.
alter table product_changes
  add column regular_price_cents_before integer,
  add column regular_price_cents_after integer,
  add column sale_ends_at_before timestamptz(3),
  add column sale_ends_at_after timestamptz(3),
  add column added boolean not null default false,
  add column others_before jsonb,
  add column others_after jsonb;

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
