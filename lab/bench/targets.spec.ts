import { missedBy, targetOf } from "./targets";

const slowest = (p99: number) => ({ p99, loop: 1, collection: 1 });
const at = (share: number, shop: number, baseline: number) => ({
  ...{ share, perSecond: 100, shop: slowest(shop), baseline: slowest(baseline), delay: 0 },
});
const met = { name: "list", ratio: 2, target: 2, latencies: [at(0.25, 15, 10), at(0.5, 40, 20)] };

it("misses no target that is just met", () => {
  expect(missedBy(met)).toEqual([]);
});

it("misses the target of throughput, and that of p99", () => {
  expect(missedBy({ ...met, ratio: 1.9 })).toEqual(["list: 1.90 × instead of 2.00 ×"]);
  expect(missedBy({ ...met, latencies: [at(0.25, 16, 10), at(0.5, 50, 20)] })).toEqual([
    "list: p99 1.6 × instead of 1.5 × at 0.25 of the rate",
    "list: p99 2.5 × instead of 2 × at 0.5 of the rate",
  ]);
  expect(missedBy({ ...met, ratio: 1, latencies: [at(0.5, 90, 2)] })).toHaveLength(2);
});

it("calls ten milliseconds quick, whatever the baseline takes", () => {
  expect(missedBy({ ...met, latencies: [at(0.25, 10, 1), at(0.5, 10, 1)] })).toEqual([]);
});

it("takes another scenario's ratio for the target, which must be measured first", () => {
  const target = { asGoodAs: "list" };
  expect(targetOf(1.5, [])).toBe(1.5);
  expect(targetOf(target, [met])).toBe(2);
  expect(() => targetOf(target, [{ ...met, name: "orders" }])).toThrow('"list" has not been measured');
});
