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

const REFUND = `mutation ($id: ID!, $restock: Boolean! = true, $paidBack: Boolean! = false) {
  refundOrder(id: $id, restock: $restock, paidBack: $paidBack) { status } }`;
const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { status } }";
const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
const OWED = "query ($id: ID!) { order(id: $id) { refundFailure { amount reason restocked late } } }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => ([customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)])));

const pay = (...prices: number[]) => paidOrders({ shop, gateway }, customer, ...prices);

const owedFor = async (id: string) =>
  (
    await admin.ask<{
      order: { refundFailure: { amount: number; reason: string; restocked: boolean } | null };
    }>(OWED, { id })
  ).order.refundFailure;

const refundsOf = (id: string) =>
  shop.sql<{ id: string; session: string; cents: number; failed: boolean }>(
    `select refunds.id, session_id as session, refunds.amount_cents::integer as cents, failed_at is not null as failed
      from refunds join payments on payments.id = payment_id where order_id = $1 order by refunds.created_at`,
    [id],
  );

/** A refund by an admin that the provider accepts and later fails. */
async function failedRefundOf({ id, session }: PaidOrder, reason = "lost_or_stolen_card") {
  await admin.ask(REFUND, { id });
  await runJobs(shop);
  const [refund] = await shop.sql<{ id: string }>(
    "select id from refunds where order_id = $1 order by created_at desc limit 1",
    [id],
  );
  await gateway.failRefund(shop, { session, refundId: refund?.id ?? "", reason });
  return refund?.id ?? "";
}

describe("a refund that fails at the provider", () => {
  it("leaves the order paid, as the money is with the shop again, and shows the reason to the admin alone", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await failedRefundOf(order);

    const { status, steps, last } = await historyOf(admin, order.id);
    expect(status).toBe("PAID");
    expect(steps).toEqual(["PLACED", "PAID", "REFUNDED", "PAID"]);
    expect(last).toMatchObject({ by: "payment" });
    expect(last?.note).toContain("The refund failed");
    expect(await owedFor(order.id)).toEqual({
      amount: 20,
      reason: "lost_or_stolen_card",
      restocked: true,
      late: false,
    });
    expect((await historyOf(customer, order.id)).last).toEqual(last);
    expect(await customer.refusal(OWED, { id: order.id })).toBe("FORBIDDEN");
  });

  it("leaves a delivered order delivered", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await admin.ask(DELIVER, { id: order.id });
    await failedRefundOf(order);
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "DELIVERED" });
  });

  it("is mailed to all admins, once, with reason and amount, however often and under whatever name it is reported", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    const refundId = await failedRefundOf(order);
    const object = gateway.failedRefund({ session: order.session, refundId });
    await Promise.all(
      ["refund.failed", "charge.refund.updated", "refund.updated", "refund.failed"].map((type) =>
        gateway.send(shop, type, object),
      ),
    );
    const mails = (await runJobs(shop)).filter(({ kind }) => kind === "refund-failed");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: customer.email });
    expect(mails[0]?.to).toContain(admin.email);
    expect(mails[0]?.text).toContain("20.00$");
    expect(mails[0]?.text).toContain("lost or stolen");
    expect((await historyOf(admin, order.id)).steps).toHaveLength(4);
  });

  it("isn't sent again by a job that had not finished", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await admin.ask(REFUND, { id: order.id });
    const [refund] = await refundsOf(order.id);
    await gateway.failRefund(shop, { session: order.session, refundId: refund?.id ?? "" });
    await runJobs(shop);
    expect(await sentBack(shop, order.session)).toBe(0);
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "PAID" });
  });

  it("that was pending or succeeds changes nothing", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await admin.ask(REFUND, { id: order.id });
    const [refund] = await refundsOf(order.id);
    for (const status of ["pending", "requires_action", "succeeded"])
      await gateway.send(shop, "refund.updated", {
        ...gateway.failedRefund({ session: order.session, refundId: refund?.id ?? "" }),
        status,
      });
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "REFUNDED" });
  });

  it("isn't taken for a new refund when the report of its beginning arrives late", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    const before = Math.floor(Date.now() / 1_000) - 60;
    await failedRefundOf(order);
    const charge = { id: order.session, amount_refunded: 2000 };
    await gateway.send(shop, "charge.refunded", charge, { created: before });
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "PAID" });
    expect(await refundsOf(order.id)).toHaveLength(1);
  });

  it("of a payment that came too late leaves the order closed, and the money owed", async () => {
    const product = await aProduct(shop, { price: 12.5 });
    const id = await anOrder(shop, customer, product);
    const session = sessionOf((await startPaymentOf(customer, [id])).url);
    await customer.ask(CANCEL, { id });
    await shop.sql("delete from graphile_worker._private_jobs"); // closing the payment page comes too late
    await gateway.sendPaid(shop, session, 1250);
    const [refund] = await refundsOf(id);
    await gateway.failRefund(shop, { session, refundId: refund?.id ?? "" });
    expect(await historyOf(admin, id)).toMatchObject({ status: "CANCELLED" });
    expect(await owedFor(id)).toMatchObject({ amount: 12.5, late: true });

    expect(await admin.ask(REFUND, { id, paidBack: true })).toEqual({ refundOrder: { status: "CANCELLED" } });
    expect(await owedFor(id)).toBeNull();
    expect((await historyOf(admin, id)).last).toMatchObject({ by: admin.email });
    const audit = "{ auditEntries(first: 1, action: REFUND_ORDER) { nodes { detail } } }";
    expect(JSON.stringify(await admin.ask(audit))).toContain("The order stayed as it was.");
  });
});

describe("the debt after a failed refund", () => {
  it("is paid back by other means: the order is refunded, nothing is sent, and the units return once", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await failedRefundOf(order);
    const there = await sentBack(shop, order.session);
    expect(await stockOf(shop, order.productId)).toBe(100);

    await runJobs(shop);
    expect(await admin.ask(REFUND, { id: order.id, paidBack: true })).toEqual({
      refundOrder: { status: "REFUNDED" },
    });
    const mails = await runJobs(shop);

    expect(await sentBack(shop, order.session)).toBe(there);
    expect(await stockOf(shop, order.productId)).toBe(100);
    expect(await owedFor(order.id)).toBeNull();
    const [mail] = mails.filter(({ to }) => to.includes(customer.email));
    expect(mail?.text).toContain("a different way");
    expect(await admin.refusal(REFUND, { id: order.id, paidBack: true })).toBe("CONFLICT");
  });

  it("is sent again through the provider, under a new id", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await failedRefundOf(order);
    await admin.ask(REFUND, { id: order.id });
    expect(await owedFor(order.id)).toBeNull();
    await runJobs(shop);
    expect(await sentBack(shop, order.session)).toBe(2000);
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "REFUNDED" });
    expect(await refundsOf(order.id)).toMatchObject([{ failed: true }, { failed: false }]);
  });

  it("may fail again, and is owed again", async () => {
    const [order] = (await pay(10)) as [PaidOrder];
    await failedRefundOf(order);
    await failedRefundOf(order, "expired_or_canceled_card");
    expect(await historyOf(admin, order.id)).toMatchObject({ status: "PAID" });
    expect(await owedFor(order.id)).toMatchObject({ reason: "expired_or_canceled_card" });
  });

  it("leaves the units in stock: delivering takes them again, and is refused where they are sold", async () => {
    const [order, sold] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
    for (const each of [order, sold]) await failedRefundOf(each);
    await shop.sql("update products set count_in_stock = 2 where id = $1", [sold.productId]);

    expect(await admin.ask(DELIVER, { id: order.id })).toEqual({ deliverOrder: 1 });
    expect(await stockOf(shop, order.productId)).toBe(98);
    expect(await admin.refusal(DELIVER, { id: sold.id })).toBe("CONFLICT");
    expect((await admin.delete(`/delevered/${sold.id}`)).status).toBe(409);
    expect(await historyOf(admin, sold.id)).toMatchObject({ status: "PAID" });
  });
});
