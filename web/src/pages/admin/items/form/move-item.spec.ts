import fc from "fast-check";
import { moveItem, placeAt } from "./ImageOrder";

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [0, -1, ["a", "b", "c"]],
  [2, 3, ["a", "b", "c"]],
])("moves what is at %d to %d", (from, to, expected) => {
  expect(moveItem(["a", "b", "c"], from, to)).toEqual(expected);
});

it("loses and repeats nothing, and is undone by moving back", () => {
  const moves = fc.record({
    items: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 }),
    from: fc.nat(8),
    to: fc.nat(8),
  });
  fc.assert(
    fc.property(moves, ({ items, from, to }) => {
      const moved = moveItem(items, from, to);
      expect([...moved].sort()).toEqual([...items].sort());
      if (from < items.length && to < items.length) expect(moveItem(moved, to, from)).toEqual(items);
    }),
  );
});

it("finds the place under the pointer, and the last one below all", () => {
  const rows = [0, 50, 100].map((top) => ({ top, height: 50 }));
  expect([-10, 10, 60, 149, 400].map((y) => placeAt(y, rows))).toEqual([0, 0, 1, 2, 2]);
});
