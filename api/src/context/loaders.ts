import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";

/** The part of a request that reads rows. */
interface DatabaseContext {
  readonly db: EntityManager;
}

/** Reads many values by key in one statement; keys without a value are missing from the result. */
export type Batch<Value> = (
  ctx: DatabaseContext,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

/** This request's loaders, one per batch function, created at the first use. */
export class Loaders {
  private readonly made = new Map<Batch<unknown>, DataLoader<string, unknown>>();

  constructor(private readonly ctx: DatabaseContext) {}

  /** The value of a key, read in one batch with all keys of this tick. */
  load<Value>(batch: Batch<Value>, key: string): Promise<Value | undefined> {
    let loader = this.made.get(batch) as DataLoader<string, Value | undefined> | undefined;
    if (!loader) {
      loader = new DataLoader(async (keys) => {
        const values = await batch(this.ctx, keys);
        return keys.map((wanted) => values.get(wanted));
      });
      this.made.set(batch, loader);
    }
    return loader.load(key);
  }
}
