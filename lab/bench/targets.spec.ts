import { missedBy, slowIn, targetOf } from "./targets";

const slowest = (...p99s: number[]) => ({ p99s, loop: 1, collection: 1 });
const met = { name: "list", ratio: 2, target: 2 };
const metAt = { name: "list", share: 0.25, shop: slowest(99, 15, 2), baseline: slowest(10) };

it("misses no target that is just met", () => {
  expect(missedBy(met)).toEqual([]);
  expect(slowIn(metAt)).toEqual([]);
});

it("misses the target of throughput, and that of p99", () => {
  expect(missedBy({ ...met, ratio: 1.9 })).toEqual(["list: 1.90 × instead of 2.00 ×"]);
  expect(slowIn({ ...metAt, shop: slowest(99, 16, 2) })).toEqual([
    "list: p99 1.6 × instead of 1.5 × at 0.25 of the rate",
  ]);
  expect(slowIn({ ...metAt, share: 0.5, shop: slowest(25) })).toEqual([
    "list: p99 2.5 × instead of 2 × at 0.5 of the rate",
  ]);
});

it("calls ten milliseconds quick, whatever the baseline takes", () => {
  expect(slowIn({ ...metAt, shop: slowest(10), baseline: slowest(1) })).toEqual([]);
});

it("takes another scenario's ratio for the target, which must be measured first", () => {
  const target = { asGoodAs: "list" };
  expect(targetOf(1.5, [])).toBe(1.5);
  expect(targetOf(target, [met])).toBe(2);
  expect(() => targetOf(target, [{ ...met, name: "orders" }])).toThrow('"list" has not been measured');
});
