import { LRUCache } from "lru-cache";
import type { DataSource, EntityManager } from "typeorm";

/** The maximum number of values, and the maximum of their total size. */
interface Bounds {
  entries: number;
  size: number;
}

/** Caches values read from a database for a limited time, with a separate cache for each database. */
export class DatabaseCache<Value extends object> {
  private readonly caches = new WeakMap<DataSource, LRUCache<string, Value>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly bounds: Bounds,
  ) {}

  /** The cached value; undefined if missing or expired. */
  get({ dataSource }: EntityManager, key: string): Value | undefined {
    return this.caches.get(dataSource)?.get(key);
  }

  /** Caches a value of this size, in the unit of the bounds. */
  set({ dataSource }: EntityManager, key: string, value: Value, size: number): void {
    let cache = this.caches.get(dataSource);
    if (!cache) this.caches.set(dataSource, (cache = this.open()));
    cache.set(key, value, { size: Math.max(1, size) });
  }

  private open(): LRUCache<string, Value> {
    return new LRUCache({ max: this.bounds.entries, maxSize: this.bounds.size, ttl: this.lifetimeMs });
  }
}
