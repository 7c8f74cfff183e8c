import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** The stock of the products that are there already, and the index in its order. */
export class StockOrderIndex1796600200000 implements Pick<MigrationInterface, "up"> {
  name = "StockOrderIndex1796600200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeInBatches(runner, {
      table: "products",
      where: "archived_at is null",
      change: `update product_updates
        set count_in_stock = case when locked.archived_at is null then locked.count_in_stock end
        from locked where product_id = locked.id`,
    });
    await runner.query("drop index concurrently if exists product_stock"); // what an interrupted attempt has left
    await runner.query(`
      create index concurrently if not exists product_stock on product_updates (count_in_stock, product_id)
        where count_in_stock is not null`);
  }
}
