-- Times of change in an order in which nothing can be missed (ADR-0057).

-- The lock tells that a transaction changes something, and since when it runs: 481517 is the class of these locks, and the key has the lower 32
-- bits of a time in ms. It comes before the clock, so that a change without a lock is later than any reading of the locks that didn't see
-- one. The time is cut to milliseconds, as programs read it.
create function stamp_change() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(481517, floor(date_part('epoch', now()) * 1000)::bigint::bit(32)::integer);
    new.updated_at := date_trunc('milliseconds', clock_timestamp());
    return new;
  end
$$;

-- All changes before this time are visible to every statement that begins after this one. It is the present, or the begin of the oldest
-- transaction that changes something. Begins with a millisecond's pause, so that changes which were made before the call are earlier.
create function changes_complete_before() returns timestamptz language plpgsql volatile as $$
  declare
    present timestamptz;
    oldest_age integer;
  begin
    perform pg_sleep(0.001);
    present := date_trunc('milliseconds', clock_timestamp());
    -- the difference is right up to 24 days, also where the lower 32 bits have begun anew
    select max((floor(date_part('epoch', present) * 1000)::bigint - objid::bigint)::bit(32)::integer) into oldest_age
      from pg_locks
      where locktype = 'advisory' and classid = 481517 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database());
    return present - greatest(oldest_age, 0) * interval '1 millisecond';
  end
$$;

-- What is done to a draft changes nothing for those who don't see drafts, except that it becomes one.
create function note_product_update() returns trigger language plpgsql as $$
  declare
    for_all timestamptz := case when not new.draft or (tg_op = 'UPDATE' and not old.draft) then new.updated_at end;
  begin
    insert into product_updates as noted (product_id, updated_at, draft_updated_at)
      values (new.id, for_all, case when new.draft then new.updated_at end)
      on conflict (product_id) do update
        set updated_at = coalesce(excluded.updated_at, noted.updated_at), draft_updated_at = excluded.draft_updated_at;
    return null;
  end
$$;

-- The columns of a product that somebody outside of the shop can see.
create trigger product_updated before insert or update of name, description, price_cents, image, more_images, rating, count_in_stock,
  version, category_id, brand, attributes, draft, archived_at on products
  for each row execute function stamp_change();
create trigger product_update_noted after insert or update of name, description, price_cents, image, more_images, rating, count_in_stock,
  version, category_id, brand, attributes, draft, archived_at on products
  for each row execute function note_product_update();
create trigger order_touched before insert or update on orders for each row execute function stamp_change();
