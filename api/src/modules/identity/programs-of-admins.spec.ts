import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { asAdmin, type Person } from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import { signIn } from "../../../test/support/sessions";
import { register } from "../../../test/support/accounts";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
let leaver: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop, { email: "ada@example.com" });
});
beforeEach(async () => (leaver = await asKnownAdmin()));
afterAll(() => shop.stop());

/** An admin with an account at Firebase, so that they can be blocked. */
async function asKnownAdmin(): Promise<Person> {
  const account = await register({ verified: true });
  const { user } = await signIn(shop, account.idToken);
  await shop.sql("delete from users where id = $1", [user.id]);
  return asAdmin(shop, { email: account.email, firebaseUid: account.uid });
}

const OF = "id createdBy creatorIsAdmin";
const CREATE_KEY = `mutation ($name: String!) { createApiKey(name: $name, scopes: [READ_ORDERS]) { secret key { ${OF} } } }`;
const CREATE_WEBHOOK = `mutation { createWebhook(url: "https://192.0.43.8/hook?token=x", events: ["stock.low"]) { webhook { ${OF} } } }`;
const BLOCK = "mutation ($id: ID!, $revokeKeys: Boolean) { deleteUser(id: $id, revokeKeys: $revokeKeys) }";
const PROGRAMS = `query ($id: ID) { apiKeys(createdBy: $id) { ${OF} revokedAt }
  webhooks(createdBy: $id) { ${OF} enabled disabledReason } }`;

type Node = Record<string, unknown> & { id: string };
type Programs = Record<"apiKeys" | "webhooks", Node[]>;
const programsOf = (id?: string) => admin.ask<Programs>(PROGRAMS, { id });

/** A key and a webhook of an admin. */
async function aKeyAndAWebhook(of: Person, name = "Warehouse") {
  const { createApiKey } = await of.ask<{ createApiKey: { secret: string; key: Node } }>(CREATE_KEY, {
    name,
  });
  const { createWebhook } = await of.ask<{ createWebhook: { webhook: Node } }>(CREATE_WEBHOOK);
  const program = new Caller(shop, createApiKey.secret);
  return {
    key: createApiKey.key,
    webhook: createWebhook.webhook,
    works: async () => (await program.get("/orders")).status,
  };
}

const ended = (target: string[]) =>
  shop.sql(
    "select actor_id, actor, action, detail from audit_entries where target_id = any($1) and action ~ '^(REVOKE|DISABLE)' order by action desc",
    [target],
  );

it("says who created a key or a webhook, and whether that person is an admin now", async () => {
  const { key, webhook } = await aKeyAndAWebhook(leaver);
  const known = { createdBy: leaver.email, creatorIsAdmin: true };
  expect([key, webhook]).toMatchObject([known, known]);
  await shop.sql("update users set role = 'CUSTOMER' where id = $1", [leaver.id]);
  const demoted = { createdBy: leaver.email, creatorIsAdmin: false };
  const { apiKeys, webhooks } = await programsOf(leaver.id);
  expect([...apiKeys, ...webhooks]).toMatchObject([demoted, demoted]);
});

it("names nobody for those of earlier releases, and no email of a deleted account", async () => {
  const [old, orphaned] = [await aKeyAndAWebhook(leaver), await aKeyAndAWebhook(leaver)];
  for (const [table, { id }] of [
    ["api_keys", old.key],
    ["webhooks", old.webhook],
  ] as const)
    await shop.sql(`update ${table} set creator_id = null where id = $1`, [id]);
  await shop.sql("update users set archived_at = now(), deleted_at = now(), email = '' where id = $1", [
    leaver.id,
  ]);
  const { apiKeys, webhooks } = await admin.ask<Programs>(
    `{ apiKeys { ${OF} revokedAt } webhooks { ${OF} enabled disabledReason } }`,
  );
  const all = new Map([...apiKeys, ...webhooks].map((each) => [each.id, each]));
  const unknown = { createdBy: null, creatorIsAdmin: null };
  const deleted = { createdBy: "a deleted account", creatorIsAdmin: false };
  expect([old.key, old.webhook].map(({ id }) => all.get(id))).toMatchObject([unknown, unknown]);
  expect([orphaned.key, orphaned.webhook].map(({ id }) => all.get(id))).toMatchObject([deleted, deleted]);
});

it("lists of one admin what works, and nothing for an id that isn't one", async () => {
  const [first, second] = [await aKeyAndAWebhook(leaver), await aKeyAndAWebhook(leaver)];
  await aKeyAndAWebhook(admin);
  await admin.ask(
    "mutation ($key: ID!, $webhook: ID!) { revokeApiKey(id: $key) { id } disableWebhook(id: $webhook) { id } }",
    {
      key: first.key.id,
      webhook: first.webhook.id,
    },
  );
  expect(await programsOf(leaver.id)).toMatchObject({
    apiKeys: [{ id: second.key.id }],
    webhooks: [{ id: second.webhook.id }],
  });
  expect(await programsOf("no id")).toEqual({ apiKeys: [], webhooks: [] });
});

describe("blocking an admin", () => {
  it("leaves their keys and webhooks alone unless asked", async () => {
    const { key, works } = await aKeyAndAWebhook(leaver);
    expect(await admin.ask(BLOCK, { id: leaver.id })).toEqual({ deleteUser: 1 });
    expect(await works()).toBe(200);
    expect(await programsOf(leaver.id)).toMatchObject({
      apiKeys: [{ id: key.id, creatorIsAdmin: false }],
      webhooks: [{ enabled: true, creatorIsAdmin: false }],
    });
  });

  it("revokes their keys and switches off their webhooks in the same step, recorded one by one", async () => {
    const [theirs, others] = [await aKeyAndAWebhook(leaver), await aKeyAndAWebhook(admin)];
    expect(await admin.ask(BLOCK, { id: leaver.id, revokeKeys: true })).toEqual({ deleteUser: 1 });
    expect([await theirs.works(), await others.works()]).toEqual([401, 200]);
    expect(await programsOf(leaver.id)).toEqual({ apiKeys: [], webhooks: [] });
    expect(
      await admin.ask(`query ($id: ID!) { webhook(id: $id) { enabled disabledReason } }`, {
        id: theirs.webhook.id,
      }),
    ).toEqual({
      webhook: { enabled: false, disabledReason: "The admin who created it is one no longer." },
    });
    const by = { actor_id: admin.id, actor: "admin" };
    expect(await ended([theirs.key.id, theirs.webhook.id])).toEqual([
      { ...by, action: "REVOKE_API_KEY", detail: expect.stringMatching(/^msk_/) as string },
      { ...by, action: "DISABLE_WEBHOOK", detail: "The admin who created it is one no longer." },
    ]);
    expect(await ended([others.key.id, others.webhook.id])).toEqual([]);
  });

  it("ends nothing where the user can't be blocked", async () => {
    const { works } = await aKeyAndAWebhook(leaver);
    jest.spyOn(shop.firebase, "block").mockRejectedValueOnce(new Error("ECONNREFUSED"));
    expect(await admin.refusal(BLOCK, { id: leaver.id, revokeKeys: true })).toBeDefined();
    expect(await works()).toBe(200);
  });
});

const waiting = async () =>
  (
    await shop.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length > 0;

it.each([
  ["an API key", CREATE_KEY, "api_keys"],
  ["a webhook", CREATE_WEBHOOK, "webhooks"],
])("creates %s for no admin who is blocked at the same moment", async (_what, create, table) => {
  const blocking = shop.database.createQueryRunner();
  await blocking.startTransaction();
  await blocking.query("update users set archived_at = now() where id = $1", [leaver.id]);
  const creating = leaver.refusal(create, { name: "Too late" });
  let answered = false;
  void creating.finally(() => (answered = true));
  while (!answered && !(await waiting()));
  await blocking.commitTransaction();
  await blocking.release();
  expect(await creating).toBe("UNAUTHENTICATED");
  expect(await shop.sql(`select from ${table} where creator_id = $1`, [leaver.id])).toEqual([]);
});

describe("npm run admin -- revoke", () => {
  const run = async (...args: string[]) => {
    const root = join(__dirname, "../../../..");
    const command = ["-r", "./tools/register.cjs", "api/src/boot/cli/admin.ts", ...args];
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl };
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };

  it("names the keys and webhooks of the former admin, and ends them where that is asked for", async () => {
    const { key, webhook, works } = await aKeyAndAWebhook(leaver, "Accounting");
    const named =
      /API key “Accounting” \(msk_\w{4}…\): READ_ORDERS\n {2}webhook to 192\.0\.43\.8: stock\.low\n/;
    const first = await run("revoke", leaver.email);
    expect(first).toContain(`${leaver.email} is no admin any more.`);
    expect(first).toMatch(named);
    expect(first).toContain(`npm run admin -- revoke ${leaver.email} --keys`);
    expect([await works(), await ended([key.id, webhook.id])]).toEqual([200, []]);

    const second = await run("revoke", leaver.email, "--keys");
    expect(second).toMatch(named);
    expect(second).toContain("Their API keys are revoked, and their webhooks switched off:");
    expect(await works()).toBe(401);
    expect(await ended([key.id, webhook.id])).toMatchObject([
      { actor_id: null, actor: "command line", action: "REVOKE_API_KEY" },
      { actor_id: null, actor: "command line", action: "DISABLE_WEBHOOK" },
    ]);
  });
});
