import { randomUUID } from "node:crypto";
import { asAdmin, asVisitor } from "../../../test/support/builders";
import { aJobContext, runJobs } from "../../../test/support/jobs";
import { mailsOf, readable } from "../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { RateLimits } from "../../limits/rate-limits";
import { dropMailsNaming } from "../jobs/drop-mails";
import { messagesOf } from "../mails/delete-mails";
import { messageOf } from "../mails/transport/message";

const SEND = `mutation ($name: String!, $email: String!, $orderNumber: String, $message: String!) {
  sendMessage(name: $name, email: $email, orderNumber: $orderNumber, message: $message)
}`;
const OPERATOR = "hello@shop.example";
const seller = { shop: "Test & Shop", email: OPERATOR };

let shop: TestShop;
let limits = new RateLimits();
beforeAll(async () => {
  shop = await startTestShop({ policy: { seller }, rateLimits: { of: (caller) => limits.of(caller) } });
});
afterAll(() => shop.stop());

const aMessage = () => ({
  ...{ name: "Ada Lovelace", email: `ada-${randomUUID()}@example.com`, orderNumber: "1234-5678" },
  message: "Will it arrive\nbefore Friday?",
});
const send = (typed: Record<string, unknown>) => asVisitor(shop).ask(SEND, typed);
const refusalOf = (typed: Record<string, unknown>) => asVisitor(shop).graphql(SEND, typed);
const waiting = () =>
  shop.sql("select key, last_error from graphile_worker.jobs where task_identifier = 'mail-message'");
const noServer = {
  send: () => Promise.reject(new Error("connect ECONNREFUSED")),
  deleteMails: () => Promise.resolve(),
};

it("mails a message to the operator, whose reply goes to the customer", async () => {
  const typed = aMessage();
  expect(await send(typed)).toEqual({ sendMessage: true });
  const [mail, ...others] = await runJobs(shop);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    ...{ to: [OPERATOR], replyTo: typed.email },
    subject: "Message from Ada Lovelace about order 1234-5678",
  });
  expect(mail?.text).toMatch(/Will it arrive\nbefore Friday\?/);
  expect(readable(mail as never)).toContain(typed.email);
});

it("keeps a message until the mail server takes it, once however often it is sent", async () => {
  const typed = aMessage();
  await send(typed);
  await send(typed);
  expect(await runJobs(shop, noServer)).toEqual([]);
  expect(await waiting()).toMatchObject([{ last_error: expect.stringContaining("ECONNREFUSED") as string }]);
  await shop.sql("update graphile_worker._private_jobs set run_at = now()");
  expect(await runJobs(shop)).toMatchObject([{ replyTo: typed.email }]);
  expect(await waiting()).toEqual([]);
});

it("sends a message to all admins where the operator has no email, and keeps it where there is no admin", async () => {
  const policy = { ...shop.policy, seller: { shop: "Test & Shop" } };
  await expect(mailsOf(shop, "mail-message", aMessage(), { policy })).rejects.toThrow(/neither an admin/);
  const { email } = await asAdmin(shop);
  expect(await mailsOf(shop, "mail-message", aMessage(), { policy })).toMatchObject([{ to: [email] }]);
});

it("adds no header and no markup to the mail, whatever is typed", async () => {
  const name = "Ada\r\nBcc: all@example.com\u2028<b>";
  await send({ ...aMessage(), name, orderNumber: null, message: "<script>alert(1)</script>" });
  const [mail] = await runJobs(shop);
  const { subject, bcc } = messageOf(mail as never, { name: "", address: OPERATOR });
  expect([subject, bcc]).toEqual(["Message from Ada Bcc: all@example.com <b>", undefined]);
  expect(mail?.html).not.toMatch(/<script|<b>/);
});

it.each([
  ["name", ["", " ", "x".repeat(101), "\0"]],
  ["email", ["", "ada", "ada@example.com\r\nBcc: all@example.com", "a@b.c, d@e.f", `${"x".repeat(251)}@b.c`]],
  ["orderNumber", ["", "12345678", "1234-5678\n", "#1234-5678"]],
  ["message", ["", "\n", "x".repeat(2_001), "\ud800"]],
])("refuses a %s out of its bounds, and names it", async (field, values) => {
  for (const value of values) {
    const { errors } = await refusalOf({ ...aMessage(), [field]: value });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  }
  expect(await waiting()).toEqual([]);
});

it("takes a message of the maximum length, also about an order that doesn't exist", async () => {
  const message = "😀".repeat(2_000);
  expect(await send({ ...aMessage(), message, orderNumber: "0000-0000" })).toEqual({ sendMessage: true });
  expect(await runJobs(shop)).toHaveLength(1);
});

it("takes only so many messages an hour", async () => {
  limits = new RateLimits({ points: { message: 1 } });
  await send(aMessage());
  const { errors } = await refusalOf(aMessage());
  limits = new RateLimits();
  expect(errors[0]?.extensions.code).toBe("RATE_LIMITED");
  expect(await runJobs(shop)).toHaveLength(1);
});

it("forgets the waiting messages of a person whose account is deleted, and no others", async () => {
  const [leaving, staying] = [aMessage(), aMessage()];
  await send(leaving);
  await send(staying);
  const email = leaving.email.toUpperCase();
  await dropMailsNaming(aJobContext(shop), email, messagesOf(email));
  expect(await runJobs(shop)).toMatchObject([{ replyTo: staying.email }]);
});

describe("the form without code", () => {
  const post = async (fields: Record<string, string>) => {
    const { statusCode, body } = await shop.app.inject({
      ...{ method: "POST", url: "/contact", payload: new URLSearchParams(fields).toString() },
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    });
    expect(statusCode).toBe(200);
    return body;
  };

  it("sends a message, with or without an order", async () => {
    const { name, email } = aMessage();
    const fields = { name, email, orderNumber: "", message: "語".repeat(1_500) };
    expect(await post(fields)).toContain("Your message is on its way");
    expect(await runJobs(shop)).toMatchObject([{ replyTo: email, subject: "Message from Ada Lovelace" }]);
  });

  it("says what is wrong, and sends nothing", async () => {
    expect(await post({})).toContain("Your message wasn&#x27;t sent");
    const html = await post({ ...aMessage(), orderNumber: "my last one" });
    expect(readable({ html })).toContain("like 1234-5678");
    expect(await waiting()).toEqual([]);
    limits = new RateLimits({ points: { message: 1 } });
    await post(aMessage());
    expect(await post(aMessage())).toContain("Please wait a moment");
    limits = new RateLimits();
    expect(await runJobs(shop)).toHaveLength(1);
  });
});

it("takes no message where the shop sends no mails", async () => {
  const silent = await startTestShop({ policy: { newsletter: false } });
  expect(await asVisitor(silent).refusal(SEND, aMessage())).toBe("CONFLICT");
  await silent.stop();
});
