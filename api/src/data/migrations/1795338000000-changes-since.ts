import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Times of change in an order in which nothing can be missed (ADR-0057). The times of products are in a table of their own: an index of
 * `products.updated_at` would make each order write all indexes of its product. The next migration fills it.
 */
export class ChangesSince1795338000000 implements MigrationInterface {
  name = "ChangesSince1795338000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(productUpdates);
    await runner.query(`${stampChange} ${changesCompleteBefore} ${noteProductUpdate}`);
    await runner.query(`
      drop trigger product_updated on products;
      create trigger product_updated before insert or update of ${VISIBLE} on products
        for each row execute function stamp_change();
      create trigger product_update_noted after insert or update of ${VISIBLE} on products
        for each row execute function note_product_update();
      drop trigger order_touched on orders;
      create trigger order_touched before insert or update on orders for each row execute function stamp_change();
      drop function touch_product(), touch_updated_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${touchUpdatedAt} ${touchProduct}
      drop trigger order_touched on orders;
      create trigger order_touched before update on orders for each row execute function touch_updated_at();
      drop trigger product_update_noted on products;
      drop trigger product_updated on products;
      create trigger product_updated before update on products for each row execute function touch_product();
      drop function note_product_update(), changes_complete_before(), stamp_change();
      drop table product_updates;
    `);
  }
}

/** The columns of a product that somebody outside of the shop can see. */
const VISIBLE = `name, description, price_cents, image, more_images, rating, count_in_stock, version, category_id, brand,
  attributes, draft, archived_at`;

/**
 * When a product last changed for those who don't see drafts (null: it was never published), and, of a draft, for those who do.
 */
const productUpdates = `
  create table product_updates (
    product_id uuid constraint product_updates_pkey primary key
      constraint product_update_product references products on delete cascade,
    updated_at timestamptz(3),
    draft_updated_at timestamptz(3)
  );
  create index product_update on product_updates (updated_at, product_id);
  create index product_draft_update on product_updates (draft_updated_at, product_id) where draft_updated_at is not null;
`;

/** The class of the locks of transactions that change products or orders. */
const CHANGE_LOCK = 481_517;

/** The lower 32 bits of a time in ms, as an advisory lock can hold them. */
const lockKey = (at: string) => `floor(date_part('epoch', ${at}) * 1000)::bigint::bit(32)::integer`;

/**
 * The lock tells that a transaction changes something, and since when it runs; it comes before the clock, so that a change without
 * a lock is later than any reading of the locks that didn't see one. The time is cut to milliseconds, as programs read it.
 */
const stampChange = `
  create function stamp_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${CHANGE_LOCK}, ${lockKey("now()")});
      new.updated_at := date_trunc('milliseconds', clock_timestamp());
      return new;
    end
  $$;
`;

/**
 * All changes before this time are visible to every statement that begins after this one. It is the present, or the begin of the oldest
 * transaction that changes something. Begins with a millisecond's pause, so that changes which were made before the call are earlier.
 */
const changesCompleteBefore = `
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
        where locktype = 'advisory' and classid = ${CHANGE_LOCK} and objsubid = 2
          and database = (select oid from pg_database where datname = current_database());
      return present - greatest(oldest_age, 0) * interval '1 millisecond';
    end
  $$;
`;

/** What is done to a draft changes nothing for those who don't see drafts, except that it becomes one. */
const noteProductUpdate = `
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
`;

const touchUpdatedAt = `
  create function touch_updated_at() returns trigger language plpgsql as $$
    begin new.updated_at = now(); return new; end
  $$;
`;

const touchProduct = `
  create function touch_product() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end
  $$;
`;
