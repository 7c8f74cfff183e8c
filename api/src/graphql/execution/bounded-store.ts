import { LRUCache } from "lru-cache";

/** Limits for values used once, in entries and characters; a parsed character takes about 100 bytes. */
const USED_ONCE = { max: 500, maxSize: 100_000 };

/** Limits for values used repeatedly. */
const USED_AGAIN = { max: 500, maxSize: 200_000 };

/**
 * Apollo Server's cache of clients' operations in this process: parsed documents, and texts by their hash. Values used again
 * move to a separate cache, so that a flood of new operations evicts only other new ones.
 */
export class BoundedStore<Value extends object | string> {
  private readonly usedOnce = new LRUCache<string, Value>(USED_ONCE);
  private readonly usedAgain = new LRUCache<string, Value>(USED_AGAIN);

  /** `lengthOf` returns the length of a value's text, in characters. */
  constructor(private readonly lengthOf: (value: Value) => number) {}

  /** The number of stored values. */
  get count(): number {
    return this.usedOnce.size + this.usedAgain.size;
  }

  get(key: string): Promise<Value | undefined> {
    return Promise.resolve(this.usedAgain.get(key) ?? this.promote(key));
  }

  set(key: string, value: Value): Promise<void> {
    this.usedOnce.set(key, value, { size: this.lengthOf(value) });
    return Promise.resolve();
  }

  delete(key: string): Promise<void> {
    this.usedOnce.delete(key);
    this.usedAgain.delete(key);
    return Promise.resolve();
  }

  private promote(key: string): Value | undefined {
    const value = this.usedOnce.get(key);
    if (value === undefined) return undefined;
    this.usedOnce.delete(key);
    this.usedAgain.set(key, value, { size: this.lengthOf(value) });
    return value;
  }
}
