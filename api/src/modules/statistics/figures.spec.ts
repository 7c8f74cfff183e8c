import { LOW_STOCK } from "@shop/shared/stock";
import { MAX_WAITING } from "@shop/shared/waiting";
import { anOrder, aProduct, aReview, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aJobContext } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { DaySales, WaitingCounts } from "./figures";
import { sumSales } from "./sales";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate orders, sales, reviews, products cascade");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

describe("sums of sales", () => {
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
});

describe("counts of pending work", () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const now = () => new Date();
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

  const waitingCounts = async (reviewsSince?: Date) =>
    (
      await admin.ask<{ waitingCounts: WaitingCounts }>(
        `query ($reviewsSince: DateTime) {
          waitingCounts(reviewsSince: $reviewsSince) { paidOrders unpaidOrders sentOrders deliveredOrders allOrders paymentProblems requestedReturns lowStock givenUpJobs pendingReviews newReviews }
        }`,
        { reviewsSince },
      )
    ).waitingCounts;

  it("counts nothing in an empty shop", async () => {
    expect(await waitingCounts()).toEqual({
      paidOrders: 0,
      unpaidOrders: 0,
      sentOrders: 0,
      deliveredOrders: 0,
      allOrders: 0,
      paymentProblems: 0,
      requestedReturns: 0,
      lowStock: 0,
      givenUpJobs: 0,
      pendingReviews: 0,
      newReviews: 0,
    });
  });

  it("counts orders by their state, each in one", async () => {
    const saw = await aProduct(shop);
    const order = async (wanted: Parameters<typeof anOrder>[3]) =>
      anOrder(shop, await asCustomer(shop), saw, wanted);
    await order({ paidAt: now() });
    await order({ paidAt: now() });
    await order({ paidAt: now(), deliveredAt: now() });
    await order({});
    await order({ cancelledAt: now() });
    await order({ deliveredAt: now() });
    await order({ shippedAt: now() });
    await order({ paidAt: now(), shippedAt: now() });
    await order({ paidAt: now(), shippedAt: now(), deliveredAt: now() });
    expect(await waitingCounts()).toMatchObject({
      paidOrders: 2,
      unpaidOrders: 1,
      sentOrders: 2,
      deliveredOrders: 3,
      allOrders: 9,
    });
    const lists = `{ ${["PAID", "PLACED", "SHIPPED", "DELIVERED"].map((status) => `${status}: orders(status: [${status}]) { totalCount }`).join(" ")} }`;
    expect(await admin.ask(lists)).toEqual({
      PAID: { totalCount: 2 },
      PLACED: { totalCount: 1 },
      SHIPPED: { totalCount: 2 },
      DELIVERED: { totalCount: 3 },
    });
  });

  it("counts products with few units and sold-out ones, but none that was deleted", async () => {
    for (const countInStock of [0, 1, LOW_STOCK, LOW_STOCK + 1]) await aProduct(shop, { countInStock });
    await aProduct(shop, { countInStock: 0, archivedAt: now() });
    expect(await waitingCounts()).toMatchObject({ lowStock: 3 });
  });

  it("counts the shown reviews of the last seven days as new, or those since a given moment", async () => {
    await aReview(shop, { createdAt: daysAgo(8) });
    await aReview(shop, { createdAt: daysAgo(6) });
    await aReview(shop, { createdAt: daysAgo(1) });
    expect(await waitingCounts()).toMatchObject({ newReviews: 2 });
    expect(await waitingCounts(daysAgo(2))).toMatchObject({ newReviews: 1 });
    expect(await waitingCounts(daysAgo(30))).toMatchObject({ newReviews: 3 });
  });

  it("counts returns until they are answered", async () => {
    const { id } = await asCustomer(shop);
    for (const [at, status] of ["REQUESTED", "REQUESTED", "ACCEPTED", "CANCELLED"].entries())
      await shop.sql("insert into returns (number, user_id, reason, status) values ($1, $2, 'x', $3)", [
        `R${at}`,
        id,
        status,
      ]);
    expect(await waitingCounts()).toMatchObject({ requestedReturns: 2 });
  });

  it("counts pending reviews apart from new ones, and hidden reviews not at all", async () => {
    await aReview(shop, { comment: "Pending" });
    await aReview(shop, { comment: "Hidden" });
    await shop.sql("update reviews set hidden_at = now(), pending = comment = 'Pending'");
    expect(await waitingCounts()).toMatchObject({ pendingReviews: 1, newReviews: 0 });
  });

  it(`counts no further than ${MAX_WAITING}`, async () => {
    await shop.sql(
      `insert into products (name, description, price_cents, image, rating, count_in_stock)
        select 'Saw ' || n, 'x', 100, '/x', 3, 0 from generate_series(1, $1::int) n`,
      [MAX_WAITING + 1],
    );
    expect(await waitingCounts()).toMatchObject({ lowStock: MAX_WAITING });
  });
});
