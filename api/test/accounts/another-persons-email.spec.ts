import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createMailer } from "../../src/modules/mails/transport/create-mailer";
import { signInAtFirebase, uniqueEmail, updateAccount } from "../support/accounts";
import { aProduct, asAdmin, asVisitor } from "../support/builders";
import type { Caller } from "../support/caller";
import { anOrderForm, PLACE_ORDER } from "../support/operations";
import { runEachMinute, runJobs } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { signIn } from "../support/sessions";
import { aLeavingCustomer, deletionOf } from "./leaving";

const mailer = (dataDir: string) =>
  createMailer(
    { smtpUrl: undefined, from: { name: "Shop", address: "shop@example.com" }, replyTo: undefined, dataDir },
    pino({ level: "silent" }),
  );

let shop: TestShop;
let dataDir: string;
beforeAll(async () => {
  shop = await startTestShop();
  await asAdmin(shop);
  dataDir = await mkdtemp(join(tmpdir(), "shop-mails-"));
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

/** The kinds of the mails in the folder to this email, after all jobs have run. */
async function mailsTo(email: string): Promise<string[]> {
  await runJobs(shop, mailer(dataDir));
  const folder = join(dataDir, "mail");
  const found: string[] = [];
  for (const file of (await readdir(folder)).toSorted())
    if ((await readFile(join(folder, file), "utf8")).includes(`To: ${email}`))
      found.push(file.replace(/^[\d.T-]+Z-|-[\da-f-]+\.eml$/g, ""));
  return found;
}

/** A confirmed newsletter subscriber with an earlier mail that a mail server refused. */
async function aReader(): Promise<string> {
  const email = uniqueEmail();
  const subscribe = "mutation ($email: String!) { subscribeToNewsletter(email: $email) }";
  await asVisitor(shop).ask(subscribe, { email });
  expect(await mailsTo(email)).toEqual(["newsletter-confirmation"]);
  await shop.sql("update newsletter_subscriptions set confirmed_at = now() where email = $1", [email]);
  await failedMail(email);
  return email;
}

/** A failed mail of an earlier release, which recorded the mail server's answer with the recipient's address. */
async function failedMail(email: string): Promise<void> {
  const key = `mail-order-delivered: ${email}`;
  await shop.sql(
    "select graphile_worker.add_job('mail-order-delivered', '{}', job_key => $1, run_at => now() + interval '1 day')",
    [key],
  );
  await shop.sql("update graphile_worker._private_jobs set last_error = $2 where key = $1", [
    key,
    `No such mailbox: <${email}>`,
  ]);
}
const failedMailsTo = (email: string) =>
  shop.sql("select from graphile_worker.jobs where last_error like '%<' || $1 || '>%'", [email]);
const consents = (email: string) =>
  shop.sql("select confirmed_at is not null as confirmed from newsletter_subscriptions where email = $1", [
    email,
  ]);

async function expectUntouched(email: string): Promise<void> {
  expect(await consents(email)).toEqual([{ confirmed: true }]);
  expect(await failedMailsTo(email)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual(["newsletter-confirmation"]);
}

const orderAs = async (caller: Caller) =>
  caller.ask(PLACE_ORDER, { input: anOrderForm((await aProduct(shop)).id) });

describe("a user who registers with another person's email and never verifies it", () => {
  it("gets none of the other person's data from the shop", async () => {
    const email = await aReader();
    const { caller } = await aLeavingCustomer(shop, { email });
    const { body } = await caller.get<Record<string, unknown[]>>("/me/data");
    expect(body).toMatchObject({ newsletter: [], orders: [], reviews: [] });
  });

  it("takes nothing of theirs away by deleting the account, and has its own mails deleted", async () => {
    const email = await aReader();
    const { caller, idToken } = await aLeavingCustomer(shop, { email });
    await orderAs(caller);
    expect(await mailsTo(email)).toEqual(["newsletter-confirmation", "order-placed"]);
    expect(await deletionOf(caller, idToken)).toEqual({ deleteMyAccount: true });
    await expectUntouched(email);
  });

  it("takes nothing away either where its deletion is finished later", async () => {
    const email = await aReader();
    const { user, uid } = await aLeavingCustomer(shop, { email });
    await shop.sql("update users set deletion_began_at = now() - interval '3 minutes' where id = $1", [
      user.id,
    ]);
    await shop.firebase.deleteAccount(uid);
    await runEachMinute(shop);
    expect(await shop.sql("select email from users where id = $1", [user.id])).toEqual([{ email: "" }]);
    await expectUntouched(email);
  });

  it("takes nothing away either after a move to a verified email of its own", async () => {
    const email = await aReader();
    const account = await aLeavingCustomer(shop, { email });
    await orderAs(account.caller);
    const own = uniqueEmail();
    await updateAccount(account.uid, { email: own, emailVerified: true });
    const { idToken } = await signInAtFirebase({ ...account, email: own });
    const moved = await signIn(shop, idToken);
    expect(moved.user.email).toBe(own);
    await deletionOf(moved.caller, idToken);
    await expectUntouched(email);
  });
});

describe("a user who deletes an account with a verified email", () => {
  it("deletes the shop's data of that email, and none of an email that contains it", async () => {
    const email = await aReader();
    const others = [`x${email}`, `${email}.au`];
    for (const other of others) await failedMail(other);
    const { caller, idToken } = await aLeavingCustomer(shop, { email, verified: true });
    await orderAs(caller);
    await deletionOf(caller, idToken);
    expect([await consents(email), await failedMailsTo(email), await mailsTo(email)]).toEqual([[], [], []]);
    for (const other of others) expect(await failedMailsTo(other)).toHaveLength(1);
  });

  it("takes it along too where the email was verified after the last sign-in to the shop", async () => {
    const email = await aReader();
    const account = await aLeavingCustomer(shop, { email });
    await updateAccount(account.uid, { emailVerified: true });
    const { idToken } = await signInAtFirebase(account);
    await deletionOf(account.caller, idToken);
    expect([await consents(email), await failedMailsTo(email), await mailsTo(email)]).toEqual([[], [], []]);
  });
});
