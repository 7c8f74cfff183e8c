import { cartReminderConsent } from "@shop/shared/cart-reminders";
import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import {
  aMinuteOfCarts,
  AGREE,
  agree,
  orderProduct,
  pass,
  put,
  reminderCounts,
  remindOf,
  storedReminder,
} from "../../../test/support/cart-reminders";
import { aJobContext, runEachMinute } from "../../../test/support/jobs";
import { linksOf } from "../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { Mail } from "../../context/job-context";
import { deleteCartReminders } from "./cart-reminders";

const SINCE = "{ me { cartRemindersSince } }";

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
    const { setCartReminders: given } = await agree(customer);
    expect(given.cartRemindersSince).toEqual(expect.any(String));
    expect(await storedReminder(shop, customer)).toMatchObject({
      wording: cartReminderConsent.version,
      ended_at: null,
    });
    expect(await agree(customer)).toEqual({ setCartReminders: given });
    expect(await agree(customer, false)).toEqual({ setCartReminders: { cartRemindersSince: null } });
    expect(await storedReminder(shop, customer)).toMatchObject({ ended_at: expect.any(Date) as Date });
    await agree(customer);
    expect(await storedReminder(shop, customer)).toMatchObject({ ended_at: null });
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
    await agree(customer);
    const query = "query ($id: ID!) { user(id: $id) { cartRemindersSince } }";
    const read = await (await asAdmin(shop)).ask(query, { id: customer.id });
    expect(read).toEqual({ user: { cartRemindersSince: expect.any(String) as string } });
    expect(await (await asCustomer(shop)).refusal(query, { id: customer.id })).toBe("FORBIDDEN");
  });

  it("is deleted with the account, and three years after its end", async () => {
    await agree(customer);
    await deleteCartReminders(aJobContext(shop), customer.id);
    expect(await storedReminder(shop, customer)).toBeUndefined();
    await agree(customer);
    await agree(customer, false);
    await shop.sql("update cart_reminders set ended_at = now() - interval '1094 days'");
    await runEachMinute(shop);
    expect(await storedReminder(shop, customer)).toBeDefined();
    await shop.sql("update cart_reminders set ended_at = now() - interval '1097 days'");
    await runEachMinute(shop);
    expect(await storedReminder(shop, customer)).toBeUndefined();
  });
});

describe("its link to the cart", () => {
  it("leads there, and counts each mail once, but no program that checks links", async () => {
    const { open } = pathsOf(await remindOf(shop, customer, product.id));
    await visit(open, {});
    expect(await reminderCounts(shop)).toMatchObject({ cameBack: 0 });
    for (const { statusCode, headers } of await Promise.all([visit(open), visit(open)])) {
      expect([statusCode, headers.location]).toEqual([302, "/cart"]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    }
    expect(await reminderCounts(shop)).toEqual({ sent: 1, cameBack: 1, ordered: 0 });
  });

  it.each(["x", "x".repeat(32), "%00", "%27".repeat(100)])(
    "leads there even if it is forged: %s",
    async (token) => {
      await remindOf(shop, customer, product.id);
      expect((await visit(`/cart-reminder/open/${token}`)).statusCode).toBe(302);
      expect(await reminderCounts(shop)).toMatchObject({ cameBack: 0 });
    },
  );
});

describe("an order", () => {
  it("counts once if it has a product of the mail, within seven days", async () => {
    await remindOf(shop, customer, product.id);
    await orderProduct(customer, (await aProduct(shop)).id);
    await aMinuteOfCarts(shop);
    expect(await reminderCounts(shop)).toMatchObject({ ordered: 0 });
    await pass(shop, "6 days");
    await orderProduct(customer, product.id);
    await aMinuteOfCarts(shop);
    await aMinuteOfCarts(shop);
    expect(await reminderCounts(shop)).toEqual({ sent: 1, cameBack: 0, ordered: 1 });
  });

  it.each(["after seven days", "by another customer"])("doesn't count %s", async (which) => {
    await remindOf(shop, customer, product.id);
    if (which === "after seven days") await pass(shop, "170 hours");
    else customer = await asCustomer(shop);
    await orderProduct(customer, product.id);
    await aMinuteOfCarts(shop);
    expect(await reminderCounts(shop)).toMatchObject({ sent: 1, ordered: 0 });
  });
});

describe("its link to stop", () => {
  it("asks first, stops without a sign-in, and says the same when it is used again", async () => {
    const { stop } = pathsOf(await remindOf(shop, customer, product.id));
    const asked = await visit(stop);
    expect(asked.body).toContain("Stop emails about your cart?");
    expect(asked.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await storedReminder(shop, customer)).toMatchObject({ ended_at: null });
    const [first, second] = [await post(stop), await post(stop)];
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(first.body).toContain("You won&#x27;t get these emails anymore");
    expect(await customer.ask(SINCE)).toEqual({ me: { cartRemindersSince: null } });
    await put(customer, product.id, 9);
    await pass(shop, "40 days");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
  });

  it("stops by one click in a mail program (RFC 8058)", async () => {
    const { unsubscribeUrl = "" } = await remindOf(shop, customer, product.id);
    expect((await post(new URL(unsubscribeUrl).pathname, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
    expect(await storedReminder(shop, customer)).toMatchObject({ ended_at: expect.any(Date) as Date });
  });

  it("stops only its own customer's mails", async () => {
    const { stop } = pathsOf(await remindOf(shop, customer, product.id));
    const other = await asCustomer(shop);
    await agree(other);
    await post(stop);
    expect(await other.ask(SINCE)).toEqual({ me: { cartRemindersSince: expect.any(String) as string } });
  });

  it.each(["x", "x".repeat(32), "%00", "%27".repeat(100)])(
    "is refused kindly if it is forged: %s",
    async (token) => {
      await agree(customer);
      const { statusCode, body } = await post(`/cart-reminder/stop/${token}`);
      expect([statusCode, body.includes("This link doesn&#x27;t work")]).toEqual([200, true]);
      expect(await storedReminder(shop, customer)).toMatchObject({ ended_at: null });
    },
  );

  it("is refused kindly after the account was deleted", async () => {
    const { stop } = pathsOf(await remindOf(shop, customer, product.id));
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
