import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { asAdmin, type Person } from "../support/builders";
import { startTestShop, type TestShop } from "../support/shop";
import { startReceiver, type WebhookReceiver, createWebhook, sendNow, verified } from "../support/webhooks";

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

it("keeps no secret in clear, and says so of one that can't be read any more", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  const [row] = await shop.sql("select webhooks::text as row from webhooks");
  expect(JSON.stringify(row)).not.toContain(secret.slice("whsec_".length));
  await shop.sql("update webhooks set secret = 'AAAA'");
  const { error } = await sendNow(admin, "testWebhook", id);
  expect(error).toMatch(/ACCESS_TOKEN_SECRET/);
  expect(receiver.received).toEqual([]);
});
