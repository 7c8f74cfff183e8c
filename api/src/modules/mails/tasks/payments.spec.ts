import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { aCart } from "../../../../test/support/carts";
import {
  aPaidPayment,
  aRefund,
  at,
  collectMails,
  expectBothFormsToAgree,
  mailsOf,
  numberOf,
  TEST_ORIGIN,
} from "../../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { tasks } from "../../../boot/tasks";
import { MailRefused, type Mail } from "../../../context/job-context";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

beforeEach(async () => {
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'");
  customer = await asCustomer(shop);
});

it("mails all admins the amount and the reason of a failed refund, and replies go to the customer", async () => {
  const { email } = await asAdmin(shop);
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
  const paymentId = await aPaidPayment(shop, customer, { [id]: 10 });
  const refundId = await aRefund(shop, { paymentId, orderId: id, amount: 10, reason: "ADMIN" });
  expect(await mailsOf(shop, "mail-refund-failed", { refundId })).toEqual([]);
  await shop.sql("update refunds set failed_at = now(), failure_reason = 'declined' where id = $1", [
    refundId,
  ]);
  const [mail, ...more] = await mailsOf(shop, "mail-refund-failed", { refundId });
  expect(more).toEqual([]);
  const subject = `A refund failed: 10.00$ for order ${await numberOf(shop, id)}`;
  expect(mail).toMatchObject({ to: [email], replyTo: customer.email, subject });
  expect(mail?.text).toContain("the bank declined it");
  expect(mail?.text).toContain("pay it back another way");
  expectBothFormsToAgree(mail as Mail);

  await shop.sql("update refunds set failure_reason = 'charge_disputed' where id = $1", [refundId]);
  const [disputed] = await mailsOf(shop, "mail-refund-failed", { refundId });
  expect(disputed?.text).toMatch(/Don’t pay it back\s+another way/);
});

it.each([
  ["INQUIRY", "A bank is asking about a payment", "Respond by: Dec 4, 2026, 11:59 PM UTC"],
  ["DISPUTE", "A payment is disputed", "Respond by: Dec 4, 2026, 11:59 PM UTC"],
  ["WON", "A dispute was won", "nothing you need to do"],
  ["LOST", "A dispute was lost", "mark it as refunded"],
  ["CLOSED", "A dispute was closed", "nothing you need to do"],
] as const)("mails all admins about a dispute that is %s", async (phase, title, words) => {
  await asAdmin(shop);
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
  const [dispute] = await shop.sql<{ id: string }>(
    `insert into disputes (payment_id, provider_dispute_id, amount_cents, currency, reason, status, inquiry, refundable,
        respond_by, opened_at, reported_at)
      values ($1, $2, 1000, 'eur', 'fraudulent', 'NEEDS_RESPONSE', false, false, '2026-12-04T23:59Z', now(), now()) returning id`,
    [await aPaidPayment(shop, customer, { [id]: 10 }), `dp_${id}`],
  );
  const mails = await mailsOf(shop, "mail-payment-disputed", { disputeId: dispute?.id ?? "", phase });
  expect(mails).toHaveLength(1);
  const number = await numberOf(shop, id);
  expect(mails[0]?.subject).toBe(`${title}: 10.00 EUR for order ${number}`);
  expect(mails[0]?.text).toContain(words);
  mails.forEach(expectBothFormsToAgree);
});

it("names the number that the customer knows in mails to admins about a product of a cart", async () => {
  await asAdmin(shop);
  const { number, orderIds } = await aCart(shop, customer, [
    { price: 10, product: "Bow Saw", paidAt: at("10:30:00") },
    { price: 20, paidAt: at("10:30:00") },
  ]);
  const [first = "", second = ""] = orderIds;
  const paymentId = await aPaidPayment(shop, customer, { [first]: 10, [second]: 20 });
  const failed = await aRefund(shop, { paymentId, orderId: first, amount: 10, reason: "ADMIN" });
  await shop.sql("update refunds set failed_at = now(), failure_reason = 'declined' where id = $1", [failed]);
  const [refundMail] = await mailsOf(shop, "mail-refund-failed", { refundId: failed });
  expect(refundMail?.subject).toBe(`A refund failed: 10.00$ for Bow Saw of order ${number}`);

  const [dispute] = await shop.sql<{ id: string }>(
    `insert into disputes (payment_id, provider_dispute_id, amount_cents, currency, reason, status, inquiry, refundable,
        opened_at, reported_at)
      values ($1, 'dp_cart', 3000, 'usd', 'fraudulent', 'NEEDS_RESPONSE', false, false, now(), now()) returning id`,
    [paymentId],
  );
  const about = { disputeId: dispute?.id ?? "", phase: "DISPUTE" } as const;
  const [disputeMail] = await mailsOf(shop, "mail-payment-disputed", about);
  expect(disputeMail?.subject).toContain(`for order ${number}`);

  await shop.sql("update orders set paid_at = null, cancelled_at = now() where id = $1", [second]);
  const returned = await aRefund(shop, { paymentId, orderId: second, amount: 20, reason: "ORDER_CLOSED" });
  const mails = await mailsOf(shop, "mail-payment-returned", { refundId: returned });
  for (const { subject } of mails) expect(subject).toContain(number);
  [refundMail, disputeMail, ...mails].forEach((mail) => expectBothFormsToAgree(mail as Mail));
});

describe("a payment that was received", () => {
  it("gives the customer a receipt, and notifies every admin with one mail", async () => {
    const ada = await asAdmin(shop, { createdAt: at("09:00:00") });
    const bob = await asAdmin(shop, { createdAt: at("09:30:00") });
    const product = await aProduct(shop, { price: 1075 });
    const id = await anOrder(shop, customer, product, { quantity: 2, paidAt: at("10:30:00") });
    const number = await numberOf(shop, id);
    const mails = await mailsOf(shop, "mail-payment-received", {
      paymentId: await aPaidPayment(shop, customer, { [id]: 2150 }),
    });
    const [receipt, news] = mails as [Mail, Mail];
    expect(mails).toHaveLength(2);
    expect(receipt).toMatchObject({ to: [customer.email], subject: `Receipt for your order ${number}` });
    expect(receipt.text).toContain("Paid on: Nov 22, 2026, 10:30 AM UTC\nPaid: 2150.00$");
    expect(news).toMatchObject({
      to: [ada.email, bob.email],
      replyTo: customer.email,
      subject: `New paid order ${number}: 2150.00$`,
    });
    expect(news.text).toContain(`View order:\n${TEST_ORIGIN}/manageOrder/${id}\n`);
    expect(news.text).toContain(customer.email);
    mails.forEach(expectBothFormsToAgree);
  });

  it("says in the receipt, as the order does, when it will arrive, in working days from the payment", async () => {
    const paidAt = at("10:30:00"); // a Sunday
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt });
    const [method] = await shop.sql<{ id: string }>(
      "insert into shipping_methods (name, price_cents, days_min, days_max) values ('Post', 0, 2, 4) returning id",
    );
    await shop.sql("update orders set shipping_method_id = $2 where id = $1", [id, method?.id]);
    const paymentId = await aPaidPayment(shop, customer, { [id]: 10 });
    const [receipt] = await mailsOf(shop, "mail-payment-received", { paymentId });
    expect(receipt?.text).toContain("It should arrive Nov 24 – 26.");

    const arrival = () => customer.ask(`{ order(id: "${id}") { arrivesFrom arrivesTo } }`);
    expect(await arrival()).toEqual({ order: { arrivesFrom: "2026-11-24", arrivesTo: "2026-11-26" } });
    await shop.sql("delete from shipping_methods");
    expect(await arrival()).toEqual({ order: { arrivesFrom: null, arrivesTo: null } });
  });

  it("names several orders in one mail, and leaves out those that no longer waited for it", async () => {
    await asAdmin(shop);
    const [first, second] = [
      await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") }),
      await anOrder(shop, customer, await aProduct(shop, { price: 20 }), { paidAt: at("10:30:00") }),
    ] as [string, string];
    const late = await anOrder(shop, customer, await aProduct(shop, { price: 40, name: "Came too late" }), {
      cancelledAt: at("10:00:00"),
    });
    const paymentId = await aPaidPayment(shop, customer, {
      ...{ [first]: 10, [second]: 20 },
      [late]: 40,
    });
    await aRefund(shop, { paymentId, orderId: late, amount: 40, reason: "ORDER_CLOSED" });
    const [receipt, news] = (await mailsOf(shop, "mail-payment-received", { paymentId })) as [Mail, Mail];
    expect(receipt.subject).toBe("Receipt for your 2 orders");
    expect(receipt.text).toContain("Amount paid: 70.00$\nBeing refunded: 40.00$\nPaid after refund: 30.00$");
    expect(news.subject).toBe("2 new paid orders: 30.00$");
    for (const { text } of [receipt, news]) expect(text).not.toContain("Came too late");
    [receipt, news].forEach(expectBothFormsToAgree);
  });

  it("is mailed to the customer where the shop has no admin, and the log says that nobody else was mailed", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
    const { ctx, sent, logged } = collectMails(shop);
    await tasks["mail-payment-received"](ctx, {
      paymentId: await aPaidPayment(shop, customer, { [id]: 10 }),
    });
    expect(sent.map(({ to }) => to)).toEqual([[customer.email]]);
    expect(logged.join()).toContain("the shop has no admin");
  });

  it("isn't mailed to admins who are blocked, or must verify their email first (D-24)", async () => {
    const verified = await asAdmin(shop);
    await asAdmin(shop, { emailVerified: false });
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
    const policy = { ...shop.policy, verifiedEmail: new Set(["admins" as const]) };
    const paymentId = await aPaidPayment(shop, customer, { [id]: 10 });
    const [, news] = await mailsOf(shop, "mail-payment-received", { paymentId }, { policy });
    expect(news?.to).toEqual([verified.email]);
  });

  it("is mailed to the admins although the customer's address is refused for good, and the job fails for good", async () => {
    const { email } = await asAdmin(shop);
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
    const { ctx, sent } = collectMails(shop, {
      send: ({ to }) => {
        if (to.includes(customer.email)) throw new MailRefused("550");
      },
    });
    const paymentId = await aPaidPayment(shop, customer, { [id]: 10 });
    await expect(tasks["mail-payment-received"](ctx, { paymentId })).rejects.toBeInstanceOf(MailRefused);
    expect(sent.map(({ to }) => to)).toEqual([[email]]);
  });

  it("is tried again where one mail may still succeed, each with the key that it had", async () => {
    await asAdmin(shop);
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 10 }), { paidAt: at("10:30:00") });
    const paymentId = await aPaidPayment(shop, customer, { [id]: 10 });
    const keys: string[] = [];
    const refuseOrFail = ({ to, kind, key }: Mail) => {
      keys.push(`${kind}.${key}`);
      throw to.includes(customer.email) ? new MailRefused("550") : new Error("The server is away.");
    };
    for (const jobId of ["1", "2"]) {
      const { ctx } = collectMails(shop, { send: refuseOrFail, jobId });
      await expect(tasks["mail-payment-received"](ctx, { paymentId })).rejects.toThrow("away");
    }
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    expect(new Set(keys).size).toBe(2);
  });
});
