interface Entry<Value> {
  value: Promise<Value>;
  /** By `performance.now()`. */
  expiresAt: number;
}

/** Values by key for a time, up to a number of them; who asks while one is read waits for it. A failure is not kept. */
export class TimedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly maxEntries: number,
  ) {}

  /** The value as it was read within the lifetime, or is read now. */
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
