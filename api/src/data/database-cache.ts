import type { DataSource, EntityManager } from "typeorm";
import { BoundedCache, type CacheBounds } from "../bounded-cache";

interface CacheEntry<Value> {
  value: Value;
  /** By `performance.now()`. */
  expiresAt: number;
}

/** What is read from a database and cached for some time: a cache for each database. */
export class DatabaseCache<Value> {
  private readonly caches = new WeakMap<DataSource, BoundedCache<string, CacheEntry<Value>>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly bounds: CacheBounds,
  ) {}

  /** The cached value; undefined if there is none, or it has expired. */
  get({ dataSource }: EntityManager, key: string): Value | undefined {
    const known = this.caches.get(dataSource)?.get(key);
    return known && performance.now() < known.expiresAt ? known.value : undefined;
  }

  /** Caches a value of this size, in the unit of the bounds. */
  set({ dataSource }: EntityManager, key: string, value: Value, size: number): void {
    let cache = this.caches.get(dataSource);
    if (!cache) this.caches.set(dataSource, (cache = new BoundedCache(this.bounds)));
    cache.set(key, { value, expiresAt: performance.now() + this.lifetimeMs }, size);
  }
}
