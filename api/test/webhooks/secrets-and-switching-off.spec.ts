import { RETRY_DELAYS } from "../../src/modules/webhooks/deliver/send-webhook";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { asAdmin, type Person } from "../support/builders";
import { runJobs } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";
import {
  startReceiver,
  type WebhookReceiver,
  answerWith,
  createWebhook,
  passTime,
  readWebhooks,
  restockAnything,
  sendNow,
  verified,
} from "../support/webhooks";

let shop: TestShop;
let admin: Person;
let receiver: WebhookReceiver;
beforeAll(async () => {
  shop = await startTestShop({
    webhooks: { sender: createWebhookSender({ allowPrivate: true, timeoutMs: 2_000 }) },
  });
});
beforeEach(async () => {
  await shop.sql("delete from webhooks");
  await shop.sql("delete from webhook_events");
  admin = await asAdmin(shop);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());
afterAll(() => shop.stop());

it("switches a webhook off after the last attempt, mails the admins, records it, and sends nothing more", async () => {
  const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(receiver, 500);
  await restockAnything(shop, admin);
  let mails = await runJobs(shop);
  for (let left = RETRY_DELAYS.length; left > 0; left -= 1) {
    await passTime(shop);
    mails = [...mails, ...(await runJobs(shop))];
  }
  expect(receiver.received).toHaveLength(RETRY_DELAYS.length + 1);
  const [webhook] = await readWebhooks(admin);
  expect(webhook).toMatchObject({ enabled: false, disabledReason: expect.stringMatching(/500/) as string });
  expect(webhook?.deliveries[0]).toMatchObject({ nextTryAt: null, deliveredAt: null });
  expect(mails.map(({ kind }) => kind)).toEqual(["webhook-disabled"]);
  expect(mails[0]?.to).toContain(admin.email);
  const audited = await shop.sql(
    "select actor from audit_entries where action = 'DISABLE_WEBHOOK' and target_id = $1",
    [id],
  );
  expect(audited).toEqual([{ actor: "shop" }]);
  await restockAnything(shop, admin);
  await runJobs(shop);
  expect(receiver.received).toHaveLength(RETRY_DELAYS.length + 1);
});

it("gives up one event alone if others have arrived in the meantime", async () => {
  await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(receiver, 500);
  await restockAnything(shop, admin);
  await runJobs(shop);
  answerWith(receiver, 204);
  await restockAnything(shop, admin);
  // only the due delivery: the second event, not the retry
  await runJobs(shop);
  answerWith(receiver, 500);
  for (let left = RETRY_DELAYS.length; left > 0; left -= 1) {
    await passTime(shop);
    await runJobs(shop);
  }
  const [webhook] = await readWebhooks(admin);
  expect(webhook?.enabled).toBe(true);
  expect(webhook?.deliveries).toMatchObject([
    { status: 204 },
    { status: 500, nextTryAt: null, attempt: RETRY_DELAYS.length + 1 },
  ]);
});

it("switches a webhook off at once where the receiver says that it is gone", async () => {
  await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(receiver, 410);
  await restockAnything(shop, admin);
  const mails = await runJobs(shop);
  expect(mails).toHaveLength(1);
  expect(await readWebhooks(admin)).toMatchObject([{ enabled: false }]);
});

it("signs with both secrets for a day after a change", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  const { rotateWebhookSecret: renewed } = await admin.ask<{ rotateWebhookSecret: { secret: string } }>(
    "mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }",
    { id },
  );
  await sendNow(admin, "testWebhook", id);
  await shop.sql("update webhooks set secret_changed_at = now() - interval '25 hours'");
  await sendNow(admin, "testWebhook", id);
  const [within, after] = receiver.received as [
    (typeof receiver.received)[number],
    (typeof receiver.received)[number],
  ];
  for (const known of [secret, renewed.secret]) verified(known, within);
  verified(renewed.secret, after);
  expect(() => verified(secret, after)).toThrow();
});

it("ends the former secret at once where an admin wants it, and says until when it signs before", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  const { rotateWebhookSecret: renewed } = await admin.ask<{
    rotateWebhookSecret: { secret: string; webhook: { formerSecretEndsAt: string | null } };
  }>("mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { formerSecretEndsAt } } }", {
    id,
  });
  expect(renewed.webhook.formerSecretEndsAt).not.toBeNull();
  const END = "mutation ($id: ID!) { endFormerWebhookSecret(id: $id) { formerSecretEndsAt } }";
  for (let left = 2; left > 0; left -= 1)
    expect(await admin.ask(END, { id })).toEqual({ endFormerWebhookSecret: { formerSecretEndsAt: null } });
  await sendNow(admin, "testWebhook", id);
  const [arrived] = receiver.received as [(typeof receiver.received)[number]];
  verified(renewed.secret, arrived);
  expect(() => verified(secret, arrived)).toThrow();
});

it("stores no secret in clear, and says so of one that can't be read any more", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  const [row] = await shop.sql("select webhooks::text as row from webhooks");
  expect(JSON.stringify(row)).not.toContain(secret.slice("whsec_".length));
  await shop.sql("update webhooks set secret = 'AAAA'");
  const { error } = await sendNow(admin, "testWebhook", id);
  expect(error).toMatch(/ACCESS_TOKEN_SECRET/);
  expect(receiver.received).toEqual([]);
});
