import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import { aDemoGateway, sessionOf, startPaymentOf, historyOf } from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";

const DISPUTES =
  "query ($id: ID!) { order(id: $id) { disputes { status inquiry amount currency reason respondBy refundable } } }";
const REFUND = `mutation ($id: ID!, $paidBack: Boolean! = false) {
  refundOrder(id: $id, restock: false, paidBack: $paidBack) { status } }`;
const WITH_PROBLEM = `query ($status: [OrderStatus!]) {
  orders(paymentProblem: true, status: $status) { nodes { id } totalCount }
  waitingCounts { paymentProblems } }`;

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => ([customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)])));

/** Orders of 12.50$ each, paid together. */
async function paid(count = 1) {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1)
    ids.push(await anOrder(shop, customer, await aProduct(shop, { price: 12.5 })));
  const { url } = await startPaymentOf(customer, ids);
  await gateway.press(shop, url, "approve");
  await runJobs(shop);
  return { ids, id: ids[0] as string, session: sessionOf(url) };
}

const NOW = Math.floor(Date.now() / 1_000);
const DUE = NOW + 7 * 86_400;

/** A dispute in the provider's format. */
const aDispute = (session: string, status: string, more: object = {}) => ({
  ...{ id: `dp_${session}`, object: "dispute", amount: 1250, currency: "usd", charge: session, status },
  ...{ payment_intent: null, reason: "product_not_received", created: NOW },
  ...{ is_charge_refundable: status.startsWith("warning"), evidence_details: { due_by: DUE } },
  ...more,
});

const report = (event: string, session: string, status: string, seconds = 0, more: object = {}) =>
  gateway.send(shop, `charge.dispute.${event}`, aDispute(session, status, more), { created: NOW + seconds });

const disputesOf = async (id: string) =>
  (await admin.ask<{ order: { disputes: Record<string, unknown>[] } }>(DISPUTES, { id })).order.disputes;

const disputeMails = async () => (await runJobs(shop)).filter(({ kind }) => kind === "payment-disputed");

it("shows the admin a dispute with amount, reason and the day to answer by, and leaves the order as it is", async () => {
  const { id, session } = await paid();
  expect(await report("created", session, "needs_response")).toMatchObject({ status: 200 });
  expect(await disputesOf(id)).toEqual([
    {
      ...{ status: "NEEDS_RESPONSE", inquiry: false, amount: 12.5, currency: "usd" },
      ...{
        reason: "product_not_received",
        refundable: false,
        respondBy: new Date(DUE * 1_000).toISOString(),
      },
    },
  ]);
  const { status, notes } = await historyOf(admin, id);
  expect(status).toBe("PAID");
  expect(notes).toEqual([
    expect.stringContaining("disputes 12.50$ of the payment: the product did not arrive"),
  ]);
});

it("shows the customer nothing of a dispute: their bank informs them, and it may be somebody else's card", async () => {
  const { id, session } = await paid();
  await report("created", session, "needs_response");
  expect((await historyOf(customer, id)).notes).toEqual([]);
  expect(await customer.refusal(DISPUTES, { id })).toBe("FORBIDDEN");
});

it("notes each order of a cart, and sends the admins one mail for all of them", async () => {
  const { ids, session } = await paid(3);
  await report("created", session, "needs_response");
  for (const id of ids) expect(await disputesOf(id)).toHaveLength(1);
  const mails = await disputeMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toContain(admin.email);
  expect(mails[0]?.subject).toBe("A payment is disputed: 12.50$ for 3 orders");
  expect(mails[0]?.text).toContain("the product did not arrive");
});

it("mails once about each thing that happens, however often and at once it is reported", async () => {
  const { id, session } = await paid();
  const events = ["created", "updated", "funds_withdrawn", "created", "updated", "funds_withdrawn"];
  await Promise.all(events.map((event) => report(event, session, "needs_response")));
  expect(await disputeMails()).toMatchObject([{ subject: expect.stringContaining("is disputed") as string }]);

  for (let times = 0; times < 3; times += 1) await report("updated", session, "under_review", 10);
  expect(await disputeMails()).toEqual([]);
  expect(await disputesOf(id)).toMatchObject([{ status: "UNDER_REVIEW" }]);

  await Promise.all(
    ["closed", "funds_reinstated", "closed"].map((event) => report(event, session, "won", 20)),
  );
  expect(await disputeMails()).toMatchObject([
    { subject: expect.stringContaining("A dispute was won") as string },
  ]);
  const { status, notes } = await historyOf(admin, id);
  expect(status).toBe("PAID");
  expect(notes).toHaveLength(4);
  expect(notes.filter((note) => note.includes("took 12.50$ from the shop"))).toHaveLength(1);
  expect(notes.filter((note) => note.includes("returned 12.50$"))).toHaveLength(1);
});

it("doesn't return to a former state if events arrive in the wrong order", async () => {
  const { id, session } = await paid();
  await report("closed", session, "lost", 20);
  await report("funds_withdrawn", session, "needs_response", 1);
  await report("updated", session, "under_review", 10);
  await report("created", session, "needs_response", 0);
  await report("created", session, "needs_response", 20); // of the latest event's second, and therefore treated as earlier
  expect(await disputesOf(id)).toMatchObject([{ status: "LOST" }]);
  expect(await disputeMails()).toMatchObject([
    { subject: expect.stringContaining("A dispute was lost") as string },
  ]);
  expect((await historyOf(admin, id)).notes).toHaveLength(2);
});

it("mails about an inquiry, which takes no money, and of the dispute that it turns into", async () => {
  const { id, session } = await paid();
  await report("created", session, "warning_needs_response");
  expect(await disputesOf(id)).toMatchObject([{ inquiry: true, refundable: true }]);
  await report("updated", session, "needs_response", 10);
  expect(await disputesOf(id)).toMatchObject([{ inquiry: false, refundable: false }]);
  expect((await disputeMails()).map(({ subject }) => subject.split(":")[0])).toEqual([
    "A bank is asking about a payment",
    "A payment is disputed",
  ]);
});

it("mails that an inquiry was closed, and asks for a look at a state that isn't known", async () => {
  const [closed, strange] = [await paid(), await paid()];
  await report("closed", closed.session, "warning_closed");
  await report("updated", strange.session, "something_new");
  expect(await disputesOf(closed.id)).toMatchObject([{ status: "CLOSED" }]);
  expect(await disputesOf(strange.id)).toMatchObject([{ status: "NEEDS_RESPONSE" }]);
});

it("books the payment first where its dispute is reported before it was", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }));
  const session = sessionOf((await startPaymentOf(customer, [id])).url);
  await shop.sql("update demo_payment_sessions set status = 'complete' where id = $1", [session]);
  await report("created", session, "needs_response");
  expect(await historyOf(admin, id)).toMatchObject({ status: "PAID" });
  expect(await disputesOf(id)).toHaveLength(1);
  await gateway.sendPaid(shop, session, 1250);
  expect((await historyOf(admin, id)).notes).toHaveLength(1);
});

it.each([
  ["of an unknown payment", "cs_unknown", {}],
  ["without an amount", null, { amount: null }],
  ["with an invalid currency", null, { currency: "$" }],
  ["with a strange id", null, { id: "dp\u0000' or true" }],
])("answers a dispute %s with 200, and books nothing", async (_what, other, more) => {
  const { id, session } = await paid();
  expect(await report("created", other ?? session, "lost", 0, more)).toMatchObject({ status: 200 });
  expect(await disputesOf(id)).toEqual([]);
});

it("books a dispute whose optional facts are strange", async () => {
  const { id, session } = await paid();
  const strange = {
    reason: "<b>",
    created: -1,
    evidence_details: { due_by: 1e300 },
    is_charge_refundable: null,
  };
  await report("created", session, "needs_response", 0, strange);
  expect(await disputesOf(id)).toMatchObject([{ reason: "general", respondBy: null, refundable: false }]);
});

it("books no dispute of a payment that was never paid", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }));
  const { url } = await startPaymentOf(customer, [id]);
  await report("created", sessionOf(url), "needs_response");
  expect(await disputesOf(id)).toEqual([]);
});

describe("an order whose payment is disputed", () => {
  it("can't be refunded through the provider while the bank decides, and can when the dispute is won", async () => {
    const { id, session } = await paid();
    await report("created", session, "needs_response");
    expect(await admin.refusal(REFUND, { id })).toBe("CONFLICT");
    expect(await historyOf(admin, id)).toMatchObject({ status: "PAID" });
    await report("closed", session, "won", 10, { is_charge_refundable: true });
    expect(await admin.ask(REFUND, { id })).toEqual({ refundOrder: { status: "REFUNDED" } });
  });

  it("can be refunded while the bank only asks", async () => {
    const { id, session } = await paid();
    await report("created", session, "warning_needs_response");
    expect(await admin.ask(REFUND, { id })).toEqual({ refundOrder: { status: "REFUNDED" } });
  });

  it("is marked as refunded once the bank gave the money to the customer: nothing is sent", async () => {
    const { id, session } = await paid();
    await report("closed", session, "lost");
    expect(await admin.refusal(REFUND, { id })).toBe("CONFLICT");
    expect(await admin.ask(REFUND, { id, paidBack: true })).toEqual({ refundOrder: { status: "REFUNDED" } });
    await runJobs(shop);
    const sent = "select refunds::text from demo_payment_sessions where id = $1";
    expect(await shop.sql(sent, [session])).toEqual([{ refunds: "{}" }]);
  });

  it("is among those with a problem, in any state, until the dispute ends", async () => {
    const { id, session } = await paid();
    await shop.sql("update disputes set status = 'WON', closed_at = now() where closed_at is null");
    await admin.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id });
    await report("created", session, "needs_response");
    const one = { orders: { nodes: [{ id }], totalCount: 1 }, waitingCounts: { paymentProblems: 1 } };
    expect(await admin.ask(WITH_PROBLEM)).toEqual(one);
    expect(await admin.ask(WITH_PROBLEM, { status: ["PAID"] })).toMatchObject({ orders: { nodes: [] } });
    await report("closed", session, "won", 10);
    expect(await admin.ask(WITH_PROBLEM)).toMatchObject({ orders: { nodes: [] } });
  });
});
