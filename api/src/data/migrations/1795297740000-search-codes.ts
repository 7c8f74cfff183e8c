import type { MigrationInterface, QueryRunner } from "typeorm";

/** What parts the words of a text: white space and punctuation. Anything else is a letter or a digit, in every collation. */
const SEPARATOR = "[\\s!-/:-@\\[-`{-~\\u2010-\\u2015\\u00b7\\u00d7]+";

/** A letter or a digit. */
const CHARACTER = SEPARATOR.replace("[", "[^").slice(0, -1);

/** What has separators between its characters, up to the white space around it. */
const PARTED = `\\S*${CHARACTER}${SEPARATOR.replace("\\s", "")}${CHARACTER}\\S*`;

/** The most words of one search that count. */
const MAX_WORDS = 12;

/** A longer word is none that anybody types, and PostgreSQL has a limit for words. */
const MAX_CODE = 100;

/**
 * Finds names with digits and hyphens, like 'GA-2100-1A', by each of their parts, without hyphens and while they are typed: PostgreSQL's
 * parser takes '-2100' for a negative number. Only functions change; the next migration brings the known products up to date.
 */
export class SearchCodes1795297740000 implements MigrationInterface {
  name = "SearchCodes1795297740000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchVector);
    await runner.query(indexProduct("search_vector(new.name)", "search_vector(new.description)"));
    await runner.query(codeQuery);
    await runner.query(wordsAndCodes);
  }

  async down(runner: QueryRunner): Promise<void> {
    const english = (column: string) => `to_tsvector('english', new.${column})`;
    await runner.query(
      indexProduct(english("name"), english("description"), "word ~ '^[^0-9[:punct:]]{3,40}$'"),
    );
    await runner.query(wordsBefore);
    await runner.query("drop function search_vector(text), code_query(text)");
  }
}

/**
 * The words of a text as PostgreSQL's parser has them, and in addition the parts of what it keeps together, or takes for a number; of what
 * has digits also the whole without what parts it.
 */
const searchVector = `
  create function search_vector(words text) returns tsvector language sql immutable as $$
    with parsed as (select to_tsvector('english', words) as vector),
      chunks as (
        select chunk[1] as chunk, chunk[1] ~ '[0-9]' as is_code, place
          from regexp_matches(lower(words), '${PARTED}', 'g') with ordinality as chunks (chunk, place)
      ),
      parts as (
        select part, is_code, place from chunks cross join lateral regexp_split_to_table(chunk, '${SEPARATOR}') as part
      ),
      found as (
        select regexp_replace(chunk, '${SEPARATOR}', '', 'g') as word, place from chunks where is_code
        union all
        select part, place from parts where is_code
        union all
        select lexeme, place from parts cross join lateral unnest(to_tsvector('english', part)) where not is_code
      ),
      missing as (
        select word, min(place) as place from found, parsed
          where length(word) between 1 and ${MAX_CODE} and word <> all (tsvector_to_array(vector)) group by word
      )
    select vector || coalesce(
      (
        select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':' || least(place, 16383), ' ')::tsvector
          from missing
      ),
      ''
    ) from parsed
  $$;
`;

const indexProduct = (name: string, description: string, isWord = "is_search_word(word)") => `
  create or replace function index_product() returns trigger language plpgsql as $$
    begin
      new.search := setweight(${name}, 'A') || setweight(${description}, 'B');
      if current_setting('shop.words', true) is distinct from 'known' then
        insert into search_words
          select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
          where ${isWord} order by word
          on conflict do nothing;
      end if;
      return new;
    end
  $$;
`;

/**
 * One code as a query: by its parts, of which the last may still be typed, or without what parts them; a number with a unit also
 * apart: '18v' finds '18 V'.
 */
const codeQuery = `
  create function code_query(code text) returns text language sql immutable as $$
    with runs as (
      select run, place, row_number() over (order by place desc) = 1 as is_last
        from regexp_split_to_table(code, '${SEPARATOR}') with ordinality as runs (run, place) where run <> ''
    )
    select concat_ws(
      ' | ',
      string_agg('''' || run || '''' || case when is_last and length(run) > 1 then ':*' else '' end, ' & ' order by place),
      case when count(*) > 1 then '''' || string_agg(run, '' order by place) || ''':*' end,
      case when count(*) = 1 and min(run) ~ '^[0-9]+[a-z]{1,3}$' then
        regexp_replace(min(run), '^([0-9]+)([a-z]+)$', '''\\1'' & ''\\2''')
      end
    ) from runs
  $$;
`;

/** Each word of a search as a query of its own. What has digits is a code, which is never corrected. */
const wordsAndCodes = `
  create or replace function product_words(typed text) returns text[] language sql stable as $$
    with chunks as (
      select chunk, chunk ~ '[0-9]' as is_code, place
        from regexp_split_to_table(lower(left(typed, 1000)), '\\s+') with ordinality as chunks (chunk, place)
    ),
      runs as (
        select chunk, is_code, chunks.place, run,
            row_number() over (order by chunks.place, runs.place) as number
          from chunks cross join lateral regexp_split_to_table(chunk, '${SEPARATOR}') with ordinality as runs (run, place)
          where run <> ''
      ),
      wanted as (
        select place, 0 as number, is_code, string_agg(run, '-' order by number) as word
          from runs where number <= ${MAX_WORDS} and is_code group by place, is_code
        union all
        select place, number, is_code, lexeme
          from runs cross join lateral unnest(to_tsvector('simple', run)) as words (lexeme, positions, weights)
          where number <= ${MAX_WORDS} and not is_code
      )
    select coalesce(array_agg(query order by place, number) filter (where query <> ''), '{}')
    from wanted
      cross join lateral (
        select case when is_code then code_query(word) else (
          select to_tsquery('english', string_agg(
            '''' || replace(replace(each, '\\', '\\\\'), '''', '''''') || '''' || case when length(each) > 1 then ':*' else '' end,
            ' | '
          ))::text
          from unnest(coalesce(similar_words(word), array[word])) as each
        ) end as query
      ) as corrected
  $$;
`;

/** As the last release has it. */
const wordsBefore = `
  create or replace function product_words(typed text) returns text[] language sql stable as $$
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
