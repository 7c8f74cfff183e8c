import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aJobContext } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { DaySales } from "./figures";
import { sumSales } from "./sales";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate orders, sales cascade");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const sum = () => sumSales(aJobContext(shop));

/** The days with sales. */
async function salesByDay(): Promise<DaySales[]> {
  const { salesByDay: days } = await admin.ask<{ salesByDay: DaySales[] }>(
    "{ salesByDay(days: 365) { orders units revenue paid received unpaid tax shipping } }",
  );
  return days.filter(({ orders }) => orders > 0);
}

/** Orders of ten dollars by each customer: one last month, one today and one a moment before. */
async function threeOrders(): Promise<void> {
  const saw = await aProduct(shop, { price: 10 });
  for (const createdAt of [new Date(Date.now() - 30 * 86_400_000), new Date(), new Date()])
    await anOrder(shop, await asCustomer(shop), saw, { createdAt });
}

it.each([
  ["paid", "update orders set paid_at = now()"],
  ["cancelled", "update orders set cancelled_at = now() where created_at < now() - interval '1 day'"],
  ["refunded in part", "update orders set paid_at = now(), refunded_cents = 300"],
  [
    "refunded",
    "update orders set paid_at = now(), refunded_at = now() where created_at > now() - interval '1 day'",
  ],
])(
  "shows orders that are %s in the same moment, and the same once they are summed",
  async (_what, change) => {
    await threeOrders();
    const placed = await salesByDay();
    await sum();
    expect(await salesByDay()).toEqual(placed);
    await shop.sql(change);
    const changed = await salesByDay();
    expect(changed).not.toEqual(placed);
    await sum();
    expect(await salesByDay()).toEqual(changed);
    await shop.sql("truncate sales");
    expect(await salesByDay()).toEqual(changed);
  },
);

it("misses no order of a transaction that was open while the orders were summed", async () => {
  await threeOrders();
  await sum();
  await shop.database.transaction(async (tx) => {
    await tx.query("update orders set unit_price_cents = 2000");
    await anOrder(shop, await asCustomer(shop), await aProduct(shop));
    await sum();
  });
  const changed = await salesByDay();
  expect(changed.reduce((total, { revenue }) => total + revenue, 0)).toBeGreaterThan(60);
  await sum();
  expect(await salesByDay()).toEqual(changed);
});

it("reads sums and not the orders", async () => {
  await threeOrders();
  await sum();
  const summed = await salesByDay();
  await shop.database.transaction(async (tx) => {
    await tx.query("set local session_replication_role = replica"); // so that the orders don't count as changed
    await tx.query("update orders set unit_price_cents = 1, updated_at = updated_at - interval '1 hour'");
  });
  expect(await salesByDay()).toEqual(summed);
});
