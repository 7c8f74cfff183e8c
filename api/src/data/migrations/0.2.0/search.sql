-- One spelling for texts that people write in several ways, for what is searched and for what they type.

-- A number and one of these units are one word, whether a space stands between them or not. `in`, `s` and `t` are not here: as words they are others.
create function measuring_units() returns text language sql immutable parallel safe as $$
  select 'v|kv|mv|a|ma|ah|mah|w|kw|mw|wh|kwh|va|hp|nm|um|mm|cm|dm|m|km|inch|ft|yd|mg|g|kg|lb|lbs|oz|ml|cl|dl|l|gal|[mc]m?[23]|hz|khz|mhz|ghz|kb|mb|gb|tb|px|mp|dpi|db|bar|mbar|psi|pa|kpa|mpa|k|c|f|lm|lx|n|kn|j|kj|rpm|ohm|ms|min|h'
$$;

-- The text in small letters without accents, with one kind of apostrophe, hyphen, space and multiplication sign, without characters that can't be seen,
-- fractions and powers as digits, a decimal point, and no space between a number and its unit, or around the x of sizes. Repeating it changes nothing.
create function plain_text(written text) returns text language plpgsql immutable parallel safe as $$
  declare
    plain text := lower(replace(written, '`', ''''));
  begin
    if written ~ '[^\u0001-\u007f]' then
      plain := normalize(translate(
        regexp_replace(written, '([0-9\uff10-\uff19])(?=[\u00bc-\u00be\u2150-\u215e\u2189])', '\1 ', 'g'),
        U&'\00B4\2033\2122\00AE\00A9', '''"   '
      ), NFKD);
      plain := lower(normalize(regexp_replace(plain,
        '[\u0300-\u036f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'
      ), NFKC));
      plain := translate(
        replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        U&'\2018\2019\201B\02B9\02BB\02BC\2032\0060\00D7\2715\2716\2A2F\2010\2011\2012\2013\2014\2015\2212\2044\2215\201C\201D\03BC\03C2\00F8\0142\0111\0131',
        U&'''''''''''''''''xxxx-------//""u\03C3oldi'
      );
    end if;
    plain := regexp_replace(plain, '\s+', ' ', 'g');
    if plain ~ '[0-9]' then
      plain := regexp_replace(plain, '(?<![0-9.,])0,([0-9]+)(?![0-9]|[.,][0-9])', '0.\1', 'g');
      plain := regexp_replace(plain, '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', '', 'g');
      plain := regexp_replace(plain, '(?<![0-9.,])([0-9]+),([0-9]+)(?![0-9]|[.,][0-9])', '\1.\2', 'g');
      plain := regexp_replace(plain, '([0-9]) (' || measuring_units() || ')(?![[:alnum:]])', '\1\2', 'g');
      plain := regexp_replace(plain, '([0-9](?:mm|cm|m|ft|")?) ?x ?(?=[0-9])', '\1x', 'g');
    end if;
    return btrim(plain, ' ');
  end
$$;

-- A plain text as the search reads it: a decimal point, and the stroke of a fraction, are parts of their number (as U+066B and U+2044), and part no words.
create function with_whole_numbers(plain text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(plain, '(?<=[0-9])\.(?=[0-9])', U&'\066B', 'g'), '(?<=[0-9])/(?=[0-9])', U&'\2044', 'g')
$$;

-- PostgreSQL's text search configuration of the shop's language, which `adapt-language.ts` replaces. Its comment names the configuration of all
-- documents, and is missing while they are rebuilt. Stable, so that plans follow its replacement.
create function search_configuration() returns regconfig language sql stable parallel safe as $$
  select 'english'::regconfig
$$;

comment on function search_configuration() is 'english';

-- Stop words that PostgreSQL doesn't recognise in their plain spelling.
create function respelled_stop_words() returns text[] language sql stable as $$
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

-- One code as a query: by its parts, of which the last may still be typed, or without what parts them; a number with a unit that isn't known also
-- apart: '18xy' finds '18 XY'.
create or replace function code_query(code text) returns text language sql immutable as $$
  with runs as (
    select run, place, row_number() over (order by place desc) = 1 as is_last
      from regexp_split_to_table(code, '[\s!-/:-@\[-`{-~\u00b7]+') with ordinality as runs (run, place) where run <> ''
  )
  select concat_ws(
    ' | ',
    string_agg('''' || run || '''' || case when is_last and length(run) > 1 and run !~ '^[0-9]+\u2044[0-9]+$' then ':*' else '' end,
      ' & ' order by place),
    case when count(*) > 1 then '''' || string_agg(run, '' order by place) || ''':*' end,
    case when count(*) = 1 and min(run) ~ '^[0-9]+[a-z]{1,3}$' and min(run) !~ ('^[0-9]+(' || measuring_units() || ')$') then
      regexp_replace(min(run), '^([0-9]+)([a-z]+)$', '''\1'' & ''\2''')
    end
  ) from runs
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

-- The numbers by which others know a product, in each spelling: a GTIN with and without the zeros before it, a part number with and without what parts it.
create function code_vector(gtin text, mpn text) returns tsvector language sql stable as $$
  select search_vector(concat_ws(' ', gtin, ltrim(gtin, '0'), lpad(gtin, 13, '0'), lpad(gtin, 14, '0'),
    mpn, regexp_replace(mpn, '[^[:alnum:]]+', '', 'g'), regexp_replace(mpn, '(?<=[[:alpha:]])(?=[0-9])|(?<=[0-9])(?=[[:alpha:]])', ' ', 'g')))
$$;

create function brand_name(brand_slug text) returns text language sql stable as $$
  select name from brands where slug = brand_slug
$$;

-- What a product is found by.
create function product_document(name text, description text, brand text, gtin text, mpn text) returns tsvector language sql stable as $$
  select setweight(search_vector(name), 'A') || setweight(search_vector(description), 'B')
    || case when brand is null then '' else setweight(search_vector(concat_ws(' ', brand_name(brand), brand)), 'B') end
    || case when gtin is null and mpn is null then '' else setweight(code_vector(gtin, mpn), 'B') end
$$;

-- What a product is found by, with the values of its options.
create function product_document(name text, description text, brand text, gtin text, mpn text, option_values text[])
  returns tsvector language sql stable as $$
  select product_document(name, description, brand, gtin, mpn)
    || case when option_values is null then '' else setweight(search_vector(array_to_string(option_values, ' ')), 'A') end
$$;

-- The words of a product for the vocabulary.
create function vocabulary(name text, description text, brand text) returns tsvector language sql stable as $$
  select to_tsvector('simple', plain_text(concat_ws(' ', name, description, brand_name(brand))))
$$;

-- A name as it is stored and compared (D-14), as in shared/src/text-rules.ts: in one form of Unicode, with single spaces, and without characters of no width.
create function clean_name(written text) returns text language sql immutable parallel safe as $$
  select case when length(composed) <= length(spaced) then composed else spaced end
    from (select spaced, normalize(spaced, NFC) as composed from (
      select btrim(regexp_replace(
        regexp_replace(written, '[\u00ad\u200b\u2060\ufeff]', '', 'g'),
        '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
      ), ' ') as spaced
    ) as names) as forms
$$;

create function compose_name() returns trigger language plpgsql as $$
  begin
    new.name := normalize(new.name, NFC);
    return new;
  end
$$;

-- Searches of shoppers without results, counted by day.
create table empty_searches (
  day text,
  text text,
  count integer not null,
  constraint empty_searches_pkey primary key (day, text)
);

-- Each search reads the list of the rows that aren't in these indexes yet: 256 KB at most. The list of orders keeps PostgreSQL's 4 MB, as each
-- order would pay for a shorter one.
alter index user_words set (gin_pending_list_limit = 256);
alter index review_words set (gin_pending_list_limit = 256);
alter index audit_words set (gin_pending_list_limit = 256);

create or replace function index_product() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (new.name, new.description, new.brand, new.gtin, new.mpn, new.option_values, new.draft)
        is not distinct from (old.name, old.description, old.brand, old.gtin, old.mpn, old.option_values, old.draft) then
      return new;
    end if;
    if new.search is null or tg_op = 'UPDATE' or current_setting('shop.words', true) is distinct from 'known' then
      new.search := product_document(new.name, new.description, new.brand, new.gtin, new.mpn, new.option_values);
    end if;
    if not new.draft and current_setting('shop.words', true) is distinct from 'known' then
      insert into search_words
        select word
          from unnest(tsvector_to_array(
            vocabulary(concat_ws(' ', new.name, array_to_string(new.option_values, ' ')), new.description, new.brand)
          )) as word
          where is_search_word(word) order by word
        on conflict do nothing;
    end if;
    return new;
  end
$$;

-- A brand's new name finds its products.
create function index_brand() returns trigger language plpgsql as $$
  begin
    update products set search = product_document(name, description, brand, gtin, mpn, option_values) where brand = new.slug;
    insert into search_words
      select word from unnest(tsvector_to_array(to_tsvector('simple', plain_text(new.name)))) as word where is_search_word(word) order by word
      on conflict do nothing;
    return null;
  end
$$;

create trigger brand_search after update of name on brands
  for each row when (old.name is distinct from new.name) execute function index_brand();
create trigger product_search_facts before update of brand, gtin, mpn on products
  for each row execute function index_product();
create trigger product_search_options before update of option_values on products
  for each row execute function index_product();
create trigger order_name_composed before insert or update of name on orders
  for each row when (new.name is not nfc normalized) execute function compose_name();
create trigger user_name_composed before insert or update of name on users
  for each row when (new.name is not nfc normalized) execute function compose_name();
create trigger review_name_composed before insert or update of name on reviews
  for each row when (new.name is not nfc normalized) execute function compose_name();
