import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** Tables of a shopkeeper's names, with the column that identifies a row, and the condition for names that must be unique. */
const NAMED = [
  ["categories", "id", "false"],
  ["brands", "slug", "true"],
  ["attributes", "slug", "true"],
  ["shipping_methods", "id", "true"],
  ["tax_rates", "id", "false"],
] as const;

/** The names that are there already, in their clean form. A name whose clean form another row has stays as it is. */
export class CleanNames1796730100000 implements Pick<MigrationInterface, "up"> {
  name = "CleanNames1796730100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, key, unique] of NAMED) {
      await runner.query(`
        update ${table} set name = clean_name(name)
          where clean_name(name) not in (name, '') and not (${unique} and exists (
            select from ${table} as other where other.${key} <> ${table}.${key}
              and lower(clean_name(other.name)) = lower(clean_name(${table}.name))
          ))`);
    }
    await changeInBatches(runner, {
      table: "products",
      where: "archived_at is null and clean_name(name) not in (name, '')",
      change: `update products set name = clean_name(products.name) from locked
        where products.id = locked.id
          and not exists (
            select from products as other where other.archived_at is null and other.id <> locked.id
              and lower(other.name) = lower(clean_name(locked.name))
          )
          and not exists (
            select from locked as other where other.id < locked.id and lower(clean_name(other.name)) = lower(clean_name(locked.name))
          )`,
    });
    for (const table of ["orders", "users", "reviews"]) {
      await changeInBatches(runner, {
        table,
        where: "name is not nfc normalized",
        change: `update ${table} set name = normalize(locked.name, NFC) from locked where ${table}.id = locked.id`,
      });
    }
  }
}
