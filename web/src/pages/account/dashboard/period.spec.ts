import { latestPeriod, trendOf, type DailySales } from "./period";

const aDay = (day: string, sales: Partial<DailySales> = {}): DailySales => ({
  day,
  orders: 0,
  units: 0,
  revenue: 0,
  paid: 0,
  received: 0,
  unpaid: 0,
  tax: 0,
  shipping: 0,
  ...sales,
});

it("parts two periods in the middle and adds each up, to the cent", () => {
  const { days, totals, before } = latestPeriod([
    aDay("2026-11-18", { orders: 1, units: 2, revenue: 5, received: 4 }),
    aDay("2026-11-19"),
    aDay("2026-11-20", { orders: 2, units: 3, revenue: 0.1, unpaid: 0.1 }),
    aDay("2026-11-21", {
      orders: 1,
      units: 1,
      revenue: 0.2,
      received: 0.1,
      unpaid: 0.1,
      tax: 0.02,
      shipping: 0.01,
    }),
  ]);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21"]);
  expect(totals).toEqual({
    ...{ orders: 3, units: 4, revenue: 0.1, unpaid: 0.2, tax: 0.02, shipping: 0.01, averageOrder: 0.1 },
  });
  expect(before).toMatchObject({ orders: 1, units: 2, revenue: 4, unpaid: 0, averageOrder: 5 });
});

it("gives the average of a period without orders as 0, not as what can't be calculated", () => {
  expect(latestPeriod([aDay("2026-11-20"), aDay("2026-11-21")]).totals.averageOrder).toBe(0);
});

it.each([
  [112, 100, "up", "12% more than in the previous 30 days"],
  [50, 100, "down", "50% less than in the previous 30 days"],
  [0, 100, null, "None in the last 30 days"],
  [100.2, 100, "level", "Same as in the previous 30 days"],
  [1_250, 100, "up", "13 times the previous 30 days"],
  [5, 0, null, "None in the previous 30 days"],
  [0, 0, null, "None in the previous 30 days either"],
])("says of %s after %s that it is %s: %s", (now, before, direction, words) => {
  expect(trendOf(now, before, 30)).toEqual({ direction, words });
});
