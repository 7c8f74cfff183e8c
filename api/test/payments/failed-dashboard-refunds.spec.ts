import { asAdmin, asCustomer, type Person } from "../support/builders";
import { aDemoGateway, historyOf, paidOrders, type PaidOrder } from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";

const OWED = "query ($id: ID!) { order(id: $id) { refundFailure { amount } } }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => ([customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)])));

const pay = (...prices: number[]) => paidOrders({ shop, gateway }, customer, ...prices);

describe("a refund of the provider's dashboard that fails", () => {
  const failed = (session: string, cents: number) => ({
    ...{ id: `re_${session}`, object: "refund", amount: cents, charge: session, payment_intent: null },
    ...{ status: "failed", failure_reason: "declined", metadata: {} },
  });
  const refunded = (session: string, cents: number, created?: number) =>
    gateway.send(shop, "charge.refunded", { id: session, amount_refunded: cents }, { created });

  it("leaves all of its orders paid", async () => {
    const orders = await pay(10, 25);
    const [{ session }] = orders as [PaidOrder];
    await refunded(session, 7000);
    await runJobs(shop);
    for (let times = 0; times < 3; times += 1)
      await gateway.send(shop, "refund.failed", failed(session, 7000));
    for (const { id } of orders) expect(await historyOf(admin, id)).toMatchObject({ status: "PAID" });
    const mails = (await runJobs(shop)).filter(({ kind }) => kind === "refund-failed");
    expect(mails).toHaveLength(2);
  });

  it("leaves the order paid that it was for", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    await refunded(first.session, 7000);
    await gateway.send(shop, "refund.failed", failed(first.session, 5000));
    expect(await historyOf(admin, first.id)).toMatchObject({ status: "REFUNDED" });
    expect(await historyOf(admin, second.id)).toMatchObject({ status: "PAID" });
    await refunded(first.session, 7000, Math.floor(Date.now() / 1_000) + 60); // the money was refunded again
    expect(await historyOf(admin, second.id)).toMatchObject({ status: "REFUNDED" });
    expect(await admin.ask(OWED, { id: second.id })).toEqual({ order: { refundFailure: null } });
  });

  it("of an amount that was spread over the orders leaves each as it was", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    await refunded(first.session, 500);
    for (let times = 0; times < 3; times += 1)
      await gateway.send(shop, "refund.updated", failed(first.session, 500));
    for (const { id } of [first, second]) {
      const { status, notes } = await historyOf(admin, id);
      expect(status).toBe("PAID");
      expect(notes.filter((note) => note.includes("failed"))).toHaveLength(1);
      expect(await admin.ask("query ($id: ID!) { order(id: $id) { refunded } }", { id })).toEqual({
        order: { refunded: 0 },
      });
    }
    await refunded(first.session, 2000, Math.floor(Date.now() / 1_000) + 60);
    expect(await historyOf(admin, first.id)).toMatchObject({ status: "REFUNDED" });
  });

  it("is noted once with each order where no refund of that amount is known", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    await refunded(first.session, 7000);
    for (let times = 0; times < 3; times += 1)
      await gateway.send(shop, "refund.updated", failed(first.session, 500));
    for (const { id } of [first, second]) {
      const { notes } = await historyOf(admin, id);
      expect(notes.filter((note) => note.includes("5.00$ failed"))).toHaveLength(1);
    }
  });

  it("changes nothing where it is reported before the refund itself, which isn't booked any more", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    const before = Math.floor(Date.now() / 1_000) - 60;
    await gateway.send(shop, "refund.failed", failed(order.session, 2000));
    await refunded(order.session, 2000, before);
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "PAID" });
  });

  it("of a payment that isn't known is answered with 200", async () => {
    const answer = await gateway.send(shop, "refund.failed", failed("cs_unknown", 2000));
    expect(answer).toMatchObject({ status: 200, body: { received: true } });
  });
});
