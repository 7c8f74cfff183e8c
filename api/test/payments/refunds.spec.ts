import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import {
  aDemoGateway,
  sessionOf,
  startPaymentOf,
  historyOf,
  paidOrders,
  sentBack,
  stockOf,
  type PaidOrder,
} from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";

const REFUND =
  "mutation ($id: ID!, $restock: Boolean!) { refundOrder(id: $id, restock: $restock) { status } }";
const REFUND_PART = `mutation ($id: ID!, $amount: Float, $paidBack: Boolean!) {
  refundOrder(id: $id, amount: $amount, paidBack: $paidBack) { status } }`;
const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => ([customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)])));

const pay = (...prices: number[]) => paidOrders({ shop, gateway }, customer, ...prices);

const refund = (id: string, restock = true) =>
  admin.graphql<{ refundOrder: { status: string } }>(REFUND, { id, restock });

async function stateOf(id: string) {
  const { status, last } = await historyOf(admin, id);
  return { status, last };
}

const refundsOf = (ids: string[]) =>
  shop.sql<{ reason: string; done: boolean; cents: number }>(
    `select reason, done_at is not null as done, amount_cents::integer as cents from refunds
      where order_id = any($1) order by cents`,
    [ids],
  );

const refunded = (session: string, cents: number) =>
  gateway.send(shop, "charge.refunded", { id: session, amount_refunded: cents });

describe("an admin's refund", () => {
  it("sends the money back, returns the units to stock, and shows who did it", async () => {
    const [order] = (await pay(10)) as [PaidOrder];

    expect((await refund(order.id)).data).toEqual({ refundOrder: { status: "REFUNDED" } });
    expect(await stockOf(shop, order.productId)).toBe(100);
    expect(await refundsOf([order.id])).toEqual([{ reason: "ADMIN", done: false, cents: 2000 }]);

    await runJobs(shop);
    expect(await sentBack(shop, order.session)).toBe(2000);
    expect(await refundsOf([order.id])).toEqual([{ reason: "ADMIN", done: true, cents: 2000 }]);
    expect(await stateOf(order.id)).toEqual({
      status: "REFUNDED",
      last: { status: "REFUNDED", by: admin.email, note: null },
    });
    const audit = "{ auditEntries(first: 1, action: REFUND_ORDER) { nodes { actor targetId detail } } }";
    expect(await admin.ask(audit)).toEqual({
      auditEntries: {
        nodes: [{ actor: admin.email, targetId: order.id, detail: "The units returned to stock." }],
      },
    });
  });

  it("leaves the stock as it is where the units don't come back", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await admin.ask(DELIVER, { id: order.id });
    expect((await refund(order.id, false)).data).toEqual({ refundOrder: { status: "REFUNDED" } });
    expect(await stockOf(shop, order.productId)).toBe(98);
  });

  it("is made once of many at once, and the others are refused", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order.id)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(
      Array(7).fill("CONFLICT"),
    );
    await runJobs(shop);
    await runJobs(shop);
    expect(await sentBack(shop, order.session)).toBe(2000);
    expect(await stockOf(shop, order.productId)).toBe(100);
  });

  it("gives back one order of several that were paid together", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    await refund(second.id);
    await runJobs(shop);
    expect(await sentBack(shop, first.session)).toBe(5000);
    expect(await stateOf(first.id)).toMatchObject({ status: "PAID" });
  });

  it("is refused for an order that isn't paid, and for one that doesn't exist", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop));
    expect((await refund(id)).errors[0]?.extensions.code).toBe("CONFLICT");
    await admin.ask(DELIVER, { id });
    expect((await refund(id)).errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await refund("nothing")).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await customer.graphql(REFUND, { id, restock: true })).errors[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  it("sends no money for an order that was paid by other means, and says so", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop), { paidAt: new Date() });
    expect((await refund(id)).data).toEqual({ refundOrder: { status: "REFUNDED" } });
    expect(await refundsOf([id])).toEqual([]);
    expect((await stateOf(id)).last?.note).toMatch(/no money was sent/);
  });
});

describe("a refund in the provider's dashboard", () => {
  it("of everything refunds each order; undelivered units return to stock", async () => {
    const [waiting, delivered] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    await admin.ask(DELIVER, { id: delivered.id });

    expect(await refunded(waiting.session, 7000)).toMatchObject({ status: 200, body: { received: true } });

    const last = { status: "REFUNDED", by: "payment", note: "Given back through the payment provider." };
    for (const { id } of [waiting, delivered])
      expect(await stateOf(id)).toEqual({ status: "REFUNDED", last });
    expect([await stockOf(shop, waiting.productId), await stockOf(shop, delivered.productId)]).toEqual([
      100, 98,
    ]);
    await runJobs(shop);
    expect(await sentBack(shop, waiting.session)).toBe(0);
  });

  it("is of everything where the event names no amount", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await gateway.send(shop, "charge.refunded", { id: order.session });
    expect(await stateOf(order.id)).toMatchObject({ status: "REFUNDED" });
  });

  it("of one order's amount refunds that order, however often it is reported", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    for (let times = 0; times < 3; times += 1) await refunded(first.session, 5000);
    expect(await stateOf(first.id)).toMatchObject({ status: "PAID" });
    expect(await stateOf(second.id)).toMatchObject({ status: "REFUNDED" });
    expect(await stockOf(shop, second.productId)).toBe(100);
  });

  it("of another amount is spread over the orders in proportion, however often it is reported, and the rest refunds them", async () => {
    const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    for (let times = 0; times < 3; times += 1) await refunded(first.session, 501);
    const ids = [first.id, second.id];
    expect(await refundsOf(ids)).toMatchObject([{ cents: 143 }, { cents: 358 }]);
    for (const [index, id] of ids.entries()) {
      const { status, notes } = await historyOf(admin, id);
      expect(status).toBe("PAID");
      expect(notes).toEqual([
        `${["1.43", "3.58"][index]}$ went back. Given back through the payment provider.`,
      ]);
    }
    await refunded(first.session, 501 + 1857); // the rest of the first payment
    expect(await stateOf(first.id)).toMatchObject({ status: "REFUNDED" });
    expect(await stateOf(second.id)).toMatchObject({ status: "PAID" });
    await refunded(first.session, 7000);
    expect(await stateOf(second.id)).toMatchObject({ status: "REFUNDED" });
    expect(await stockOf(shop, second.productId)).toBe(100);
    expect((await refundsOf(ids)).reduce((sum, { cents }) => sum + cents, 0)).toBe(7000);
  });

  it("of more than is left is kept apart", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await admin.ask(REFUND_PART, { id: order.id, amount: 15, paidBack: true });
    await refunded(order.session, 800);
    expect(await stateOf(order.id)).toMatchObject({ status: "REFUNDED" });
    const unbooked = "select unbooked_cents::integer as cents from payments where session_id = $1";
    expect(await shop.sql(unbooked, [order.session])).toEqual([{ cents: 300 }]);
  });

  it("changes nothing where the shop itself sent the money back", async () => {
    const [first, second] = (await pay(10, 10)) as [PaidOrder, PaidOrder];
    await refund(first.id);
    await runJobs(shop); // the demo gateway reports it
    await refunded(first.session, 2000);
    expect(await stateOf(second.id)).toMatchObject({ status: "PAID" });
    expect(await refundsOf([first.id, second.id])).toHaveLength(1);
  });

  it("changes nothing for a payment that isn't known, or isn't paid", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop));
    const { url } = await startPaymentOf(customer, [id]);
    expect(await refunded(sessionOf(url), 1999)).toMatchObject({ status: 200 });
    expect(await refunded("cs_unknown", 1999)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toMatchObject({ status: "PLACED" });
  });
});
