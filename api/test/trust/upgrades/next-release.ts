import type { DataSource, MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../../../src/data/change-in-batches";
import { createDataSource } from "../../../src/data/data-source";
import { maintenanceLimits } from "../../../src/data/connections/limits";

/** The example of ADR-0042, first step: adds columns that the last release needn't know. */
class AddGifts1900000000000 implements Pick<MigrationInterface, "up"> {
  name = "AddGifts1900000000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["orders", "products", "users"])
      await runner.query(`alter table ${table} add column gift text`);
    await runner.query("alter table orders add constraint order_gift check (gift <> '') not valid");
  }
}

/** Second step: scans whole tables, without blocking concurrent statements. */
class FillGifts1900003600000 implements Pick<MigrationInterface, "up"> {
  name = "FillGifts1900003600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders validate constraint order_gift");
    await runner.query("drop index concurrently if exists product_gift");
    await runner.query("create index concurrently if not exists product_gift on products (gift, rating)");
    await changeInBatches(runner, {
      table: "products",
      where: "rating >= 4.9",
      change: "update products set gift = 'none' where id in (select id from locked)",
    });
  }
}

/** The data source of a next release with two additional migrations. */
export function nextRelease(url: string): DataSource {
  const database = createDataSource(url, { limits: maintenanceLimits });
  const migrations = [...(database.options.migrations as []), AddGifts1900000000000, FillGifts1900003600000];
  return database.setOptions({ migrations });
}
