interface Entry<Value> {
  value: Promise<Value>;
  /** By `performance.now()`. */
  expiresAt: number;
}

/** A cache whose values expire, up to a number of entries. Concurrent callers share one read. A failure is not cached. */
export class TimedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly maxEntries: number,
  ) {}

  /** The cached value, or a new one from `read` if there is none or it has expired. */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    if (known && known.expiresAt > performance.now()) return known.value;
    const entry = { value: read(), expiresAt: performance.now() + this.lifetimeMs };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.maxEntries) this.entries.delete(this.entries.keys().next().value as string);
    entry.value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry.value;
  }
}
