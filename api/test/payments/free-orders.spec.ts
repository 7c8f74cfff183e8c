import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import { anOrderBody, anOrderForm } from "../support/operations";
import { cartOf, placeCart, placeOne } from "../support/priced-orders";
import { aDiscount, aShippingMethod, clearSettings } from "../support/pricing";
import { aDemoGateway, historyOf, startPaymentOf, stockOf } from "../support/payments";
import { runJobs } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
beforeEach(async () => {
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'"); // other admins would receive mails too
  [customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)]);
});
afterEach(() => clearSettings(shop));
afterAll(() => shop.stop());

const ORDER = `query ($id: ID!) { order(id: $id) {
  status paid total canPay canCancel invoice { number url } events { status by note } } }`;
interface ReadOrder {
  status: string;
  paid: boolean;
  total: number;
  canPay: boolean;
  canCancel: boolean;
  invoice: { number: string; url: string } | null;
  events: { status: string; by: string; note: string | null }[];
}
const read = async (by: Person, id: string) => (await by.ask<{ order: ReadOrder }>(ORDER, { id })).order;
const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { status refunded } }";

/** An order that a discount of 100 % has made free. */
async function freeOrder(wanted: object = {}) {
  const { code } = await aDiscount(shop, { percent: 100 });
  const product = await aProduct(shop, { price: 20, countInStock: 50, ...wanted });
  const placed = await placeOne(customer, anOrderForm(product.id, { discountCode: code }));
  return { ...placed, product };
}

describe("an order that costs nothing", () => {
  it("is paid the moment it is placed, with an invoice, and its history says that there was nothing to pay", async () => {
    await aShippingMethod(shop, { priceMinor: 0 });
    const { id } = await freeOrder();
    const order = await read(customer, id);
    expect(order).toMatchObject({ status: "PAID", paid: true, total: 0, canPay: false, canCancel: false });
    expect(order.events).toEqual([
      { status: "PLACED", by: "customer", note: null },
      { status: "PAID", by: "system", note: "Nothing to pay" },
    ]);
    expect(order.invoice?.number).toMatch(/^\d{4}-\d{6}$/);
    expect(await customer.get(order.invoice?.url ?? "")).toMatchObject({ status: 200 });
    await shop.sql("select graphile_worker.add_job('make-missing-invoices')");
    await runJobs(shop);
    expect((await read(customer, id)).invoice).toEqual(order.invoice);
  });

  it("may have a price of 0, ordered over REST or with a cart", async () => {
    const [one, other] = [await aProduct(shop, { price: 0 }), await aProduct(shop, { price: 0 })];
    const posted = await customer.post<{ insertedId: string }>("/order", anOrderBody(one.id));
    expect(await read(customer, posted.body.insertedId)).toMatchObject({ status: "PAID" });
    const cart = await placeCart(customer, cartOf([other.id]));
    expect(await read(customer, cart.orders[0]?.id ?? "")).toMatchObject({ status: "PAID" });
  });

  it("is paid where the shop takes no payments, too", async () => {
    const closed = await startTestShop();
    const buyer = await asCustomer(closed);
    const { id } = await placeOne(buyer, anOrderForm((await aProduct(closed, { price: 0 })).id));
    expect(await read(buyer, id)).toMatchObject({
      status: "PAID",
      invoice: { number: expect.any(String) as string },
    });
    await closed.stop();
  });

  it("is announced to its customer without a deadline, and to the admins as one to send", async () => {
    const { id } = await freeOrder();
    const mails = await runJobs(shop);
    const [placed, ...others] = mails.filter(({ to }) => to.includes(customer.email));
    expect(others).toEqual([]);
    expect(placed?.text).toContain("There's nothing to pay.");
    expect(placed?.text).not.toMatch(/Please pay|cancel|View and pay/);
    const [news] = mails.filter(({ to }) => to.includes(admin.email));
    expect(news?.subject).toMatch(/^New paid order/);
    expect(news?.text).toContain("there was nothing to pay");
    expect((await read(admin, id)).status).toBe("PAID");
  });

  it("stays when unpaid orders expire, stands in the list of orders to send, and can be ordered again", async () => {
    const { id, product } = await freeOrder();
    await shop.sql("update orders set created_at = now() - interval '1 year' where id = $1", [id]);
    await shop.sql("select graphile_worker.add_job('expire-orders')");
    await runJobs(shop);
    const toSend = "{ orders(status: [PAID], first: 50) { nodes { id } } }";
    const { orders } = await admin.ask<{ orders: { nodes: { id: string }[] } }>(toSend);
    expect(orders.nodes.map((order) => order.id)).toContain(id);
    const again = await placeOne(customer, anOrderForm(product.id));
    expect(again).toMatchObject({ __typename: "Order", total: 20 });
  });

  it("can be sent and reviewed", async () => {
    const { id, product } = await freeOrder();
    const ship = "mutation ($ids: [ID!]!) { shipOrders(ids: $ids) { orders { status paid } } }";
    expect(await admin.ask(ship, { ids: [id] })).toEqual({
      shipOrders: { orders: [{ status: "SHIPPED", paid: true }] },
    });
    const review =
      "mutation ($input: AddProductReviewInput!) { addProductReview(input: $input) { __typename } }";
    const input = { productId: product.id, rating: 5, comment: "Works as it should." };
    expect(await customer.ask(review, { input })).toEqual({ addProductReview: { __typename: "Review" } });
  });

  it("is refunded as a whole, returns its units, and sends no money", async () => {
    const { id, product } = await freeOrder();
    expect(await stockOf(shop, product.id)).toBe(49);
    for (const part of [{ qty: 1 }, { amount: 0 }, { amount: 0.01 }])
      expect(await admin.refusal(REFUND, { id, ...part })).toBe("BAD_USER_INPUT");
    expect(await admin.ask(REFUND, { id })).toEqual({ refundOrder: { status: "REFUNDED", refunded: 0 } });
    expect(await stockOf(shop, product.id)).toBe(50);
    const refunds = await shop.sql("select from refunds where order_id = $1", [id]);
    expect(refunds).toEqual([]);
    const [, mail] = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(mail?.text).toContain("You paid nothing for it");
    expect(await admin.refusal(REFUND, { id })).toBe("CONFLICT");
  });

  it("has nothing to pay", async () => {
    const { id } = await freeOrder();
    expect(await startPaymentOf(customer, [id])).toMatchObject({
      __typename: "PaymentRefused",
      message: expect.stringContaining("nothing to pay") as string,
    });
  });

  it("announces that it was placed and paid to programs", async () => {
    await shop.sql(
      "insert into webhooks (url, events, secret) values ('https://example.com/', '{order.placed,order.paid}', '')",
    );
    const { id } = await freeOrder();
    const events = await shop.sql<{ type: string; paid: string }>(
      "select type, data->>'paid' as paid from webhook_events where data->>'_id' = $1 order by type",
      [id],
    );
    expect(events).toEqual([
      { type: "order.paid", paid: "true" },
      { type: "order.placed", paid: "true" },
    ]);
    await shop.sql("delete from webhooks");
  });
});

describe("a cart with free orders and others", () => {
  it("is paid for the rest", async () => {
    const [category] = await shop.sql<{ id: string }>(
      "insert into categories (name, slug) values ('Gifts', 'gifts') returning id",
    );
    const categoryId = category?.id ?? null;
    const free = await aProduct(shop, { price: 30, categoryId });
    const other = await aProduct(shop, { price: 12.5 });
    const { code } = await aDiscount(shop, { percent: 100, categoryId });
    const cart = await placeCart(customer, cartOf([free.id, other.id], { discountCode: code }));
    const ids = cart.orders.map(({ id }) => id);
    const [waiting] = cart.orders.filter(({ total }) => total > 0).map(({ id }) => id);
    const page = await startPaymentOf(customer, ids);
    expect(page).toMatchObject({ __typename: "PaymentPage", amount: 25 });
    expect(await startPaymentOf(customer, [waiting as string])).toEqual(page);
    const [placed] = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(placed?.text).toContain("After that we cancel what isn't paid.");
    await gateway.press(shop, page.url, "approve");
    for (const id of ids) expect(await read(customer, id)).toMatchObject({ status: "PAID" });
    const invoices = await Promise.all(ids.map(async (id) => (await read(customer, id)).invoice?.number));
    expect(new Set(invoices).size).toBe(2);
  });
});

it("pays an unpaid order of 0, which an earlier release has placed, with the next run of the tasks", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 0 }), {
    createdAt: new Date("2026-01-01"),
  });
  await shop.sql("select graphile_worker.add_job('expire-orders')");
  await runJobs(shop);
  expect((await read(customer, id)).invoice).not.toBeNull();
  expect(await historyOf(customer, id)).toMatchObject({
    status: "PAID",
    last: { by: "system", note: "Nothing to pay" },
  });
});
