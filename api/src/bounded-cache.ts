/** The maximum number of entries of a cache, and the maximum of their total size. */
export interface CacheBounds {
  entries: number;
  size: number;
}

interface Entry<Value> {
  value: Value;
  size: number;
  /** Whether it was read since it was stored, or since it was last spared. */
  used: boolean;
}

/**
 * A cache with limits on the number of its entries and on their total size. The oldest entry is evicted; one that was read
 * since is spared once and counts as new ("second chance"), so that a read only sets a flag.
 */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();
  private size = 0;

  constructor(private readonly bounds: CacheBounds) {}

  /** The number of entries. */
  get count(): number {
    return this.entries.size;
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  /** Returns the value, and spares it at the next eviction. */
  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** Stores the value, unless it is larger than the whole cache. */
  set(key: Key, value: Value, size = 1): void {
    this.delete(key);
    if (size > this.bounds.size) return;
    this.entries.set(key, { value, size, used: false });
    this.size += size;
    while (this.entries.size > this.bounds.entries || this.size > this.bounds.size) this.evictOldest();
  }

  private evictOldest(): void {
    for (const [key, entry] of this.entries) {
      this.entries.delete(key);
      if (!entry.used) {
        this.size -= entry.size;
        return;
      }
      entry.used = false;
      this.entries.set(key, entry);
    }
  }

  delete(key: Key): void {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}

/**
 * The same function, which remembers its results for the last 200 short texts: headers, of which clients send few different
 * values.
 */
export function rememberByText<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new BoundedCache<string, { result: Result }>({ entries: 200, size: 20_000 });
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = read(text);
    known.set(text, { result }, text.length);
    return result;
  };
}
