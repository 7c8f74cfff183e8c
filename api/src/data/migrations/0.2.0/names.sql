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
create trigger order_name_composed before insert or update of name on orders
  for each row when (new.name is not nfc normalized) execute function compose_name();
create trigger user_name_composed before insert or update of name on users
  for each row when (new.name is not nfc normalized) execute function compose_name();
create trigger review_name_composed before insert or update of name on reviews
  for each row when (new.name is not nfc normalized) execute function compose_name();
