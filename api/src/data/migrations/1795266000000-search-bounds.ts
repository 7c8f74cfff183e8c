import type { MigrationInterface, QueryRunner } from "typeorm";
import { correction } from "./1795226400000-search";

/** The most words of one search that count. */
const MAX_WORDS = 12;

/** Bounds what a search costs: its first twelve words count, and a word of one letter does not stand for others that it begins. */
export class SearchBounds1795266000000 implements MigrationInterface {
  name = "SearchBounds1795266000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(similarWords);
    await runner.query(productQuery);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function product_query(text); drop function similar_words(text)");
    await runner.query(correction);
  }
}

/** The three known words most like an unknown one; null where the word begins a known one, or none is like it. */
export const similarWords = `
  create function similar_words(wanted text) returns text[] language sql stable as $$
    select array_agg(word) from (
      select word from search_words
        where is_search_word(wanted) and word % wanted
          and not exists (select from search_words where starts_with(word, wanted))
        order by similarity(word, wanted) desc, word limit 3
    ) as mended
  $$;
`;

/** Of a word with hyphens its parts are searched for: as a whole it would bring each of them along once more. */
export const productQuery = `
  create or replace function product_query(typed text) returns tsquery language sql stable as $$
    select coalesce(to_tsquery('english', string_agg('(' || alternatives || ')', ' & ')), ''::tsquery)
    from (
      select lexeme from unnest(to_tsvector('simple', typed)) as words (lexeme, positions, weights)
        where lexeme !~ '^\\w+(-\\w+)+$' order by positions[1] limit ${MAX_WORDS}
    ) as wanted
      cross join lateral (
        select string_agg(
          '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''' || case when length(word) > 1 then ':*' else '' end,
          ' | '
        ) as alternatives
        from unnest(coalesce(similar_words(lexeme), array[lexeme])) as word
      ) as corrected
  $$;
`;
