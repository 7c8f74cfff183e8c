import { goalOf, missedGoals } from "./goals";

const latencies = (share: 0.25 | 0.5, shop: number[], baseline: number[]) => [{ share, shop, baseline }];

it("misses no goal that is just met", () => {
  expect(missedGoals("list", 2, 2, latencies(0.25, [99, 15, 2], [10]))).toEqual([]);
});

it("misses the goal of throughput, and that of p99", () => {
  expect(missedGoals("list", 1.9, 2, [])).toEqual(["list: 1.90 × instead of 2.00 ×"]);
  expect(missedGoals("list", 2, 2, latencies(0.25, [99, 16, 2], [10]))).toEqual([
    "list: p99 1.6 × instead of 1.5 × at 0.25 of the rate",
  ]);
  expect(missedGoals("list", 2, 2, latencies(0.5, [25], [10]))).toEqual([
    "list: p99 2.5 × instead of 2 × at 0.5 of the rate",
  ]);
});

it("accepts ten milliseconds, whatever the baseline takes", () => {
  expect(missedGoals("list", 2, 2, latencies(0.25, [10], [1]))).toEqual([]);
});

it("takes another scenario's ratio as the goal, which must be measured first", () => {
  expect(goalOf(1.5, new Map())).toBe(1.5);
  expect(goalOf({ asGoodAs: "list", times: 0.5 }, new Map([["list", 2]]))).toBe(1);
  expect(() => goalOf({ asGoodAs: "list" }, new Map())).toThrow('"list" has not been measured');
});
