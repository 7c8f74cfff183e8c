-- The search in the language of the shop. A later migration runs this file again, for databases of unreleased checkouts.

-- PostgreSQL's text search configuration of the shop's language, which `adapt-language.ts` replaces. Its comment names the configuration of all
-- documents, and is missing while they are rebuilt. Stable, so that plans follow its replacement.
create or replace function search_configuration() returns regconfig language sql stable parallel safe as $$
  select 'english'::regconfig
$$;

comment on function search_configuration() is 'english';

-- Stop words that PostgreSQL doesn't recognise in their plain spelling.
create or replace function respelled_stop_words() returns text[] language sql stable as $$
  select case when search_configuration() = 'german'::regconfig then '{dass,fur,konnen,konnte,uber,wahrend,wurde,wurden}'::text[] else '{}' end
$$;

-- As in the first version, of the plain text. A size or fraction is found by each of its numbers too, and a decimal number by its whole part.
create or replace function search_vector(words text) returns tsvector language plpgsql stable as $$
  declare
    plain text := plain_text(words);
    vector tsvector := to_tsvector(search_configuration(), plain);
    known text[] := tsvector_to_array(vector);
    added text := '';
    place integer := 0;
    chunk text;
    part text;
    word text;
    found text[];
  begin
    foreach chunk in array string_to_array(with_whole_numbers(plain), ' ') loop
      place := least(place + 1, 16383);
      if chunk ~ '[0-9]' then
        found := array[regexp_replace(chunk, '[!-/:-@\[-`{-~\u00b7]+', '', 'g')];
        foreach part in array regexp_split_to_array(chunk, '[!-/:-@\[-`{-~\u00b7]+') loop
          found := found || part || substring(part, '^([0-9]+)\u066b') || substring(part, '^([0-9\u066b]+)[a-z]');
          if part ~ '[0-9][a-z]*[x\u2044][0-9]' then
            found := found || regexp_split_to_array(part, '(?<=[0-9])(mm|cm|m|ft)?[x\u2044](?=[0-9])');
          end if;
        end loop;
      elsif chunk ~ '[^!-/:-@\[-`{-~\u00b7][!-/:-@\[-`{-~\u00b7]+[^!-/:-@\[-`{-~\u00b7]' then
        found := tsvector_to_array(to_tsvector(search_configuration(), regexp_replace(chunk, '[!-/:-@\[-`{-~\u00b7]+', ' ', 'g')));
      else
        continue;
      end if;
      foreach word in array found loop
        if length(word) between 1 and 100 and word <> all (known) then
          known := known || word;
          added := added || ' ''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':' || place;
        end if;
      end loop;
    end loop;
    return vector || added::tsvector;
  end
$$;

-- As in the first version, of the plain text. A GTIN may be typed with spaces.
create or replace function product_words(typed text) returns text[] language sql stable as $$
  with plain as (
    select case when text ~ '^[0-9]+([ -][0-9]+)+$' and length(digits) between 12 and 14 then digits else text end as text
      from (select text, regexp_replace(text, '[ -]', '', 'g') as digits from with_whole_numbers(plain_text(left(typed, 1000))) as text) as spelled
  ), chunks as (
      select chunk, chunk ~ '[0-9]' as is_code, place
        from plain cross join lateral regexp_split_to_table(text, '\s+') with ordinality as chunks (chunk, place)
    ),
    runs as (
      select chunk, is_code, chunks.place, run,
          row_number() over (order by chunks.place, runs.place) as number
        from chunks cross join lateral regexp_split_to_table(chunk, '[\s!-/:-@\[-`{-~\u00b7]+') with ordinality as runs (run, place)
        where run <> ''
    ),
    wanted as (
      select place, 0 as number, is_code, string_agg(run, '-' order by number) as word
        from runs where number <= 12 and is_code group by place, is_code
      union all
      select place, number, is_code, lexeme
        from runs cross join lateral unnest(to_tsvector('simple', run)) as words (lexeme, positions, weights)
        where number <= 12 and not is_code and lexeme <> all (respelled_stop_words())
    )
  select coalesce(array_agg(query order by place, number) filter (where query <> ''), '{}')
  from wanted
    cross join lateral (
      select case when is_code then code_query(word) else (
        select to_tsquery(search_configuration(), string_agg(
          '''' || replace(replace(each, '\', '\\'), '''', '''''') || '''' || case when length(each) > 1 then ':*' else '' end,
          ' | '
        ))::text
        from unnest(coalesce(similar_words(word), array[word])) as each
      ) end as query
    ) as corrected
$$;
