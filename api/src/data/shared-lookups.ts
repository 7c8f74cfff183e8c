import DataLoader from "dataloader";
import type { DataSource, EntityManager } from "typeorm";
import { withLookup } from "./operation-manager";
import { sharedRead } from "../observability/signals";

/** The maximum number of keys of one statement, as many as the largest batch of an answer has. */
export const MAX_KEYS = 2_000;

/** The maximum number of statements of one lookup that run at once. Requests that ask meanwhile share the next one. */
const MAX_RUNNING = 2;

/** The part of a context that reads rows. */
export interface DatabaseContext {
  readonly db: EntityManager;
}

/**
 * Reads the values of many keys in one statement; keys without a value are missing from the result. It depends on
 * nothing but the keys, never on who asks. Values are frozen, because several requests get the same one.
 */
export type Lookup<Value> = (
  ctx: DatabaseContext,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

type Loader<Value> = DataLoader<string, Value | undefined>;

const loaders = new WeakMap<DataSource, Map<Lookup<unknown>, Loader<unknown>>>();

/**
 * The value of a key, or undefined if it has none. All requests of the process share the statement that reads it. It begins
 * after they have asked, so that nobody gets what the database said before, and nothing is cached (ADR-0032).
 * A transaction shares nothing.
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
  let ofDataSource = loaders.get(dataSource);
  if (!ofDataSource) loaders.set(dataSource, (ofDataSource = new Map<Lookup<unknown>, Loader<unknown>>()));
  let made = ofDataSource.get(lookup) as Loader<Value> | undefined;
  const db = dataSource.manager;
  if (!made) ofDataSource.set(lookup, (made = loaderOf((keys) => lookup({ db }, keys))));
  return made;
}

function loaderOf<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Loader<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return new DataLoader<string, Value | undefined>(
    async (keys) => {
      if (sharedRead.isObserved) sharedRead.publish({ of: "lookup", event: "run" });
      try {
        const distinct = [...new Set(keys)]; // thousands may ask for one
        const parts: string[][] = [];
        while (distinct.length > 0) parts.push(distinct.splice(0, MAX_KEYS));
        const values = new Map((await Promise.all(parts.map(read))).flatMap((part) => [...part]));
        for (const value of values.values()) Object.freeze(value);
        return keys.map((key) => values.get(key));
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    {
      cache: false,
      // at the end of this turn of the event loop, or when another statement has ended
      batchScheduleFn(begin) {
        if (running === MAX_RUNNING) return void waiting.push(begin);
        running += 1;
        setImmediate(begin);
      },
    },
  );
}

/**
 * Reads the first rows of the lists of many keys, at most `limit` of each, in their order; each with the key
 * of its list.
 */
type ReadLists<Row> = (
  ctx: DatabaseContext,
  keys: readonly string[],
  first: number,
) => Promise<(readonly [key: string, row: Row])[]>;

/** Returns the first rows of the list of a key; none if it has none. */
type ListLookup<Row> = (ctx: DatabaseContext, key: string, first: number) => Promise<Row[]>;

/**
 * Lists of many keys, of each of which the first rows are read. All requests that ask for the same number of rows share a statement,
 * as in `lookUp`; there must be few such numbers.
 */
export function listLookup<Row>(read: ReadLists<Row>): ListLookup<Row> {
  const lookups = new Map<number, Lookup<Row[]>>();

  function lookupOf(first: number): Lookup<Row[]> {
    let lookup = lookups.get(first);
    if (!lookup) {
      lookup = async (ctx, keys) => {
        const lists = new Map<string, Row[]>(keys.map((key) => [key, []]));
        for (const [key, row] of await read(ctx, keys, first)) lists.get(key)?.push(row);
        return lists;
      };
      lookups.set(first, lookup);
    }
    return lookup;
  }

  return async (ctx, key, first) => (await lookUp(ctx, lookupOf(first), key)) ?? [];
}
