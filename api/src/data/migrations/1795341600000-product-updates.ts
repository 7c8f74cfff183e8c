import type { MigrationInterface, QueryRunner } from "typeorm";
import { inBatchesOfIds } from "../change-in-batches";

/** Notes when the products of before changed; drafts among them for those who see drafts alone. */
export class ProductUpdates1795341600000 implements MigrationInterface {
  name = "ProductUpdates1795341600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inBatchesOfIds(
      runner,
      `with batch as (select id, draft, updated_at from products where id > $1 order by id limit $2),
        noted as (
          insert into product_updates (product_id, updated_at, draft_updated_at)
            select id, case when not draft then updated_at end, case when draft then updated_at end from batch
            on conflict do nothing
        )
      select id from batch order by id desc limit 1`,
    );
  }

  /** The table goes with the migration before. */
  async down(): Promise<void> {}
}
