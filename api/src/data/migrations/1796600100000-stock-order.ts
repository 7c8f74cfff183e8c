import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The stock of products beside the time of their last change, where each order writes a row anyway: an index on `products.count_in_stock`
 * would end HOT updates for orders. Null if the product is archived.
 */
export class StockOrder1796600100000 implements Pick<MigrationInterface, "up"> {
  name = "StockOrder1796600100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table product_updates add column count_in_stock integer");
    await runner.query(`create or replace function note_product_update() returns trigger language plpgsql as $$
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
    $$`);
  }
}
