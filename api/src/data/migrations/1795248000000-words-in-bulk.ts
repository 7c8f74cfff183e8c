import type { MigrationInterface, QueryRunner } from "typeorm";

const WORD = "^[^0-9[:punct:]]{3,40}$";

/** Whoever adds many products at once may bring their words into the vocabulary ahead, all at once, and say so. */
export class WordsInBulk1795248000000 implements MigrationInterface {
  name = "WordsInBulk1795248000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function is_search_word(word text) returns boolean language sql immutable as $$
        select word ~ '${WORD}'
      $$;
      ${indexProduct("if current_setting('shop.words', true) is distinct from 'known' then", "end if;")}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${indexProduct("", "")} drop function is_search_word(text)`);
  }
}

const indexProduct = (unless: string, end: string) => `
  create or replace function index_product() returns trigger language plpgsql as $$
    begin
      new.search := setweight(to_tsvector('english', new.name), 'A')
        || setweight(to_tsvector('english', new.description), 'B');
      ${unless}
        insert into search_words
          select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
          where word ~ '${WORD}' order by word
          on conflict do nothing;
      ${end}
      return new;
    end
  $$;
`;
