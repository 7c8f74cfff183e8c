import { anOrder, aProduct, aReview, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aCart, THREE_TOOLS } from "../../../test/support/carts";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { DaySales, MonthRatings } from "./figures";

const DAY = 24 * 60 * 60 * 1_000;

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate orders, reviews, products cascade");
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
afterAll(() => shop.stop());

/** The start of the UTC day this number of days ago. */
const midnight = (daysAgo = 0) => new Date(Math.floor(Date.now() / DAY - daysAgo) * DAY);
const isoDay = (daysAgo = 0) => midnight(daysAgo).toISOString().slice(0, 10);

const salesByDay = async (days: number) =>
  (
    await admin.ask<{ salesByDay: DaySales[] }>(
      "query ($days: Int!) { salesByDay(days: $days) { day orders units revenue paid } }",
      { days },
    )
  ).salesByDay;

interface Sold {
  productName: string;
  product: { name: string } | null;
  units: number;
  revenue: number;
}
const bestSellers = async (variables: { first?: number; days?: number } = {}) =>
  (
    await admin.ask<{ bestSellers: Sold[] }>(
      `query ($first: Int! = 10, $days: Int! = 30) {
        bestSellers(first: $first, days: $days) { productName product { name } units revenue }
      }`,
      { ...variables },
    )
  ).bestSellers;

const ratingsByMonth = async (months: number) =>
  (
    await admin.ask<{ ratingsByMonth: MonthRatings[] }>(
      "query ($months: Int!) { ratingsByMonth(months: $months) { month average reviews } }",
      { months },
    )
  ).ratingsByMonth;

it("adds up each day's orders, paid and delivered ones included, and shows the days without any", async () => {
  const saw = await aProduct(shop, { price: 19.99 });
  await anOrder(shop, customer, saw, { quantity: 3 });
  await anOrder(shop, customer, saw, { quantity: 1, paidAt: new Date() });
  await anOrder(shop, customer, saw, { quantity: 2, createdAt: midnight(2), deliveredAt: new Date() });
  await anOrder(shop, customer, saw, { quantity: 9, cancelledAt: new Date() });
  await anOrder(shop, customer, saw, { quantity: 9, paidAt: new Date(), refundedAt: new Date() });
  await anOrder(shop, await asCustomer(shop), saw, { createdAt: midnight(3) });
  expect(await salesByDay(3)).toEqual([
    { day: isoDay(2), orders: 1, units: 2, revenue: 39.98, paid: 0 },
    { day: isoDay(1), orders: 0, units: 0, revenue: 0, paid: 0 },
    { day: isoDay(), orders: 2, units: 4, revenue: 79.96, paid: 19.99 },
  ]);
});

it("counts payments minus refunds as revenue, and separates unpaid, tax and delivery", async () => {
  const [saw, hammer, square] = THREE_TOOLS;
  const paidAt = new Date();
  await aCart(shop, customer, [
    { ...saw, price: 35.8, paidAt, refundedMinor: 1_000 },
    { ...hammer, price: 24, quantity: 2, paidAt, deliveredAt: new Date() },
    { ...square, price: 5.8 },
  ]);
  await aCart(shop, customer, [
    { ...saw, product: "Refunded", price: 35.8, paidAt, refundedAt: new Date(), refundedMinor: 3_618 },
    { ...saw, product: "Cancelled", price: 35.8, cancelledAt: new Date() },
  ]);
  const { salesByDay: today } = await admin.ask<{ salesByDay: DaySales[] }>(
    "{ salesByDay(days: 1) { orders revenue paid received unpaid tax shipping } }",
  );
  expect(today).toEqual([
    { orders: 3, revenue: 90.54, paid: 84.68, received: 74.68, unpaid: 5.86, tax: 13.52, shipping: 9.26 },
  ]);
});

it("agrees to the cent with the sums of the exported orders", async () => {
  const paidAt = new Date();
  await aCart(
    shop,
    customer,
    THREE_TOOLS.map((line) => ({ ...line, paidAt, refundedMinor: 33 })),
  );
  const { salesByDay: today } = await admin.ask<{ salesByDay: DaySales[] }>(
    "{ salesByDay(days: 1) { received tax shipping } }",
  );
  const { text } = await admin.get("/exports/orders.csv");
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  const sumOf = (column: string) => {
    const index = head.split(",").indexOf(column);
    return lines.reduce((minor, line) => minor + Math.round(Number(line.split(",")[index]) * 100), 0);
  };
  expect(today).toEqual([
    {
      received: (sumOf("total") - sumOf("refunded")) / 100,
      tax: sumOf("tax") / 100,
      shipping: sumOf("shipping") / 100,
    },
  ]);
  expect(sumOf("total")).toBe(9_054);
});

it("counts an order to the day in UTC on which it was placed, to the millisecond", async () => {
  const saw = await aProduct(shop);
  await anOrder(shop, customer, saw, { createdAt: midnight(1) });
  await anOrder(shop, await asCustomer(shop), saw, { createdAt: new Date(midnight().getTime() - 1) });
  expect(await salesByDay(2)).toMatchObject([
    { day: isoDay(1), orders: 2 },
    { day: isoDay(), orders: 0 },
  ]);
});

it("counts by the days and months of another time zone if it is given", async () => {
  const saw = await aProduct(shop);
  await anOrder(shop, customer, saw, { createdAt: midnight() });
  // 14 hours ahead and 11 behind: at least one of them is never on the UTC day
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata", "Europe/Kyiv"]) {
    const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(midnight());
    const { salesByDay, bestSellers, ratingsByMonth } = await admin.ask<{
      salesByDay: DaySales[];
      bestSellers: Sold[];
      ratingsByMonth: MonthRatings[];
    }>(
      `query ($timeZone: String!) {
        salesByDay(days: 3, timeZone: $timeZone) { day orders }
        bestSellers(days: 3, timeZone: $timeZone) { units }
        ratingsByMonth(months: 1, timeZone: $timeZone) { month }
      }`,
      { timeZone },
    );
    expect(salesByDay.filter(({ orders }) => orders > 0)).toEqual([{ day, orders: 1 }]);
    expect(bestSellers).toEqual([{ units: 1 }]);
    expect(ratingsByMonth).toHaveLength(1);
  }
});

it("counts both hours to one day where clocks go back over midnight", async () => {
  const HOUR = 60 * 60 * 1_000;
  const nextDays = (at: number) => Math.round((midnight().getTime() - at) / DAY) + 2;
  const hours = Array.from({ length: 363 * 24 }, (_, ago) => midnight().getTime() - ago * HOUR);
  // at least one of them has done so in the last 363 days
  const repeated = ["Atlantic/Azores", "America/Havana"].flatMap((timeZone) => {
    const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    return hours
      .map((at) => ({ at, timeZone, time: local.format(at), later: local.format(at + HOUR) }))
      .filter(({ time, later }) => time.endsWith(" 00:00") && time === later)
      .map(({ time, ...found }) => ({ ...found, day: time.slice(0, 10) }));
  });
  expect(repeated).not.toHaveLength(0);
  for (const { at, timeZone, day } of repeated) {
    await shop.sql("truncate orders cascade");
    const saw = await aProduct(shop);
    await anOrder(shop, customer, saw, { createdAt: new Date(at) });
    await anOrder(shop, await asCustomer(shop), saw, { createdAt: new Date(at + HOUR) });
    await anOrder(shop, await asCustomer(shop), saw, { createdAt: new Date(at - 1) });
    const ask = (days: number) =>
      admin.ask<{ salesByDay: DaySales[]; bestSellers: Sold[] }>(
        `query ($days: Int!, $timeZone: String!) {
          salesByDay(days: $days, timeZone: $timeZone) { day orders }
          bestSellers(days: $days, timeZone: $timeZone) { units }
        }`,
        { days, timeZone },
      );
    const { salesByDay } = await ask(nextDays(at));
    const days = salesByDay.length - salesByDay.findIndex((each) => each.day === day);
    expect(salesByDay.filter(({ orders }) => orders > 0)).toMatchObject([{ orders: 1 }, { day, orders: 2 }]);
    const since = await ask(days);
    expect(since.salesByDay[0]).toEqual({ day, orders: 2 });
    expect(since.bestSellers).toEqual([{ units: 2 }]);
  }
});

it.each(["", "Mars/Olympus", "+05:30", "UTC'; select 1", "A".repeat(10_000)])(
  "refuses the time zone %j",
  async (timeZone) => {
    const { errors } = await admin.graphql(
      "query ($timeZone: String!) { salesByDay(timeZone: $timeZone) { day } }",
      {
        timeZone,
      },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  },
);

it("doesn't overflow where a day's units and dollars are more than an Int holds", async () => {
  const gold = await aProduct(shop, { price: 1_000_000 });
  for (let orders = 0; orders < 3; orders += 1)
    await anOrder(shop, customer, gold, { quantity: 1_000_000_000, paidAt: new Date() });
  const [today] = await salesByDay(1);
  expect(today).toMatchObject({ units: 2_147_483_647, revenue: 3e15, paid: 3e15 });
  expect(await bestSellers()).toMatchObject([{ units: 2_147_483_647, revenue: 3e15 }]);
});

it("lists best sellers by units, and by their dollars where these are equal", async () => {
  const [saw, watch, plane] = [
    await aProduct(shop, { name: "Saw", price: 10 }),
    await aProduct(shop, { name: "Watch", price: 300 }),
    await aProduct(shop, { name: "Plane", price: 20 }),
  ];
  await anOrder(shop, customer, watch);
  await anOrder(shop, customer, plane, { quantity: 4 });
  await anOrder(shop, customer, saw, { quantity: 1 });
  await anOrder(shop, await asCustomer(shop), saw, { quantity: 3, deliveredAt: new Date() });
  await anOrder(shop, await asCustomer(shop), saw, { quantity: 50, createdAt: midnight(30) });
  expect(await bestSellers()).toEqual([
    { productName: "Plane", product: { name: "Plane" }, units: 4, revenue: 80 },
    { productName: "Saw", product: { name: "Saw" }, units: 4, revenue: 40 },
    { productName: "Watch", product: { name: "Watch" }, units: 1, revenue: 300 },
  ]);
  expect(await bestSellers({ first: 1, days: 31 })).toMatchObject([{ productName: "Saw", units: 54 }]);
});

it("lists a deleted product among the best sellers, by its name alone", async () => {
  await anOrder(shop, customer, await aProduct(shop, { name: "Gone", archivedAt: new Date() }));
  expect(await bestSellers()).toMatchObject([{ productName: "Gone", product: null }]);
});

it("gives each month's mean rating of the reviews that are shown, and none where nobody wrote", async () => {
  const now = new Date();
  const month = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  await aReview(shop, { rating: 5 });
  await aReview(shop, { rating: 2.5 });
  await aReview(shop, { rating: 0, comment: "Hidden" });
  await shop.sql("update reviews set hidden_at = now() where comment = 'Hidden'");
  await aReview(shop, { rating: 1, createdAt: month(2) });
  await aReview(shop, { rating: 4, createdAt: new Date(month(2).getTime() - 1) });
  const name = (ago: number) => month(ago).toISOString().slice(0, 7);
  expect(await ratingsByMonth(3)).toEqual([
    { month: name(2), average: 1, reviews: 1 },
    { month: name(1), average: null, reviews: 0 },
    { month: name(0), average: 3.75, reviews: 2 },
  ]);
});
