import { randomUUID } from "node:crypto";
import { MAX_STOCK_ALERTS, stockAlertConsent } from "@shop/shared/stock-alerts";
import { aProduct, asAdmin, asCustomer, asVisitor } from "../../../test/support/builders";
import type { Caller } from "../../../test/support/caller";
import { aJobContext, runEachMinute, runJobs, waitingJobs } from "../../../test/support/jobs";
import { collectMails, expectBothFormsToAgree, linksOf, readable } from "../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { tasks } from "../../boot/tasks";
import { MailRefused } from "../../context/job-context";
import { RateLimits } from "../../limits/rate-limits";
import { QUEUED_AT_ONCE, queueStockAlerts } from "./queue-alerts";
import { deleteStockAlerts } from "./request-alert";

const REQUEST = "mutation ($id: ID!, $email: String) { requestStockAlert(productId: $id, email: $email) }";
const CANCEL = "mutation ($id: ID!) { cancelStockAlert(productId: $id) }";
const RESTOCK = "mutation ($id: ID!) { restockProduct(id: $id, units: 5) { id } }";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(() => shop.sql("truncate stock_alerts"));
afterAll(() => shop.stop());

const anEmail = () => `shopper-${randomUUID()}@example.com`;
const soldOut = async () => ({ id: (await aProduct(shop, { countInStock: 0 })).id });
const request = (id: string, email: string | null, caller: Caller = asVisitor(shop)) =>
  caller.ask<{ requestStockAlert: boolean }>(REQUEST, { id, email });
const stored = () => shop.sql<Record<string, unknown>>("select * from stock_alerts order by created_at, id");
const stock = (id: string, units: number) =>
  shop.sql("update products set count_in_stock = $2 where id = $1", [id, units]);
const age = (time: string) =>
  shop.sql("update stock_alerts set created_at = created_at - $1::interval", [time]);

/** Runs the tasks of a minute, and returns the mails they sent. */
async function aMinute() {
  await runEachMinute(shop);
  return runJobs(shop);
}

it("mails a visitor once when the product is back, with its price and the way to it, and stores nothing any more", async () => {
  const product = await aProduct(shop, { countInStock: 0, price: 75, regularPrice: 90 });
  const email = anEmail();
  expect(await request(product.id, ` ${email.toUpperCase()} `)).toEqual({ requestStockAlert: true });
  expect(await stored()).toMatchObject([
    { product_id: product.id, email, user_id: null, wording: stockAlertConsent.version, queued_at: null },
  ]);
  expect(await aMinute()).toEqual([]);
  await (await asAdmin(shop)).ask(RESTOCK, { id: product.id });
  const [mail, ...others] = await aMinute();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "back-in-stock",
    to: [email],
    subject: `Back in stock: ${product.name}`,
  });
  expect(linksOf(mail as never).text).toContain(`https://shop.example/product/${product.id}`);
  expect(readable(mail as never)).toContain(`${product.name} 75.00$ (was 90.00$)`);
  expect(mail?.html).toContain("https://shop.example/pictures/thing.jpg");
  expectBothFormsToAgree(mail as never);
  expect(await stored()).toEqual([]);
  expect(await aMinute()).toEqual([]);
});

it("mails signed-in customers at the email of their account, whatever they type", async () => {
  const customer = await asCustomer(shop);
  const product = await soldOut();
  const asked = async () =>
    (
      await customer.ask<{ product: object }>(
        "query ($id: ID!) { product(id: $id) { stockAlertRequested } }",
        product,
      )
    ).product;
  expect(await asked()).toEqual({ stockAlertRequested: false });
  await request(product.id, null, customer);
  expect(await asked()).toEqual({ stockAlertRequested: true });
  await request(product.id, anEmail(), customer);
  expect(await stored()).toMatchObject([{ email: customer.email, user_id: customer.id }]);
  expect(await customer.ask(CANCEL, product)).toEqual({ cancelStockAlert: true });
  expect(await customer.ask(CANCEL, product)).toEqual({ cancelStockAlert: false });
  expect(await stored()).toEqual([]);
});

it("ends nobody else's request", async () => {
  const product = await soldOut();
  await request(product.id, null, await asCustomer(shop));
  expect(await (await asCustomer(shop)).ask(CANCEL, product)).toEqual({ cancelStockAlert: false });
  expect(await stored()).toHaveLength(1);
});

it("keeps a request once, renews it at a repeat, and leaves a visitor's to an account of the same email", async () => {
  const customer = await asCustomer(shop, { emailVerified: false });
  const product = await soldOut();
  await Promise.all([1, 2, 3].map(() => request(product.id, customer.email)));
  await age("90 days");
  const [first] = await stored();
  expect(await request(product.id, null, customer)).toEqual({ requestStockAlert: true });
  expect(await stored()).toEqual([first]);
  await request(product.id, customer.email);
  const [renewed, ...others] = await stored();
  expect(others).toEqual([]);
  expect(Number(renewed?.created_at)).toBeGreaterThan(Number(first?.created_at));
});

it("refuses products that aren't sold, are drafts, or can be bought", async () => {
  const codes = async (id: string, caller: Caller) => caller.refusal(REQUEST, { id, email: anEmail() });
  const admin = await asAdmin(shop);
  const gone = await aProduct(shop, { countInStock: 0, archivedAt: new Date() });
  const draft = await aProduct(shop, { countInStock: 0, draft: true });
  for (const id of [gone.id, draft.id, randomUUID(), "nothing", ""])
    for (const caller of [asVisitor(shop), admin]) expect(await codes(id, caller)).toBe("NOT_FOUND");
  const { errors } = await asVisitor(shop).graphql(REQUEST, {
    id: (await aProduct(shop, { countInStock: 2 })).id,
    email: anEmail(),
  });
  expect(errors[0]).toMatchObject({
    message: "It is in stock again. You can order it now.",
    extensions: { code: "CONFLICT" },
  });
  expect(await codes((await aProduct(shop, { countInStock: 1 })).id, asVisitor(shop))).toBeUndefined();
});

it.each([
  null,
  "",
  "ada",
  "ada@example.com, eve@example.com",
  "a\r\nBcc: eve@example.com",
  `${"a".repeat(250)}@example.com`,
])("refuses %j of a visitor, which is no email", async (email) => {
  const { errors } = await asVisitor(shop).graphql(REQUEST, { id: (await soldOut()).id, email });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "email" }] });
});

it("waits for units for sale: not for the unit held back, nor for a draft", async () => {
  const product = await soldOut();
  await request(product.id, anEmail());
  await stock(product.id, 1);
  expect(await aMinute()).toEqual([]);
  await shop.sql("update products set draft = true, count_in_stock = 9 where id = $1", [product.id]);
  expect(await aMinute()).toEqual([]);
  await shop.sql("update products set draft = false where id = $1", [product.id]);
  expect(await aMinute()).toHaveLength(1);
});

it("keeps the request if the product was sold out again before the mail was sent", async () => {
  const product = await soldOut();
  await request(product.id, anEmail());
  await stock(product.id, 5);
  await runEachMinute(shop);
  await stock(product.id, 1);
  expect(await runJobs(shop)).toEqual([]);
  expect(await stored()).toMatchObject([{ queued_at: null }]);
  await stock(product.id, 5);
  expect(await aMinute()).toHaveLength(1);
});

it("queues each mail once with two workers, a limited number a minute, the longest waiting first", async () => {
  const product = await aProduct(shop, { countInStock: 9 });
  await shop.sql(
    `insert into stock_alerts (product_id, email, wording, created_at)
      select $1, n || '@example.com', 'x', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [product.id, 2 * QUEUED_AT_ONCE + 1],
  );
  await queueStockAlerts(aJobContext(shop));
  const [oldest] = await shop.sql(
    "select queued_at is not null as queued from stock_alerts order by created_at",
  );
  expect([oldest, (await waitingJobs(shop)).length]).toEqual([{ queued: true }, QUEUED_AT_ONCE]);
  await Promise.all([queueStockAlerts(aJobContext(shop)), queueStockAlerts(aJobContext(shop))]);
  await queueStockAlerts(aJobContext(shop)); // queues the alerts that one call left while the other had locked them
  expect(JSON.stringify(await waitingJobs(shop))).not.toContain("@example.com");
  const to = (await runJobs(shop)).flatMap((mail) => mail.to);
  expect([to.length, new Set(to).size]).toEqual([2 * QUEUED_AT_ONCE + 1, 2 * QUEUED_AT_ONCE + 1]);
});

it("tries a mail again that the server didn't take, and gives one up that it refuses for good", async () => {
  const product = await soldOut();
  await request(product.id, anEmail());
  await stock(product.id, 5);
  await queueStockAlerts(aJobContext(shop));
  const [alert] = (await stored()) as [{ id: string }];
  const fail = (error: Error) =>
    tasks["mail-back-in-stock"](
      collectMails(shop, {
        send: () => {
          throw error;
        },
      }).ctx,
      { alertId: alert.id },
    );
  await expect(fail(new Error("The server is away."))).rejects.toThrow("The server is away.");
  expect(await stored()).toHaveLength(1);
  await expect(fail(new MailRefused("550"))).rejects.toBeInstanceOf(MailRefused);
  expect(await stored()).toEqual([]);
});

it("ends by itself after 180 days, and with the product", async () => {
  const [product, other] = [await soldOut(), await soldOut()];
  await request(product.id, anEmail());
  await age("179 days");
  await request(other.id, anEmail());
  await runEachMinute(shop);
  expect(await stored()).toHaveLength(2);
  await age("1 day");
  await runEachMinute(shop);
  expect(await stored()).toMatchObject([{ product_id: other.id }]);
  await (await asAdmin(shop)).ask("mutation ($id: ID!) { deleteProduct(id: $id) }", other);
  await runEachMinute(shop);
  expect(await stored()).toEqual([]);
});

it("waits for fifty products with one email at most: a further one takes the place of the oldest", async () => {
  const email = anEmail();
  const products = [];
  for (let n = 0; n <= MAX_STOCK_ALERTS; n += 1) products.push(await soldOut());
  for (const { id } of products) await request(id, email);
  await request(products.at(-1)?.id ?? "", email);
  const remaining = (await stored()).map(({ product_id }) => product_id);
  expect(new Set(remaining)).toEqual(new Set(products.slice(1).map(({ id }) => id)));
});

it("keeps the alerts of an account, however many requests visitors make with its email", async () => {
  const customer = await asCustomer(shop);
  const own = await soldOut();
  await request(own.id, null, customer);
  for (let n = 0; n <= MAX_STOCK_ALERTS; n += 1) await request((await soldOut()).id, customer.email);
  const remaining = await stored();
  expect(remaining.filter(({ user_id }) => user_id === customer.id)).toMatchObject([{ product_id: own.id }]);
  expect(remaining).toHaveLength(1 + MAX_STOCK_ALERTS);
});

it("lets customers with a verified email see, renew and end their requests made as a visitor", async () => {
  const customer = await asCustomer(shop);
  const [one, other] = [await soldOut(), await soldOut()];
  for (const { id } of [one, other]) await request(id, customer.email);
  expect(await customer.ask("query ($id: ID!) { product(id: $id) { stockAlertRequested } }", one)).toEqual({
    product: { stockAlertRequested: true },
  });
  await request(one.id, null, customer);
  expect(await stored()).toMatchObject([{ product_id: other.id, user_id: null }, { user_id: customer.id }]);
  for (const product of [one, other])
    expect(await customer.ask(CANCEL, product)).toEqual({ cancelStockAlert: true });
  expect(await stored()).toEqual([]);
});

it("hides the requests of an email's owner from users who haven't verified it, and lets them end none", async () => {
  const stranger = await asCustomer(shop, { emailVerified: false });
  const product = await soldOut();
  await request(product.id, stranger.email);
  expect(
    await stranger.ask("query ($id: ID!) { product(id: $id) { stockAlertRequested } }", product),
  ).toEqual({ product: { stockAlertRequested: false } });
  expect(await stranger.ask(CANCEL, product)).toEqual({ cancelStockAlert: false });
  expect(await stored()).toHaveLength(1);
});

it("tells an admin, and no customer, how many wait for a product", async () => {
  const product = await soldOut();
  for (let n = 0; n < 3; n += 1) await request(product.id, anEmail());
  const query = "query ($id: ID!) { product(id: $id) { stockAlerts } }";
  expect(await (await asAdmin(shop)).ask(query, product)).toEqual({ product: { stockAlerts: 3 } });
  expect(await (await asCustomer(shop)).refusal(query, product)).toBe("FORBIDDEN");
});

it("deletes the requests of an account that is erased, and those by its email only if that is proved", async () => {
  const customer = await asCustomer(shop);
  const [one, other] = [await soldOut(), await soldOut()];
  await request(one.id, null, customer);
  await request(other.id, customer.email);
  await deleteStockAlerts(aJobContext(shop), customer.id, []);
  expect(await stored()).toMatchObject([{ product_id: other.id }]);
  await deleteStockAlerts(aJobContext(shop), customer.id, [customer.email]);
  expect(await stored()).toEqual([]);
});

describe("a shop that sends no mails", () => {
  it("says so, and stores nothing", async () => {
    const silent = await startTestShop({ policy: { newsletter: false } });
    const product = await aProduct(silent, { countInStock: 0 });
    const { errors } = await asVisitor(silent).graphql(REQUEST, { id: product.id, email: anEmail() });
    expect(errors[0]).toMatchObject({
      message: "This shop doesn't send emails yet, so we didn't save your request.",
      extensions: { code: "CONFLICT" },
    });
    expect(await silent.sql("select * from stock_alerts")).toEqual([]);
    await silent.stop();
  });
});

describe("a sender of many requests", () => {
  it("is refused after a while", async () => {
    const limited = await startTestShop({ rateLimits: new RateLimits({ points: { stockAlert: 2 } }) });
    const { id } = await aProduct(limited, { countInStock: 0 });
    const refused = () => asVisitor(limited).refusal(REQUEST, { id, email: anEmail() });
    const codes = [await refused(), await refused(), await refused()];
    expect(codes).toEqual([undefined, undefined, "RATE_LIMITED"]);
    await limited.stop();
  });
});

it("leads to the address with the product's words", async () => {
  const product = await aProduct(shop, { countInStock: 0, slug: "green-diver" });
  await request(product.id, anEmail());
  await (await asAdmin(shop)).ask(RESTOCK, { id: product.id });
  const [mail] = await aMinute();
  expect(linksOf(mail as never).text).toContain(`https://shop.example/product/${product.id}/green-diver`);
});
