import type { DataSource, EntityManager } from "typeorm";
import { withLookup } from "../context/operation-manager";
import { sharedRead } from "../signals";

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

type Lookups = Map<Lookup<unknown>, SharedLookup<unknown>>;

const shared = new WeakMap<DataSource, Lookups>();

/**
 * The value of a key, or undefined if it has none. All requests of the process share the statement that reads it. It begins
 * after they have asked, so that nobody gets what the database said before, and nothing is kept (ADR-0034). A transaction
 * shares nothing.
 */
export async function lookUp<Value>(
  { db }: DatabaseContext,
  lookup: Lookup<Value>,
  key: string,
): Promise<Value | undefined> {
  if (db.queryRunner) return (await lookup({ db }, [key])).get(key);
  return withLookup(db, () => sharedLookup(db.dataSource, lookup).find(key));
}

function sharedLookup<Value>(dataSource: DataSource, lookup: Lookup<Value>): SharedLookup<Value> {
  let ofDataSource = shared.get(dataSource);
  if (!ofDataSource) {
    ofDataSource = new Map<Lookup<unknown>, SharedLookup<unknown>>();
    shared.set(dataSource, ofDataSource);
  }
  let made = ofDataSource.get(lookup) as SharedLookup<Value> | undefined;
  const db = dataSource.manager;
  if (!made) ofDataSource.set(lookup, (made = new SharedLookup((keys) => lookup({ db }, keys))));
  return made;
}

/** Keys that one statement will read together, and what it finds. */
interface Batch<Value> {
  keys: Set<string>;
  values: Promise<ReadonlyMap<string, Value>>;
}

class SharedLookup<Value> {
  /** The batch that still takes keys: its statement has not begun. */
  private open: Batch<Value> | undefined;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {}

  async find(key: string): Promise<Value | undefined> {
    if (sharedRead.isObserved) sharedRead.tell({ of: "lookup", event: "caller" });
    if (!this.open || (this.open.keys.size >= MAX_KEYS && !this.open.keys.has(key))) this.open = this.begin();
    this.open.keys.add(key);
    return (await this.open.values).get(key);
  }

  private begin(): Batch<Value> {
    const batch: Batch<Value> = { keys: new Set(), values: this.turn().then(() => this.run(batch)) };
    return batch;
  }

  /** Resolves at the end of this turn of the event loop, or when another statement has ended. */
  private turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.running === MAX_RUNNING) return void this.waiting.push(resolve);
      this.running += 1;
      setImmediate(resolve);
    });
  }

  private async run(batch: Batch<Value>): Promise<ReadonlyMap<string, Value>> {
    if (sharedRead.isObserved) sharedRead.tell({ of: "lookup", event: "run" });
    if (this.open === batch) this.open = undefined; // who asks from now on gets the next one
    try {
      const values = await this.read([...batch.keys]);
      for (const value of values.values()) Object.freeze(value);
      return values;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
