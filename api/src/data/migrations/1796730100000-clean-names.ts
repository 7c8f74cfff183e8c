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

const INVISIBLE = /[^\p{L}\p{N}\p{P}\p{S} ]/gu;
const escaped = (letter: string) => `\\u{${letter.codePointAt(0)?.toString(16)}}`;

/** Columns of people's names and of products as they were bought. */
const COMPOSED = [
  ["orders", "name"],
  ["orders", "product_name"],
  ["users", "name"],
  ["reviews", "name"],
] as const;

/** The names of each table that stay as they are are logged up to this number. */
const LOGGED = 20;

/**
 * Cleans the stored names. A name whose clean form belongs to another row stays as it is, and is logged. An order keeps the name under which its
 * product was bought, and only the Unicode form of that name is composed, so that searches find it.
 */
export class CleanNames1796730100000 implements Pick<MigrationInterface, "up"> {
  name = "CleanNames1796730100000";
  transaction = false;
  /** Lines for the log, after the migration. */
  readonly notes: string[] = [];

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
    for (const [table, column] of COMPOSED) {
      await changeInBatches(runner, {
        table,
        where: `${column} is not nfc normalized`,
        change: `update ${table} set ${column} = normalize(locked.${column}, NFC) from locked where ${table}.id = locked.id`,
      });
    }
    await this.note(runner, "products", "archived_at is null");
    for (const [table] of NAMED) await this.note(runner, table, "true");
  }

  private async note(runner: QueryRunner, table: string, where: string): Promise<void> {
    const unchanged = (await runner.query(
      `select name from ${table} where ${where} and clean_name(name) <> name order by name limit ${LOGGED + 1}`,
    )) as { name: string }[];
    const names = unchanged
      .slice(0, LOGGED)
      .map(({ name }) => JSON.stringify(name).replace(INVISIBLE, escaped));
    if (unchanged.length > LOGGED) names.push("…");
    if (names.length > 0)
      this.notes.push(
        `names of ${table} that stay as they are, as their clean form is empty or taken: ${names.join(", ")}`,
      );
  }
}
