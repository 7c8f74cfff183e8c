/** How much a cache may hold: so many entries, of so much size together. */
export interface CacheBounds {
  entries: number;
  size: number;
}

/** Values by key, up to a number and a size together; the one that was not used for the longest goes first. */
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
