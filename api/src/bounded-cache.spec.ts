import { BoundedCache } from "./bounded-cache";

const keysOf = (cache: BoundedCache<string, number>, keys: string) =>
  [...keys].filter((key) => cache.get(key) !== undefined).join("");

it("lets the entry go that was not used for the longest, once there are too many", () => {
  const cache = new BoundedCache<string, number>({ entries: 3, size: 100 });
  for (const key of "abc") cache.set(key, 1);
  cache.get("a");
  cache.set("d", 1);
  expect([keysOf(cache, "abcd"), cache.count]).toEqual(["acd", 3]);
});

it("lets as many go as a large one takes the place of", () => {
  const cache = new BoundedCache<string, number>({ entries: 100, size: 10 });
  for (const key of "abcde") cache.set(key, 1, 2);
  cache.set("f", 1, 5);
  expect(keysOf(cache, "abcdef")).toBe("def");
});

it("doesn't keep what is larger than the whole cache, and evicts nothing for it", () => {
  const cache = new BoundedCache<string, number>({ entries: 100, size: 10 });
  cache.set("a", 1, 5);
  cache.set("b", 1, 11);
  expect(keysOf(cache, "ab")).toBe("a");
});

it("counts an entry once, however often it is set, and no more when it is deleted", () => {
  const cache = new BoundedCache<string, number>({ entries: 100, size: 10 });
  for (const size of [9, 9, 4]) cache.set("a", size, size);
  cache.set("b", 1, 6);
  expect(keysOf(cache, "ab")).toBe("ab");
  cache.delete("b");
  cache.delete("b");
  cache.set("c", 1, 6);
  expect(keysOf(cache, "abc")).toBe("ac");
});
