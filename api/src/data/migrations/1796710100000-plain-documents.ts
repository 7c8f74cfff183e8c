import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** The words of the products that are there already, in their one spelling. */
export class PlainDocuments1796710100000 implements Pick<MigrationInterface, "up"> {
  name = "PlainDocuments1796710100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
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
}
