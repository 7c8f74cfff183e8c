import { perLocale } from "@shop/shared/locale";
import DataLoader from "dataloader";
import type { DataSource, EntityManager } from "typeorm";
import type { Columns } from "./columns";
import { withLookup } from "./operation-manager";
import { perDatabase } from "./per-database";
import { rows, select } from "./rows";
import { sharedRead } from "../observability/signals";

/** The maximum number of keys in one statement: the size of the largest batch in a response. */
export const MAX_KEYS = 2_000;

/** The part of a context that reads rows. */
export interface DatabaseContext {
  readonly db: EntityManager;
}

/**
 * Reads the values of many keys in one statement; keys without a value are missing from the result. The result depends only on the
 * keys, never on the viewer. Values are frozen, because several requests share them.
 */
export type Lookup<Value> = (
  ctx: DatabaseContext,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

/**
 * Looks up rows of a table, or of a join, by one of their columns: one row for each key, the last if there are several. `more` continues
 * the condition, and may depend on the locale.
 */
export function lookupOf<Row extends object>(
  columns: Columns<Row>,
  table: string,
  key: keyof Row & string,
  more: string | (() => string) = "",
): Lookup<Row> {
  const byKeys = byKey(columns, table, key, more);
  return async ({ db }, keys) => new Map((await byKeys()(db, keys)).map((row) => [row[key] as string, row]));
}

/** Looks up all rows of each key, in the order given by `more`; none for a key without rows. See `lookupOf`. */
export function lookupAllOf<Row extends object>(
  columns: Columns<Row>,
  table: string,
  key: keyof Row & string,
  more: string | (() => string) = "",
): Lookup<Row[]> {
  const byKeys = byKey(columns, table, key, more);
  return async ({ db }, keys) =>
    inLists(
      keys,
      (await byKeys()(db, keys)).map((row) => [row[key] as string, row]),
    );
}

/** The rows of each key. */
function inLists<Row>(keys: readonly string[], found: (readonly [key: string, row: Row])[]) {
  const lists = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const [key, row] of found) lists.get(key)?.push(row);
  return lists;
}

const byKey = <Row extends object>(
  columns: Columns<Row>,
  table: string,
  key: keyof Row,
  more: string | (() => string),
) =>
  perLocale(() => {
    const end = typeof more === "string" ? more : more();
    return forKeys(columns, (keys) => `from ${table} where ${columns.each[key].sql} ${keys} ${end}`);
  });

/**
 * The function that reads the rows of keys, the statement's first value; `from` continues the statement, given the comparison with the keys.
 * A single key has its own statement, which PostgreSQL plans once; for any number of keys it plans at each execution.
 */
export function forKeys<Row extends object>(columns: Columns<Row>, from: (keys: string) => string) {
  const one = select(columns, from("= $1"));
  const any = select(columns, from("= any($1)"));
  return (db: EntityManager, keys: readonly string[], ...values: unknown[]): Promise<Row[]> =>
    keys.length === 1 ? rows(db, one, [keys[0], ...values]) : rows(db, any, [keys, ...values]);
}

type Loader<Value> = DataLoader<string, Value | undefined>;

const loadersOf = perDatabase(() => new Map<Lookup<unknown>, Loader<unknown>>());

/**
 * The value of a key, or undefined. All requests of the process share the statement that reads it. The statement starts after their
 * calls, so results are never stale and nothing is cached (ADR-0032). Transactions don't share statements.
 */
export function lookUp<Value>(
  { db }: DatabaseContext,
  lookup: Lookup<Value>,
  key: string,
): Promise<Value | undefined> {
  if (db.queryRunner) return lookup({ db }, [key]).then((values) => values.get(key));
  if (sharedRead.isObserved) sharedRead.publish({ of: "lookup", event: "caller" });
  return withLookup(db, () => sharedLoader(db.dataSource, lookup).load(key));
}

function sharedLoader<Value>(dataSource: DataSource, lookup: Lookup<Value>): Loader<Value> {
  const loaders = loadersOf(dataSource);
  const db = dataSource.manager;
  const loader =
    (loaders.get(lookup) as Loader<Value> | undefined) ?? loaderOf((keys) => lookup({ db }, keys));
  loaders.set(lookup, loader);
  return loader;
}

function loaderOf<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Loader<Value> {
  async function readBatch(keys: readonly string[]): Promise<(Value | undefined)[]> {
    if (sharedRead.isObserved) sharedRead.publish({ of: "lookup", event: "run" });
    const distinct = [...new Set(keys)]; // thousands of callers may share one key
    const parts: string[][] = [];
    while (distinct.length > 0) parts.push(distinct.splice(0, MAX_KEYS));
    const values = new Map((await Promise.all(parts.map(read))).flatMap((part) => [...part]));
    for (const value of values.values()) Object.freeze(value);
    return keys.map((key) => values.get(key));
  }

  return new DataLoader<string, Value | undefined>(readBatch, {
    cache: false,
    batchScheduleFn: (begin) => void setImmediate(begin), // at the end of this turn of the event loop
  });
}

/** Reads the first rows of the lists of many keys, at most `limit` of each, in their order; each row has the key of its list. */
type ReadLists<Row> = (
  ctx: DatabaseContext,
  keys: readonly string[],
  first: number,
) => Promise<(readonly [key: string, row: Row])[]>;

/** Returns the first rows of a key's list; none if it has no list. */
type ListLookup<Row> = (ctx: DatabaseContext, key: string, first: number) => Promise<Row[]>;

/**
 * Lookups of the first rows of lists. All requests for equally many rows share a statement, as in `lookUp`, so only a few row counts
 * should be in use.
 */
export function listLookup<Row>(read: ReadLists<Row>): ListLookup<Row> {
  const lookups = new Map<number, Lookup<Row[]>>();
  return async (ctx, key, first) => {
    const lookup: Lookup<Row[]> =
      lookups.get(first) ?? (async (of, keys) => inLists(keys, await read(of, keys, first)));
    lookups.set(first, lookup);
    return (await lookUp(ctx, lookup, key)) ?? [];
  };
}
