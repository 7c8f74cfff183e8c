/** How much a cache may hold. */
export interface CacheBounds {
  entries: number;
  bytes: number;
}

/** Values by key, up to a number and a size together; the one that was not used for the longest goes first. */
export class BoundedCache<Value extends { bytes: number }> {
  private readonly entries = new Map<string, Value>();
  private bytes = 0;

  constructor(private readonly bounds: CacheBounds) {}

  /** The value, which now counts as used. */
  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.bytes += value.bytes;
    while (this.entries.size > this.bounds.entries || this.bytes > this.bounds.bytes)
      this.delete(this.entries.keys().next().value as string);
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
