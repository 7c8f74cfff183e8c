import { randomUUID } from "node:crypto";
import { CONSENT_VERSION } from "@shop/shared/newsletter";
import { asAdmin, asVisitor } from "../../../test/support/builders";
import { collectMails, linksOf } from "../../../test/support/mails";
import { runEachMinute, runJobs } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { RateLimits } from "../../limits/rate-limits";
import { messageOf } from "../mails/transport/message";
import { deleteSubscriptions } from "./newsletter";

const SUBSCRIBE = "mutation ($email: String!) { subscribeToNewsletter(email: $email) }";
const CONFIRM = "mutation ($token: String!) { confirmNewsletter(token: $token) }";
const UNSUBSCRIBE = "mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const anEmail = () => `reader-${randomUUID()}@example.com`;
const subscribe = (email: string) => asVisitor(shop).ask(SUBSCRIBE, { email });
const confirm = (token: string) => asVisitor(shop).ask(CONFIRM, { token });
const unsubscribe = (token: string) => asVisitor(shop).ask(UNSUBSCRIBE, { token });
const stored = (email: string) =>
  shop.sql("select * from newsletter_subscriptions where email = $1 order by created_at", [email]);
/** Moves a subscription's times back by this duration. */
const age = (email: string, time: string) =>
  shop.sql(
    `update newsletter_subscriptions set created_at = created_at - $2::interval,
      confirmed_at = confirmed_at - $2::interval, unsubscribed_at = unsubscribed_at - $2::interval where email = $1`,
    [email, time],
  );

/** The tokens in the links of the only mail sent now. */
async function tokensMailed(): Promise<{ confirm: string; unsubscribe: string }> {
  const [mail, ...others] = await runJobs(shop);
  expect(others).toEqual([]);
  const links = linksOf(mail as never).text;
  const tokenIn = (path: string) =>
    links
      .find((link) => link.includes(path))
      ?.split("/")
      .at(-1) ?? "";
  return { confirm: tokenIn("/newsletter/confirm/"), unsubscribe: tokenIn("/newsletter/unsubscribe/") };
}

async function aSubscriber(email = anEmail()) {
  await subscribe(email);
  const tokens = await tokensMailed();
  expect(await confirm(tokens.confirm)).toEqual({ confirmNewsletter: true });
  return { email, ...tokens };
}

it("subscribes an email once its owner has confirmed, and stores the accepted consent text", async () => {
  const email = anEmail();
  expect(await subscribe(` ${email.toUpperCase()} `)).toEqual({ subscribeToNewsletter: true });
  const waiting = { email, wording: CONSENT_VERSION, confirmed_at: null, unsubscribed_at: null };
  expect(await stored(email)).toMatchObject([waiting]);
  const { confirm: token } = await tokensMailed();
  expect(await confirm(token)).toEqual({ confirmNewsletter: true });
  expect(await confirm(token)).toEqual({ confirmNewsletter: true });
  expect(await stored(email)).toMatchObject([{ ...waiting, confirmed_at: expect.any(Date) as Date }]);
});

it("writes to the email alone, with both forms and a way to unsubscribe that mail programs know", async () => {
  const email = anEmail();
  await subscribe(email);
  const [mail] = await runJobs(shop);
  expect(mail).toMatchObject({ to: [email], kind: "newsletter-confirmation" });
  expect(linksOf(mail as never).text).toEqual(linksOf(mail as never).html);
  const { headers } = messageOf(mail as never, { name: "", address: "shop@shop.example" });
  expect(headers).toMatchObject({
    "List-Unsubscribe": expect.stringMatching(/^<https:.*\/newsletter\/unsubscribe\/[\w-]{32}>$/) as string,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("has no email in its job", async () => {
  const email = anEmail();
  await subscribe(email);
  const [{ jobs } = { jobs: "" }] = await shop.sql<{ jobs: string }>(
    "select json_agg(to_json(job))::text || json_agg(to_json(payload))::text as jobs from graphile_worker._private_jobs job",
  );
  expect(jobs).toContain("subscriptionId");
  expect(jobs).not.toContain("example.com");
  await runJobs(shop);
});

it("answers the same for an email that waits, is subscribed, or has unsubscribed, and mails it at most once a day", async () => {
  const { email, unsubscribe: token } = await aSubscriber();
  expect(await subscribe(email)).toEqual({ subscribeToNewsletter: true });
  expect(await runJobs(shop)).toEqual([]);
  await unsubscribe(token);
  expect(await subscribe(email)).toEqual({ subscribeToNewsletter: true });
  expect(await runJobs(shop)).toEqual([]);
  await age(email, "25 hours");
  await Promise.all([1, 2, 3].map(() => subscribe(email)));
  expect(await runJobs(shop)).toHaveLength(1);
  expect(await subscribe(email)).toEqual({ subscribeToNewsletter: true });
  expect(await runJobs(shop)).toEqual([]);
});

it("sends the link again on the next day, and the first one still works", async () => {
  const email = anEmail();
  await subscribe(email);
  const first = await tokensMailed();
  await age(email, "25 hours");
  await subscribe(email);
  const second = await tokensMailed();
  expect(second.unsubscribe).toBe(first.unsubscribe);
  expect(await confirm(first.confirm)).toEqual({ confirmNewsletter: true });
  expect(await confirm(second.confirm)).toEqual({ confirmNewsletter: true });
});

it("refuses links to confirm that are forged, of a sign-in, too old, or of a subscription that has ended", async () => {
  const { unsubscribe: ending, confirm: token } = await aSubscriber();
  const [id, epoch] = [randomUUID(), 0];
  const { accessToken } = shop.accessTokens.issue({ userId: id, epoch });
  const old = shop.accessTokens.signLink("newsletter", id, new Date(Date.now() - 49 * 3_600_000));
  const unknown = shop.accessTokens.signLink("newsletter", id, new Date());
  const forged = `${token.slice(0, -2)}${token.endsWith("A") ? "B" : "A"}A`;
  for (const bad of ["", "x".repeat(5_000), forged, accessToken, old, unknown, ending])
    expect(await confirm(bad)).toEqual({ confirmNewsletter: false });
  await unsubscribe(ending);
  expect(await confirm(token)).toEqual({ confirmNewsletter: false });
});

it("is no access token", async () => {
  const { confirm: token } = await aSubscriber();
  expect(shop.accessTokens.read(token)).toBeNull();
});

it("unsubscribes at any time by the link of each mail, and stores for three years that it was agreed to", async () => {
  const { email, unsubscribe: token } = await aSubscriber();
  await age(email, "4 years");
  expect(await unsubscribe(token)).toEqual({ unsubscribeFromNewsletter: true });
  expect(await unsubscribe(token)).toEqual({ unsubscribeFromNewsletter: true });
  await runEachMinute(shop);
  expect(await stored(email)).toMatchObject([{ unsubscribed_at: expect.any(Date) as Date }]);
  await age(email, "3 years 1 day");
  await runEachMinute(shop);
  expect(await stored(email)).toEqual([]);
  for (const bad of ["", token, "x".repeat(32), "'; drop table users"])
    expect(await unsubscribe(bad)).toEqual({ unsubscribeFromNewsletter: false });
});

it("deletes subscriptions not confirmed within 48 hours, and sends no more mail about them", async () => {
  const email = anEmail();
  await subscribe(email);
  await age(email, "49 hours");
  await runEachMinute(shop);
  expect(await stored(email)).toEqual([]);
  expect(await runJobs(shop)).toEqual([]);
});

it.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example.com, eve@example.com",
  "a\r\nBcc: eve@example.com",
  `${"a".repeat(250)}@example.com`,
])("refuses %j, which is no email", async (email) => {
  const { errors } = await asVisitor(shop).graphql(SUBSCRIBE, { email });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "email" }] });
});

it("deletes an email with all that was agreed to", async () => {
  const { email, unsubscribe: token } = await aSubscriber();
  await unsubscribe(token);
  await age(email, "2 days");
  await aSubscriber(email);
  expect(await stored(email)).toHaveLength(2);
  await deleteSubscriptions(collectMails(shop).ctx, email);
  expect(await stored(email)).toEqual([]);
});

it("shows an admin how many get it, and exports them as a sheet with a link to unsubscribe each", async () => {
  await shop.sql("truncate newsletter_subscriptions");
  const gone = await aSubscriber();
  await unsubscribe(gone.unsubscribe);
  await subscribe(anEmail());
  await runJobs(shop);
  const { email, unsubscribe: token } = await aSubscriber("+formula@example.com");
  const admin = await asAdmin(shop);
  expect(await admin.ask("{ newsletterSubscribers }")).toEqual({ newsletterSubscribers: 1 });
  const { headers, text } = await admin.get("/exports/newsletter.csv");
  expect(headers["content-disposition"]).toBe('attachment; filename="newsletter.csv"');
  const [head, first, ...rest] = text.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFemail,enteredAt,confirmedAt,wording,unsubscribeUrl");
  expect(first?.split(",")[0]).toBe(`'${email}`);
  expect(first).toMatch(new RegExp(`/newsletter/unsubscribe/${token}$`));
  expect(rest).toEqual([]);
});

describe("a shop that sends no mails", () => {
  it("says so, and stores nothing", async () => {
    const silent = await startTestShop({ policy: { newsletter: false } });
    const { errors } = await asVisitor(silent).graphql(SUBSCRIBE, { email: anEmail() });
    expect(errors[0]).toMatchObject({
      message: "Our newsletter hasn't started yet. Your email wasn't saved.",
      extensions: { code: "CONFLICT" },
    });
    expect(await silent.sql("select * from newsletter_subscriptions")).toEqual([]);
    await silent.stop();
  });
});

describe("a sender of many emails", () => {
  it("is refused after a while", async () => {
    const limited = await startTestShop({ rateLimits: new RateLimits({ points: { newsletter: 2 } }) });
    const refused = () => asVisitor(limited).refusal(SUBSCRIBE, { email: anEmail() });
    const codes = [await refused(), await refused(), await refused()];
    expect(codes).toEqual([undefined, undefined, "RATE_LIMITED"]);
    await limited.stop();
  });
});
