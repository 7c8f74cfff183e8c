import type { MigrationInterface, QueryRunner } from "typeorm";

/** Products that are generated in bulk, whose words are known (`shop.words`), bring them along: working them out costs half of the time. */
export class WordsGiven1795370400000 implements MigrationInterface {
  name = "WordsGiven1795370400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      indexProduct(
        "if new.search is null or tg_op = 'UPDATE' or current_setting('shop.words', true) is distinct from 'known' then",
        "end if;",
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(indexProduct("", ""));
  }
}

const indexProduct = (unlessGiven: string, end: string) => `
  create or replace function index_product() returns trigger language plpgsql as $$
    begin
      ${unlessGiven}
      new.search := setweight(search_vector(new.name), 'A') || setweight(search_vector(new.description), 'B');
      ${end}
      if not new.draft and current_setting('shop.words', true) is distinct from 'known' then
        insert into search_words
          select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
          where is_search_word(word) order by word
          on conflict do nothing;
      end if;
      return new;
    end
  $$;
`;
