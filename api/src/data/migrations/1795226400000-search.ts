import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Search over names and descriptions by one index of words. What was typed is corrected first, against the words that
 * occur in the catalogue: a vocabulary is small where a catalogue is large, so that a slip costs no more than a hit.
 */
export class Search1795226400000 implements MigrationInterface {
  name = "Search1795226400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index product_words, product_spelling");
    await runner.query(vocabulary);
    await runner.query(words);
    await runner.query(correction);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function product_query(text);
      drop trigger product_search on products;
      drop function index_product();
      alter table products drop column search;
      drop table search_words;
      create index product_words on products using gin (to_tsvector('english', name || ' ' || description))
        where archived_at is null;
      create index product_spelling on products using gin (lower(name) gin_trgm_ops) where archived_at is null;
    `);
  }
}

const vocabulary = `
  create table search_words (word text constraint search_words_pkey primary key);
  create index search_word_spelling on search_words using gin (word gin_trgm_ops);
`;

/** A name weighs more than a description. Words with digits are names of their own: nobody's slip is mended into one. */
const words = `
  alter table products add column search tsvector;
  create function index_product() returns trigger language plpgsql as $$
    begin
      new.search := setweight(to_tsvector('english', new.name), 'A')
        || setweight(to_tsvector('english', new.description), 'B');
      insert into search_words
        select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
        where word ~ '^[^0-9[:punct:]]{3,40}$' order by word
        on conflict do nothing;
      return new;
    end
  $$;
  create trigger product_search before insert or update of name, description on products
    for each row execute function index_product();
  update products set name = name;
  create index product_words on products using gin (search) where archived_at is null;
`;

/** Every word counts. The last letters may be missing, and an unknown word stands for the three known ones most like it. */
export const correction = `
  create function product_query(typed text) returns tsquery language sql stable as $$
    select coalesce(to_tsquery('english', string_agg(known, ' & ')), ''::tsquery)
    from unnest(tsvector_to_array(to_tsvector('simple', typed))) as wanted
      cross join lateral (
        select '(' || string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*', ' | ') || ')' as known
        from (
          select wanted as word
            where wanted !~ '^[^0-9[:punct:]]{3,40}$' or exists (select from search_words where starts_with(word, wanted))
          union all (
            select word from search_words
              where word % wanted and wanted ~ '^[^0-9[:punct:]]{3,40}$'
                and not exists (select from search_words where starts_with(word, wanted))
              order by similarity(word, wanted) desc, word limit 3
          )
          union all select wanted where not exists (select from search_words where word % wanted)
        ) as candidates
      ) as corrected
  $$;
`;
