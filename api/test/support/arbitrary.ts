import fc from "fast-check";
import type { TestShop } from "./shop";

/** Characters that PostgreSQL can't store or that should be refused. */
const unstorable = fc.constantFrom("", "\0", "a\0b", "\ud800", "\udfff\ud83d", "a\udc00".repeat(50));

/** Texts that often break programs. */
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 50 }),
  unstorable,
  fc.constantFrom(" ", "💧", "'", "%", "%00", "..", "NaN", "null", "-1", "9007199254740993", "' or 1=1; --"),
  fc.constantFrom(
    "\u202eabc",
    "e\u0301\u0301",
    "\u200b",
    "\ufeffname",
    "\u212a@example.com",
    "ﬀ",
    "ẞß",
    "İ",
    "𝕏".repeat(51),
  ),
  fc.constantFrom(
    "Infinity",
    "1e309",
    "0x10",
    "1_000",
    "١",
    "2026-02-30T00:00:00Z",
    "\\",
    "\r\nx: y",
    "%_\\%",
  ),
  fc.constantFrom("{{7*7}}", "<script>", "x".repeat(101), "x".repeat(5_000), "é".repeat(10_001)),
  fc.emailAddress(),
  fc.uuid(),
);

const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e-7,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ),
);

/** Any JSON value, sent instead of the expected one. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: texts },
  numbers,
  fc.constantFrom(null, true, false, [], {}, [[]], JSON.parse('{"__proto__":{"a":1}}'), {
    constructor: { prototype: {} },
  }),
  fc.array(texts, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A text for a part of a path or for a header. */
export const anyText = texts;

/** Mostly a valid value, sometimes any other, sometimes none. */
export function mostly(...proper: unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...proper) },
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: unstorable },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Content that responses must never have: stack traces, file paths, messages of the database. */
export const INTERNALS =
  /node_modules|\.ts:\d|\bat \w+ \(|QueryFailedError|syntax error at|invalid input syntax|out of range for type|invalid byte sequence/;

/**
 * A counter that grows with each committed insert, update or delete of any table; a refused request must not change it.
 * Updates without an effect and the last use of an API key don't count. The counting starts with the first call for a shop's
 * database.
 */
export async function changesIn(shop: TestShop): Promise<number> {
  if (!counting.has(shop)) await shop.sql(COUNT_CHANGES);
  counting.add(shop);
  const [last] = await shop.sql<{ id: number }>("select coalesce(max(id), 0)::int as id from test_changes");
  return (last as { id: number }).id;
}

const counting = new WeakSet<TestShop>();

const COUNT_CHANGES = `
  create unlogged table test_changes (id bigint generated always as identity primary key);
  create function count_change() returns trigger language plpgsql as $$
    declare
      used constant text[] := '{last_used_at,calls}';
    begin
      if tg_table_name <> 'api_keys' or tg_op <> 'UPDATE' or to_jsonb(old) - used <> to_jsonb(new) - used then
        insert into test_changes default values;
      end if;
      return null;
    end $$;
  do $$
    declare
      watched regclass;
    begin
      for watched in
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('test_changes', 'rate_limits')
      loop
        execute format('create trigger came_or_went after insert or delete on %s for each row execute function count_change()', watched);
        execute format('create trigger changed after update on %s for each row when (old is distinct from new) execute function count_change()', watched);
      end loop;
    end $$`;
