/** The most entries of a cache, and the most that their sizes may add up to. */
export interface CacheBounds {
  entries: number;
  size: number;
}

/** A least-recently-used cache with limits on the number of its entries and on their total size. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number }>();
  private size = 0;

  constructor(private readonly bounds: CacheBounds) {}

  /** How many entries there are. */
  get count(): number {
    return this.entries.size;
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  /** The value, which now counts as used. */
  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Keeps the value, unless it is larger than the whole cache. */
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
