import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import {
  aDemoGateway,
  historyOf,
  sentBack,
  sessionOf,
  startPaymentOf,
  stockOf,
  type PaidOrder,
} from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";

const REFUND = `mutation ($id: ID!, $qty: Int, $amount: Float, $restock: Boolean! = true, $paidBack: Boolean! = false) {
  refundOrder(id: $id, qty: $qty, amount: $amount, restock: $restock, paidBack: $paidBack) { status refunded refundedQty } }`;
const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
const STATE = "query ($id: ID!) { order(id: $id) { status refunded refundedQty refundFailure { amount } } }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => ([customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)])));

/**
 * Three units for 20.00 in total, of which 97 are left in stock; their shares of delivery and discount aren't divisible by
 * three.
 */
async function threeUnits(): Promise<PaidOrder> {
  const product = await aProduct(shop, { price: 6, countInStock: 97 });
  const id = await anOrder(shop, customer, product, { quantity: 3 });
  await shop.sql("update orders set discount_cents = 300, shipping_cents = 500 where id = $1", [id]);
  const { url } = await startPaymentOf(customer, [id]);
  await gateway.press(shop, url, "approve");
  return { id, productId: product.id, session: sessionOf(url) };
}

const refund = async (id: string, part: Record<string, unknown>) =>
  (await admin.ask<{ refundOrder: object }>(REFUND, { id, ...part })).refundOrder;
const stateOf = async (id: string) => (await admin.ask<{ order: object }>(STATE, { id })).order;

describe("a refund of some units", () => {
  it("gives their share back and returns them to stock, until all went back and the order is refunded", async () => {
    const { id, productId, session } = await threeUnits();
    expect(await refund(id, { qty: 1 })).toEqual({ status: "PAID", refunded: 6.67, refundedQty: 1 });
    expect(await stockOf(shop, productId)).toBe(98);
    expect(await refund(id, { qty: 1, restock: false })).toEqual({
      ...{ status: "PAID", refunded: 13.33, refundedQty: 2 },
    });
    expect(await stockOf(shop, productId)).toBe(98);
    expect(await refund(id, { qty: 1 })).toEqual({ status: "REFUNDED", refunded: 20, refundedQty: 3 });
    expect(await stockOf(shop, productId)).toBe(99);

    await runJobs(shop);
    expect(await sentBack(shop, session)).toBe(2000);
    expect((await historyOf(admin, id)).notes).toEqual([
      "6.67$ went back for 1 unit.",
      "6.66$ went back for 1 unit.",
      "6.67$ went back for 1 unit.",
    ]);
  });

  it("mails the amount to the customer, and records the action in the audit", async () => {
    const { id } = await threeUnits();
    await runJobs(shop);
    await refund(id, { qty: 2 });
    const [mail] = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(mail?.subject).toMatch(/^Partial refund for your order .*: 13\.33\$$/);
    expect(mail?.text).toContain("We refunded 13.33$ of order");
    const audit = "{ auditEntries(first: 1, action: REFUND_ORDER) { nodes { detail } } }";
    expect(await admin.ask(audit)).toEqual({
      auditEntries: { nodes: [{ detail: "13.33$ of 20.00$. The units returned to stock." }] },
    });
  });

  it("leaves the units that went back out of delivery: those that are left are delivered", async () => {
    const { id, productId } = await threeUnits();
    await refund(id, { qty: 1 });
    await admin.ask(DELIVER, { id });
    expect(await stockOf(shop, productId)).toBe(98);
    expect(await refund(id, { restock: true })).toMatchObject({ status: "REFUNDED", refundedQty: 3 });
    expect(await stockOf(shop, productId)).toBe(100);
  });

  it("is made once of many at once, as long as units are left", async () => {
    const { id, productId, session } = await threeUnits();
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.graphql(REFUND, { id, qty: 2 })));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    await runJobs(shop);
    expect(await sentBack(shop, session)).toBe(1333);
    expect(await stockOf(shop, productId)).toBe(99);
  });
});

describe("a refund of an amount", () => {
  it("returns no units, and the rest follows", async () => {
    const { id, productId, session } = await threeUnits();
    expect(await refund(id, { amount: 12.34 })).toEqual({ status: "PAID", refunded: 12.34, refundedQty: 0 });
    expect(await stockOf(shop, productId)).toBe(97);
    expect(await refund(id, {})).toEqual({ status: "REFUNDED", refunded: 20, refundedQty: 3 });
    expect(await stockOf(shop, productId)).toBe(100);
    await runJobs(shop);
    expect(await sentBack(shop, session)).toBe(2000);
  });

  it("may be for units, which return to stock", async () => {
    const { id, productId } = await threeUnits();
    expect(await refund(id, { amount: 1, qty: 2 })).toEqual({
      ...{ status: "PAID", refunded: 1, refundedQty: 2 },
    });
    expect(await stockOf(shop, productId)).toBe(99);
  });
});

describe("a refund of a part that isn't left", () => {
  it.each([
    [{ qty: 0 }, "qty"],
    [{ qty: -1 }, "qty"],
    [{ qty: 3 }, "qty"],
    [{ qty: 2_000_000_000 }, "qty"],
    [{ amount: 0 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ amount: 13.34 }, "amount"],
    [{ amount: 1e308 }, "amount"],
    [{ amount: 0.005 }, "amount"],
  ])("is refused at its field: %j", async (part, field) => {
    const { id } = await threeUnits();
    await refund(id, { qty: 1 });
    const { errors } = await admin.graphql(REFUND, { id, ...part });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
    expect(await stateOf(id)).toMatchObject({ refunded: 6.67, refundedQty: 1 });
  });

  it("is refused for an order that isn't paid", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop));
    expect(await admin.refusal(REFUND, { id, qty: 1 })).toBe("CONFLICT");
  });
});

describe("a part that fails at the provider", () => {
  const fail = async (session: string, id: string) => {
    await runJobs(shop);
    const [refunded] = await shop.sql<{ id: string }>(
      "select id from refunds where order_id = $1 order by created_at desc limit 1",
      [id],
    );
    await gateway.failRefund(shop, { session, refundId: refunded?.id ?? "" });
  };

  it("is owed, and is sent again before anything else goes back", async () => {
    const { id, productId, session } = await threeUnits();
    await refund(id, { qty: 1 });
    await refund(id, { qty: 1 });
    await fail(session, id);
    expect(await stateOf(id)).toEqual({
      ...{ status: "PAID", refunded: 6.67, refundedQty: 1, refundFailure: { amount: 6.66 } },
    });
    expect(await admin.refusal(REFUND, { id, qty: 1 })).toBe("CONFLICT");

    expect(await refund(id, {})).toEqual({ status: "PAID", refunded: 13.33, refundedQty: 2 });
    expect(await stockOf(shop, productId)).toBe(99);
    expect(await refund(id, {})).toEqual({ status: "REFUNDED", refunded: 20, refundedQty: 3 });
    await runJobs(shop);
    expect(await sentBack(shop, session)).toBe(2000);
    expect(await stockOf(shop, productId)).toBe(100);
  });

  it("takes its units from stock again when the order is delivered", async () => {
    const { id, productId, session } = await threeUnits();
    await refund(id, { qty: 1 });
    await refund(id, { qty: 1 });
    await fail(session, id);
    await admin.ask(DELIVER, { id });
    expect(await stockOf(shop, productId)).toBe(98);
  });

  it("is settled by a refund of the provider's dashboard of that amount", async () => {
    const { id, session } = await threeUnits();
    await refund(id, { qty: 1 });
    await fail(session, id);
    await gateway.send(
      shop,
      "charge.refunded",
      { id: session, amount_refunded: 667 },
      {
        created: Math.floor(Date.now() / 1_000) + 60,
      },
    );
    expect(await stateOf(id)).toEqual({
      ...{ status: "PAID", refunded: 6.67, refundedQty: 1, refundFailure: null },
    });
  });
});
