import type { MigrationInterface, QueryRunner } from "typeorm";
import { productQuery, similarWords } from "./1795266000000-search-bounds";

/**
 * The words of a search one by one, so that the shop can tell rare ones from common ones before it searches. Only functions
 * and an index of the small vocabulary change: nothing waits for this migration.
 */
export class SearchAtSize1795284000000 implements MigrationInterface {
  name = "SearchAtSize1795284000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index search_word_beginning on search_words (word text_pattern_ops);
      ${similarByIndex}
      ${productWords}
      create or replace function product_query(typed text) returns tsquery language sql stable as $$
        select coalesce(string_agg('(' || word || ')', ' & '), '')::tsquery from unnest(product_words(typed)) as word
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function product_query(text); drop function product_words(text)");
    await runner.query("drop function similar_words(text); drop index search_word_beginning");
    await runner.query(similarWords);
    await runner.query(productQuery);
  }
}

/** As before; whether a word begins a known one is answered by an index in every collation. */
const similarByIndex = `
  create or replace function similar_words(wanted text) returns text[] language sql stable as $$
    select array_agg(word) from (
      select word from search_words
        where is_search_word(wanted) and word % wanted
          and not exists (
            select from search_words where word ~>=~ wanted and word ~<~ (wanted || chr(1114111))
          )
        order by similarity(word, wanted) desc, word limit 3
    ) as mended
  $$;
`;

/** Each word of a search as a query of its own; words that a search leaves out, like 'the', are not among them. */
const productWords = `
  create function product_words(typed text) returns text[] language sql stable as $$
    select coalesce(array_agg(query::text order by place) filter (where numnode(query) > 0), '{}')
    from (
      select lexeme, positions[1] as place from unnest(to_tsvector('simple', typed)) as words (lexeme, positions, weights)
        where lexeme !~ '^\\w+(-\\w+)+$' order by positions[1] limit 12
    ) as wanted
      cross join lateral (
        select to_tsquery('english', string_agg(
          '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''' || case when length(word) > 1 then ':*' else '' end,
          ' | '
        )) as query
        from unnest(coalesce(similar_words(lexeme), array[lexeme])) as word
      ) as corrected
  $$;
`;
