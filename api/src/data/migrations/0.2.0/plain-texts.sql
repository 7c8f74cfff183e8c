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

-- The words of a product for the vocabulary.
create function vocabulary(name text, description text, brand text) returns tsvector language sql stable as $$
  select to_tsvector('simple', plain_text(concat_ws(' ', name, description, brand_name(brand))))
$$;

create or replace function index_product() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (new.name, new.description, new.brand, new.gtin, new.mpn, new.draft)
        is not distinct from (old.name, old.description, old.brand, old.gtin, old.mpn, old.draft) then
      return new;
    end if;
    if new.search is null or tg_op = 'UPDATE' or current_setting('shop.words', true) is distinct from 'known' then
      new.search := product_document(new.name, new.description, new.brand, new.gtin, new.mpn);
    end if;
    if not new.draft and current_setting('shop.words', true) is distinct from 'known' then
      insert into search_words
        select word from unnest(tsvector_to_array(vocabulary(new.name, new.description, new.brand))) as word
        where is_search_word(word) order by word
        on conflict do nothing;
    end if;
    return new;
  end
$$;

-- A brand's new name finds its products.
create function index_brand() returns trigger language plpgsql as $$
  begin
    update products set search = product_document(name, description, brand, gtin, mpn) where brand = new.slug;
    insert into search_words
      select word from unnest(tsvector_to_array(to_tsvector('simple', plain_text(new.name)))) as word where is_search_word(word) order by word
      on conflict do nothing;
    return null;
  end
$$;
create trigger brand_search after update of name on brands
  for each row when (old.name is distinct from new.name) execute function index_brand();

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
