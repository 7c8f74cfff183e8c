-- Search over names and descriptions by one index of words. What was typed is corrected first, against the words that occur in the catalogue: a
-- vocabulary is small where a catalogue is large, so that a slip costs no more than a hit.
--
-- [\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+ parts the words of a text: white space and punctuation. Anything else is a letter or a digit, in
-- every collation. Words with digits are names of their own: nobody's slip is mended into one.

create function is_search_word(word text) returns boolean language sql immutable as $$
  select word ~ '^[^0-9[:punct:]]{3,40}$'
$$;

-- The words of a text as PostgreSQL's parser has them, and in addition the parts of what it keeps together, or takes for a number; of what has
-- digits also the whole without what parts it. So names like 'GA-2100-1A' are found by each of their parts, without hyphens and while they
-- are typed: the parser takes '-2100' for a negative number. A word of more than 100 characters is none that anybody types.
create function search_vector(words text) returns tsvector language sql immutable as $$
  with parsed as (select to_tsvector('english', words) as vector),
    chunks as (
      select chunk[1] as chunk, chunk[1] ~ '[0-9]' as is_code, place
        from regexp_matches(lower(words), '\S*[^\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7][!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+[^\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]\S*', 'g') with ordinality as chunks (chunk, place)
    ),
    parts as (
      select part, is_code, place from chunks cross join lateral regexp_split_to_table(chunk, '[\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+') as part
    ),
    found as (
      select regexp_replace(chunk, '[\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+', '', 'g') as word, place from chunks where is_code
      union all
      select part, place from parts where is_code
      union all
      select lexeme, place from parts cross join lateral unnest(to_tsvector('english', part)) where not is_code
    ),
    missing as (
      select word, min(place) as place from found, parsed
        where length(word) between 1 and 100 and word <> all (tsvector_to_array(vector)) group by word
    )
  select vector || coalesce(
    (
      select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':' || least(place, 16383), ' ')::tsvector
        from missing
    ),
    ''
  ) from parsed
$$;

-- What a product is found by: a name weighs more than a description. The words of drafts stay out of the vocabulary, so that no search is
-- corrected into what nobody may know yet; they join it when the product is published. Whoever adds many products at once may bring their
-- words into the vocabulary ahead, all at once, and say so (`shop.words`); then they may bring `search` along too: working it out costs
-- half of the time.
create function index_product() returns trigger language plpgsql as $$
  begin
    if new.search is null or tg_op = 'UPDATE' or current_setting('shop.words', true) is distinct from 'known' then
      new.search := setweight(search_vector(new.name), 'A') || setweight(search_vector(new.description), 'B');
    end if;
    if not new.draft and current_setting('shop.words', true) is distinct from 'known' then
      insert into search_words
        select word from unnest(tsvector_to_array(to_tsvector('simple', new.name || ' ' || new.description))) as word
        where is_search_word(word) order by word
        on conflict do nothing;
    end if;
    return new;
  end
$$;
create trigger product_search before insert or update of name, description on products
  for each row execute function index_product();
create trigger product_published before update of draft on products
  for each row when (old.draft and not new.draft) execute function index_product();

-- The three known words most like an unknown one; null where the word begins a known one, or none is like it.
create function similar_words(wanted text) returns text[] language sql stable as $$
  select array_agg(word) from (
    select word from search_words
      where is_search_word(wanted) and word % wanted
        and not exists (
          select from search_words where word ~>=~ wanted and word ~<~ (wanted || chr(1114111))
        )
      order by similarity(word, wanted) desc, word limit 3
  ) as mended
$$;

-- One code as a query: by its parts, of which the last may still be typed, or without what parts them; a number with a unit also apart: '18v'
-- finds '18 V'.
create function code_query(code text) returns text language sql immutable as $$
  with runs as (
    select run, place, row_number() over (order by place desc) = 1 as is_last
      from regexp_split_to_table(code, '[\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+') with ordinality as runs (run, place) where run <> ''
  )
  select concat_ws(
    ' | ',
    string_agg('''' || run || '''' || case when is_last and length(run) > 1 then ':*' else '' end, ' & ' order by place),
    case when count(*) > 1 then '''' || string_agg(run, '' order by place) || ''':*' end,
    case when count(*) = 1 and min(run) ~ '^[0-9]+[a-z]{1,3}$' then
      regexp_replace(min(run), '^([0-9]+)([a-z]+)$', '''\1'' & ''\2''')
    end
  ) from runs
$$;

-- Each word of a search as a query of its own, so that the shop can tell rare ones from common ones before it searches. The first twelve words
-- count; those that a search leaves out, like 'the', are not among them. A word of one letter does not stand for others that it begins.
-- What has digits is a code, which is never corrected.
create function product_words(typed text) returns text[] language sql stable as $$
  with chunks as (
    select chunk, chunk ~ '[0-9]' as is_code, place
      from regexp_split_to_table(lower(left(typed, 1000)), '\s+') with ordinality as chunks (chunk, place)
  ),
    runs as (
      select chunk, is_code, chunks.place, run,
          row_number() over (order by chunks.place, runs.place) as number
        from chunks cross join lateral regexp_split_to_table(chunk, '[\s!-/:-@\[-`{-~\u2010-\u2015\u00b7\u00d7]+') with ordinality as runs (run, place)
        where run <> ''
    ),
    wanted as (
      select place, 0 as number, is_code, string_agg(run, '-' order by number) as word
        from runs where number <= 12 and is_code group by place, is_code
      union all
      select place, number, is_code, lexeme
        from runs cross join lateral unnest(to_tsvector('simple', run)) as words (lexeme, positions, weights)
        where number <= 12 and not is_code
    )
  select coalesce(array_agg(query order by place, number) filter (where query <> ''), '{}')
  from wanted
    cross join lateral (
      select case when is_code then code_query(word) else (
        select to_tsquery('english', string_agg(
          '''' || replace(replace(each, '\', '\\'), '''', '''''') || '''' || case when length(each) > 1 then ':*' else '' end,
          ' | '
        ))::text
        from unnest(coalesce(similar_words(word), array[word])) as each
      ) end as query
    ) as corrected
$$;

-- Every word counts.
create function product_query(typed text) returns tsquery language sql stable as $$
  select coalesce(string_agg('(' || word || ')', ' & '), '')::tsquery from unnest(product_words(typed)) as word
$$;
