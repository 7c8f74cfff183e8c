import fc from "fast-check";
import { defaultDay } from "./day";
import { readCosts } from "./measured-costs";
import { ordersOfOneProduct, serverLimits } from "./server-limits";

const costs = {
  ...readCosts(),
  oneProduct: [
    { orders: 64, database: 250, wal: 1 },
    { orders: 1, database: 2_000, wal: 1 },
  ],
};

it("places orders of one product in a line: the largest statement, then its commit", () => {
  expect(ordersOfOneProduct(costs, 0)).toBeCloseTo(4_000); // 250 µs each
  expect(ordersOfOneProduct(costs, 16)).toBeCloseTo(2_000); // 64 in 16 ms and 16 ms more
});

it("names first what is used up first", () => {
  const limits = serverLimits(defaultDay, costs);
  expect(limits).toHaveLength(5);
  expect(limits.map(({ shoppers }) => shoppers)).toEqual(
    limits.map(({ shoppers }) => shoppers).sort((one, other) => one - other),
  );
});

it("finds the number of shoppers at which a limit is reached, not one more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), (shoppers) => {
      for (const limit of serverLimits({ ...defaultDay, shoppers }, costs)) {
        const there = serverLimits({ ...defaultDay, shoppers: limit.shoppers }, costs);
        const same = there.find(({ name }) => name === limit.name);
        expect(same?.needed).toBeCloseTo(limit.available, 6);
      }
    }),
    { numRuns: 30 },
  );
});

it("counts those who order one product in the minute in which its sale begins", () => {
  const hotAt = (hot: number) => {
    const day = { ...defaultDay, shoppers: 600_000, hot, commit: 0 };
    return serverLimits(day, costs).find(({ unit }) => unit === "orders/s");
  };
  expect(hotAt(0.1)).toMatchObject({ needed: 1_000, available: 4_000, shoppers: 2_400_000 });
  expect(hotAt(0)?.shoppers).toBe(Infinity); // a limit that nobody uses up
});

it("lets the dashboard take as much longer as there are more orders to read", () => {
  const { operations } = costs;
  const dashboard = { ...operations.dashboard, database: 50_000 };
  const measured = { ...costs, operations: { ...operations, dashboard }, dashboardOrders: 80_000 };
  const mix = { ...defaultDay.mix, visits: 1, orders: 0.02, carts: 0.5 }; // 4 products for each 100 shoppers
  const found = serverLimits({ ...defaultDay, shoppers: 1_000_000, mix }, measured).find(
    ({ unit }) => unit === "s",
  );
  expect(found?.needed).toBeCloseTo(0.05 * ((40_000 * 60) / 80_000));
  expect(found?.shoppers).toBeCloseTo((5 / 1.5) * 1_000_000, 0);
});

it("sells less of one product in a second if a commit takes longer", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (ms) => {
      expect(ordersOfOneProduct(costs, ms + 1)).toBeLessThan(ordersOfOneProduct(costs, ms));
    }),
  );
});
