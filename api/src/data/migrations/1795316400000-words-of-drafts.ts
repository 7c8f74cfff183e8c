import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Keeps the words of drafts out of the vocabulary, so that no search is corrected into what nobody may know yet; they join it when
 * the product is published. Bounds of a product's details; the next migration validates them.
 */
export class WordsOfDrafts1795316400000 implements MigrationInterface {
  name = "WordsOfDrafts1795316400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${indexProduct("not new.draft and")}
      create trigger product_published before update of draft on products
        for each row when (old.draft and not new.draft) execute function index_product();
      alter table products
        add constraint product_images_count check (cardinality(more_images) <= 7) not valid,
        add constraint product_attributes_object check (jsonb_typeof(attributes) = 'object') not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products drop constraint product_images_count, drop constraint product_attributes_object;
      drop trigger product_published on products;
      ${indexProduct("")}
    `);
  }
}

/** What a product is found by; `unlessGiven` and `end` surround what works it out. */
export const indexProduct = (ifShown: string, unlessGiven = "", end = "") => `
  create or replace function index_product() returns trigger language plpgsql as $$
    begin
      ${unlessGiven}
      new.search := setweight(search_vector(new.name), 'A') || setweight(search_vector(new.description), 'B');
      ${end}
      if ${ifShown} current_setting('shop.words', true) is distinct from 'known' then
        insert into search_words
          select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
          where is_search_word(word) order by word
          on conflict do nothing;
      end if;
      return new;
    end
  $$;
`;
