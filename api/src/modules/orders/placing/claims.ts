/** Counts who has claimed each key. */
export class Claims {
  private readonly counts = new Map<string, number>();

  has(key: string): boolean {
    return this.counts.has(key);
  }

  add(keys: Iterable<string>): void {
    for (const key of keys) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  remove(keys: Iterable<string>): void {
    for (const key of keys) {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}
