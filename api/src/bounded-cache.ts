/** The maximum number of entries of a cache, and the maximum of their total size. */
export interface CacheBounds {
  entries: number;
  size: number;
}

/** A least-recently-used cache with limits on the number of its entries and on their total size. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number }>();
  private size = 0;

  constructor(private readonly bounds: CacheBounds) {}

  /** The number of entries. */
  get count(): number {
    return this.entries.size;
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  /** Returns the value and marks it as used. */
  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores the value, unless it is larger than the whole cache. */
  set(key: Key, value: Value, size = 1): void {
    this.delete(key);
    if (size > this.bounds.size) return;
    this.entries.set(key, { value, size });
    this.size += size;
    while (this.entries.size > this.bounds.entries || this.size > this.bounds.size)
      this.delete(this.entries.keys().next().value as Key);
  }

  delete(key: Key): void {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
