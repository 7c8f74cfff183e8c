import fc from "fast-check";
import { moveItem, placeAt } from "./use-drag-order";

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

it("finds the place under the pointer, and otherwise the nearest one", () => {
  const boxes = [0, 1, 2].map((place) => ({
    left: (place % 2) * 50,
    top: place > 1 ? 60 : 0,
    width: 40,
    height: 50,
  }));
  const points = [
    { x: 10, y: 10, expected: 0 },
    { x: 60, y: 40, expected: 1 },
    { x: 10, y: 100, expected: 2 },
    { x: 300, y: -20, expected: 1 },
    { x: 80, y: 400, expected: 2 },
  ];
  for (const { expected, ...point } of points) expect(placeAt(point, boxes)).toBe(expected);
});
