import { LRUCache } from "lru-cache";

/** Caches a function's results for the last 200 short texts: headers, for which clients send few different values. */
export function cacheByText<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: 200, maxSize: 20_000 });
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = read(text);
    known.set(text, { result }, { size: text.length + 1 });
    return result;
  };
}
