import { missedBy, targetOf } from "./targets";

const met = { name: "list", ratio: 2, target: 2, latencies: { shop: 4, baseline: 2, delay: 1 } };

it("misses no target that is just met", () => {
  expect(missedBy(met)).toEqual([]);
});

it("misses the target of throughput, and that of p99", () => {
  expect(missedBy({ ...met, ratio: 1.9 })).toEqual(["list: 1.90 × instead of 2.00 ×"]);
  expect(missedBy({ ...met, latencies: { ...met.latencies, shop: 5 } })).toEqual([
    "list: p99 2.5 × instead of 2 ×",
  ]);
  expect(missedBy({ ...met, ratio: 1, latencies: { ...met.latencies, shop: 9 } })).toHaveLength(2);
});

it("takes another scenario's ratio for the target, which must be measured first", () => {
  const target = { asGoodAs: "list" };
  expect(targetOf(1.5, [])).toBe(1.5);
  expect(targetOf(target, [met])).toBe(2);
  expect(() => targetOf(target, [{ ...met, name: "orders" }])).toThrow('"list" has not been measured');
});
