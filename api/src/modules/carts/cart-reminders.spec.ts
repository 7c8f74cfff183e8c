import { randomUUID } from "node:crypto";
import { cartReminderConsent } from "@shop/shared/cart-reminders";
import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aGroup } from "../../../test/support/groups";
import { aJobContext, runEachMinute, runJobs, waitingJobs } from "../../../test/support/jobs";
import { collectMails, expectBothFormsToAgree, linksOf, readable } from "../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { tasks } from "../../boot/tasks";
import { type Mail, MailRefused } from "../../context/job-context";
import { deleteCartReminders } from "./cart-reminders";
import { queueCartReminders } from "./queue-cart-reminders";

const AGREE = "mutation ($wanted: Boolean!) { setCartReminders(wanted: $wanted) { cartRemindersSince } }";
const SINCE = "{ me { cartRemindersSince } }";
const SAVE =
  "mutation ($changes: [CartChangeInput!]!) { saveCart(input: { changes: $changes }) { productId } }";
const PLACE = `mutation ($items: [CartItemInput!]!, $key: ID!) {
  placeOrders(input: { items: $items, name: "Ada", address: "1 Quay", phone: "555 0100", idempotencyKey: $key }) { __typename }
}`;
const COUNTS = "{ cartReminderCounts { sent cameBack ordered } }";

let shop: TestShop;
let customer: Person;
let product: { id: string; name: string };
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate cart_reminders, cart_reminder_days");
  customer = await asCustomer(shop);
  product = await aProduct(shop);
});
afterAll(() => shop.stop());

const agree = (wanted = true, person = customer) =>
  person.ask<{ setCartReminders: { cartRemindersSince: string | null } }>(AGREE, { wanted });
const put = (productId: string, quantity = 2, merge = false) =>
  customer.ask(SAVE, { changes: [{ productId, quantity, merge }] });
const order = (productId: string) =>
  customer.ask(PLACE, { items: [{ productId, qty: 1 }], key: randomUUID() });
const stored = async () => {
  const [reminder] = await shop.sql<Record<string, unknown>>(
    "select * from cart_reminders where user_id = $1",
    [customer.id],
  );
  return reminder;
};
const counts = async () =>
  (await (await asAdmin(shop)).ask<{ cartReminderCounts: object }>(COUNTS)).cartReminderCounts;

/** Lets time pass for all carts and their mails. */
async function pass(time: string): Promise<void> {
  await shop.sql(
    `update cart_reminders set cart_changed_at = cart_changed_at - $1::interval, queued_at = queued_at - $1::interval,
      mailed_at = mailed_at - $1::interval`,
    [time],
  );
  await shop.sql("update orders set created_at = created_at - $1::interval", [time]);
}

/** Runs the tasks of a minute, and returns the mails about carts that they sent. */
async function aMinute(): Promise<Mail[]> {
  await runEachMinute(shop);
  return (await runJobs(shop)).filter(({ kind }) => kind === "cart-reminder");
}

/** The customer agrees, and leaves a cart for a day. */
async function leaveCart(productId = product.id): Promise<void> {
  await agree();
  await put(productId);
  await pass("25 hours");
}

async function reminded(): Promise<Mail> {
  await leaveCart();
  const [mail] = await aMinute();
  if (!mail) throw new Error("no mail was sent");
  return mail;
}

const pathsOf = (mail: Mail) => {
  const paths = linksOf(mail).text.map((link) => new URL(link).pathname);
  const pathIn = (start: string) => paths.find((path) => path.startsWith(start)) ?? "";
  return { open: pathIn("/cart-reminder/open/"), stop: pathIn("/cart-reminder/stop/") };
};
const visit = (url: string, headers: Record<string, string> = { "sec-fetch-mode": "navigate" }) =>
  shop.app.inject({ url, headers: { accept: "text/html", ...headers } });
const post = (url: string, payload = "") =>
  shop.app.inject({
    method: "POST",
    url,
    payload,
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
  });

describe("the consent", () => {
  it("is off until the customer gives it, has its time and wording, and can be withdrawn and given again", async () => {
    expect(await customer.ask(SINCE)).toEqual({ me: { cartRemindersSince: null } });
    const { setCartReminders: given } = await agree();
    expect(given.cartRemindersSince).toEqual(expect.any(String));
    expect(await stored()).toMatchObject({ wording: cartReminderConsent.version, ended_at: null });
    expect(await agree()).toEqual({ setCartReminders: given });
    expect(await agree(false)).toEqual({ setCartReminders: { cartRemindersSince: null } });
    expect(await stored()).toMatchObject({ ended_at: expect.any(Date) as Date });
    await agree();
    expect(await stored()).toMatchObject({ ended_at: null });
  });

  it("is not given without a verified email, except in a demo, nor in a shop that sends no mails", async () => {
    const unproved = { emailVerified: false };
    const strict = await startTestShop({ policy: { verifiedEmail: new Set(["admins"]) } });
    const silent = await startTestShop({ policy: { newsletter: false } });
    expect(await (await asCustomer(strict, unproved)).refusal(AGREE, { wanted: true })).toBe("CONFLICT");
    expect(await (await asCustomer(silent)).refusal(AGREE, { wanted: true })).toBe("CONFLICT");
    expect(await (await asCustomer(silent)).refusal(AGREE, { wanted: false })).toBeUndefined();
    expect(await (await asCustomer(shop, unproved)).refusal(AGREE, { wanted: true })).toBeUndefined();
    for (const other of [strict, silent]) {
      expect(await other.sql("select from cart_reminders")).toEqual([]);
      await other.stop();
    }
  });

  it("is read by admins, and by no other customer", async () => {
    await agree();
    const query = "query ($id: ID!) { user(id: $id) { cartRemindersSince } }";
    const read = await (await asAdmin(shop)).ask(query, { id: customer.id });
    expect(read).toEqual({ user: { cartRemindersSince: expect.any(String) as string } });
    expect(await (await asCustomer(shop)).refusal(query, { id: customer.id })).toBe("FORBIDDEN");
  });

  it("is deleted with the account, and three years after its end", async () => {
    await agree();
    await deleteCartReminders(aJobContext(shop), customer.id);
    expect(await stored()).toBeUndefined();
    await agree();
    await agree(false);
    await shop.sql("update cart_reminders set ended_at = now() - interval '1094 days'");
    await runEachMinute(shop);
    expect(await stored()).toBeDefined();
    await shop.sql("update cart_reminders set ended_at = now() - interval '1097 days'");
    await runEachMinute(shop);
    expect(await stored()).toBeUndefined();
  });
});

describe("the mail", () => {
  it("comes once, a day after the cart was left, with its products, options, prices of today and pictures", async () => {
    const group = await aGroup(shop, { options: ["Strap"] }, [["Steel"]], [["Leather"]]);
    await agree();
    await put(product.id);
    for (const { id } of group.products) await put(id, 1);
    await shop.sql("update products set price_cents = 7500, regular_price_cents = 9000 where id = $1", [
      product.id,
    ]);
    await pass("23 hours");
    expect(await aMinute()).toEqual([]);
    await pass("1 hour");
    const [mail, ...others] = (await aMinute()) as [Mail];
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [customer.email], subject: "Your cart at Test shop" });
    expect(readable(mail)).toContain(`${product.name} 2 × 75.00$ (was 90.00$) 150.00$`);
    expect(mail.text).toContain("Strap: Leather");
    expect(mail.html).toContain("https://shop.example/pictures/thing.jpg");
    expectBothFormsToAgree(mail);
    expect(mail.unsubscribeUrl).toBe(`https://shop.example${pathsOf(mail).stop}`);
    expect(await aMinute()).toEqual([]);
    expect(await counts()).toEqual({ sent: 1, cameBack: 0, ordered: 0 });
  });

  it("lists ten products of a cart with a hundred, and counts the others", async () => {
    await agree();
    await shop.sql(
      `with product as (
          insert into products (name, description, price_cents, image, rating, count_in_stock)
            select 'Bolt ' || $2 || n, 'x', 100, '/x', 3, 10 from generate_series(1, 100) n returning id
        ) insert into cart_entries (user_id, product_id, quantity) select $1, id, 1 from product`,
      [customer.id, randomUUID()],
    );
    await pass("25 hours");
    const [mail] = (await aMinute()) as [Mail];
    expect(mail.text.match(/Bolt/g)).toHaveLength(10);
    expect(mail.text).toContain("Further products: 90");
    expect(mail.text).toContain("Products: 100.00$");
  });

  it("leaves out products that were sold out, hidden or removed from the shop, and doesn't come for these alone", async () => {
    const [soldOut, draft, archived] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)];
    await agree();
    for (const { id } of [soldOut, draft, archived]) await put(id);
    await shop.sql("update products set count_in_stock = 1 where id = $1", [soldOut.id]);
    await shop.sql("update products set draft = true where id = $1", [draft.id]);
    await shop.sql("update products set archived_at = now() where id = $1", [archived.id]);
    await pass("25 hours");
    expect(await aMinute()).toEqual([]);
    expect(await stored()).toMatchObject({ queued_at: null, mailed_at: null });
    await shop.sql("insert into cart_entries (user_id, product_id, quantity) values ($1, $2, 1)", [
      customer.id,
      product.id,
    ]);
    const [mail] = (await aMinute()) as [Mail];
    expect(mail.text).toContain(product.name);
    for (const { name } of [soldOut, draft, archived]) expect(mail.text).not.toContain(name);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["has withdrawn the consent", () => agree(false)],
    ["was blocked", () => shop.sql("update users set archived_at = now() where id = $1", [customer.id])],
    ["is leaving", () => shop.sql("update users set deletion_began_at = now() where id = $1", [customer.id])],
    ["has ordered since", () => order(product.id)],
    ["has ordered another product since", async () => order((await aProduct(shop)).id)],
    ["has emptied the cart", () => put(product.id, 0)],
    ["has changed the cart", () => put(product.id, 5)],
    ["left the cart long ago", () => pass("3 days")],
  ])("doesn't come if the customer %s", async (_, happens) => {
    await leaveCart();
    await happens();
    expect(await aMinute()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["stopped the mails", () => agree(false)],
    ["was blocked", () => shop.sql("update users set archived_at = now() where id = $1", [customer.id])],
    ["ordered", () => order(product.id)],
    ["emptied the cart", () => put(product.id, 0)],
  ])("isn't sent if the customer %s while it was queued", async (_, happens) => {
    await leaveCart();
    await queueCartReminders(aJobContext(shop));
    await happens();
    expect((await runJobs(shop)).filter(({ kind }) => kind === "cart-reminder")).toEqual([]);
    expect(await stored()).toMatchObject({ queued_at: null, mailed_at: null });
  });

  it("comes again only for a cart that was changed and left again, 30 days later at the earliest", async () => {
    await reminded();
    await pass("31 days");
    expect(await aMinute()).toEqual([]);
    await put(product.id, 2); // no change
    await put(product.id, 1, true); // a visitor's smaller quantity is no change either
    await pass("25 hours");
    expect(await aMinute()).toEqual([]);
    await put(product.id, 3);
    await pass("25 hours");
    expect(await aMinute()).toHaveLength(1);
    await put(product.id, 4);
    await pass("25 hours");
    expect(await aMinute()).toEqual([]);
  });

  it("is queued once by several processes, and again only if a given-up job's cart was changed", async () => {
    await leaveCart();
    await Promise.all([1, 2, 3].map(() => queueCartReminders(aJobContext(shop))));
    const jobs = async () => (await waitingJobs(shop)).filter(({ task }) => task === "mail-cart-reminder");
    expect(await jobs()).toHaveLength(1);
    expect(JSON.stringify(await jobs())).not.toContain(customer.email);
    await shop.sql("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
    expect(await aMinute()).toEqual([]);
    await put(product.id, 3);
    await pass("25 hours");
    expect(await aMinute()).toHaveLength(1);
  });

  it("is tried again if the server didn't take it, under one name, and not if it refuses for good", async () => {
    await leaveCart();
    await queueCartReminders(aJobContext(shop));
    const keys: string[] = [];
    const fail = (error: Error) =>
      tasks["mail-cart-reminder"](
        collectMails(shop, {
          send: ({ key }) => {
            keys.push(key);
            throw error;
          },
        }).ctx,
        { userId: customer.id },
      );
    await expect(fail(new Error("The server is away."))).rejects.toThrow("The server is away.");
    await expect(fail(new MailRefused("550"))).rejects.toBeInstanceOf(MailRefused);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await aMinute()).toEqual([]);
    expect(await counts()).toEqual({ sent: 0, cameBack: 0, ordered: 0 });
  });
});

describe("its link to the cart", () => {
  it("leads there, and counts each mail once, but no program that checks links", async () => {
    const { open } = pathsOf(await reminded());
    await visit(open, {});
    expect(await counts()).toMatchObject({ cameBack: 0 });
    for (const { statusCode, headers } of await Promise.all([visit(open), visit(open)])) {
      expect([statusCode, headers.location]).toEqual([302, "/cart"]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    }
    expect(await counts()).toEqual({ sent: 1, cameBack: 1, ordered: 0 });
  });

  it.each(["x", "x".repeat(32), "%00", "%27".repeat(100)])(
    "leads there even if it is forged: %s",
    async (token) => {
      await reminded();
      expect((await visit(`/cart-reminder/open/${token}`)).statusCode).toBe(302);
      expect(await counts()).toMatchObject({ cameBack: 0 });
    },
  );
});

describe("an order", () => {
  it("counts once if it has a product of the mail, within seven days", async () => {
    await reminded();
    await order((await aProduct(shop)).id);
    await aMinute();
    expect(await counts()).toMatchObject({ ordered: 0 });
    await pass("6 days");
    await order(product.id);
    await aMinute();
    await aMinute();
    expect(await counts()).toEqual({ sent: 1, cameBack: 0, ordered: 1 });
  });

  it.each(["after seven days", "by another customer"])("doesn't count %s", async (which) => {
    await reminded();
    if (which === "after seven days") await pass("170 hours");
    else customer = await asCustomer(shop);
    await order(product.id);
    await aMinute();
    expect(await counts()).toMatchObject({ sent: 1, ordered: 0 });
  });
});

describe("its link to stop", () => {
  it("asks first, stops without a sign-in, and says the same when it is used again", async () => {
    const { stop } = pathsOf(await reminded());
    const asked = await visit(stop);
    expect(asked.body).toContain("Stop emails about your cart?");
    expect(asked.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await stored()).toMatchObject({ ended_at: null });
    const [first, second] = [await post(stop), await post(stop)];
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(first.body).toContain("You won&#x27;t get these emails anymore");
    expect(await customer.ask(SINCE)).toEqual({ me: { cartRemindersSince: null } });
    await put(product.id, 9);
    await pass("40 days");
    expect(await aMinute()).toEqual([]);
  });

  it("stops by one click in a mail program (RFC 8058)", async () => {
    const { unsubscribeUrl = "" } = await reminded();
    expect((await post(new URL(unsubscribeUrl).pathname, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ ended_at: expect.any(Date) as Date });
  });

  it("stops only its own customer's mails", async () => {
    const { stop } = pathsOf(await reminded());
    const other = await asCustomer(shop);
    await agree(true, other);
    await post(stop);
    expect(await other.ask(SINCE)).toEqual({ me: { cartRemindersSince: expect.any(String) as string } });
  });

  it.each(["x", "x".repeat(32), "%00", "%27".repeat(100)])(
    "is refused kindly if it is forged: %s",
    async (token) => {
      await agree();
      const { statusCode, body } = await post(`/cart-reminder/stop/${token}`);
      expect([statusCode, body.includes("This link doesn&#x27;t work")]).toEqual([200, true]);
      expect(await stored()).toMatchObject({ ended_at: null });
    },
  );

  it("is refused kindly after the account was deleted", async () => {
    const { stop } = pathsOf(await reminded());
    await deleteCartReminders(aJobContext(shop), customer.id);
    expect((await post(stop)).body).toContain("This link doesn&#x27;t work");
  });
});

it("counts the mails of the last days in the shop's time zone, for admins and staff who read orders", async () => {
  await shop.sql(
    `insert into cart_reminder_days (day, sent, came_back, ordered)
      select to_char(now() at time zone 'UTC' - n * interval '1 day', 'YYYY-MM-DD'), 10, 3, 1 from generate_series(0, 40) n`,
  );
  const admin = await asAdmin(shop);
  const query = "query ($days: Int!) { cartReminderCounts(days: $days) { sent cameBack ordered } }";
  expect(await admin.ask(query, { days: 7 })).toEqual({
    cartReminderCounts: { sent: 70, cameBack: 21, ordered: 7 },
  });
  for (const days of [0, -1, 366]) expect(await admin.refusal(query, { days })).toBe("BAD_USER_INPUT");
  expect(await customer.refusal(query, { days: 7 })).toBe("FORBIDDEN");
});
