import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** Tables of a shopkeeper's names, with the column that identifies a row, and the condition for names that must be unique. */
const NAMED = [
  ["categories", "id", "false"],
  ["brands", "slug", "true"],
  ["attributes", "slug", "true"],
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

/** Brings the rows of release 0.1.0 into the form that this release writes: stock, changes, search documents and names. */
export class StoredRows1796810700000 implements Pick<MigrationInterface, "up"> {
  name = "StoredRows1796810700000";
  transaction = false;
  /** Lines for the log, after the migration. */
  readonly notes: string[] = [];

  async up(runner: QueryRunner): Promise<void> {
    await noteStock(runner);
    // the trigger fills the new columns
    await runner.query("update product_changes set added = added where before = '{}'");
    await indexTexts(runner);
    await this.cleanNames(runner);
  }

  /**
   * Cleans the stored names. A name whose clean form belongs to another row stays as it is, and is logged. An order keeps the name under
   * which its product was bought, and only the Unicode form of that name is composed, so that searches find it.
   */
  private async cleanNames(runner: QueryRunner): Promise<void> {
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

/** Copies the stock of the products, in whose order lists can be. */
async function noteStock(runner: QueryRunner): Promise<void> {
  await changeInBatches(runner, {
    table: "products",
    where: "archived_at is null",
    change: `update product_updates
      set count_in_stock = case when locked.archived_at is null then locked.count_in_stock end
      from locked where product_id = locked.id`,
  });
}

/** Adds the words of the products to the vocabulary and their search documents, in their one spelling. */
async function indexTexts(runner: QueryRunner): Promise<void> {
  // most words of the vocabulary are there: looking is cheaper than trying to insert them
  await changeInBatches(runner, {
    table: "products",
    where: "archived_at is null",
    change: `insert into search_words
      select distinct words.word from locked
        cross join lateral unnest(tsvector_to_array(vocabulary(locked.name, locked.description, locked.brand))) as words (word)
        where not locked.draft and is_search_word(words.word) and not exists (select from search_words as known where known.word = words.word)
        on conflict do nothing`,
  });
  await changeInBatches(runner, {
    table: "products",
    where: "archived_at is null",
    change: `update products
      set search = product_document(locked.name, locked.description, locked.brand, locked.gtin, locked.mpn)
      from locked where products.id = locked.id`,
  });
}
