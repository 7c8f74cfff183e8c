import { RETRY_DELAYS } from "../../src/modules/webhooks/deliver/retry-schedule";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { aProduct, asAdmin, type Person } from "../support/builders";
import { runJobs } from "../support/run-jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { startReceiver, type WebhookReceiver } from "../support/webhook-receiver";
import {
  createWebhook,
  passTime,
  readDeliveries,
  readWebhooks,
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

/** Something happens of which webhooks are told. */
async function restock(): Promise<string> {
  const { id } = await aProduct(shop);
  await admin.ask("mutation ($id: ID!) { restockProduct(id: $id, units: 1) { id } }", { id });
  return id;
}

const answerWith = (status: number) => {
  receiver.answer = (_request, response) => response.writeHead(status).end("no");
};

it("signs what it sends, and shows the delivery with request and answer", async () => {
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  receiver.answer = (_request, response) => response.end("thanks");
  const id = await restock();
  await runJobs(shop);
  const [arrived] = receiver.received as [(typeof receiver.received)[number]];
  expect(verified(secret, arrived)).toMatchObject({ type: "product.changed", data: { _id: id } });
  const [delivery] = await readDeliveries(admin);
  expect(delivery).toMatchObject({
    event: "product.changed",
    attempt: 1,
    status: 200,
    error: null,
    nextTryAt: null,
  });
  expect(delivery).toMatchObject({
    request: arrived.body,
    answer: "thanks",
    eventId: arrived.headers["webhook-id"],
  });
});

it("sends again what failed, with the same id and body, until it arrives", async () => {
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(500);
  await restock();
  await runJobs(shop);
  expect(await readDeliveries(admin)).toMatchObject([
    { attempt: 1, status: 500, error: "The answer was 500.", nextTryAt: expect.any(String) as string },
  ]);
  answerWith(204);
  await passTime(shop);
  await runJobs(shop);
  expect(await readDeliveries(admin)).toMatchObject([
    { attempt: 2, status: 204, error: null, nextTryAt: null },
  ]);
  const [first, second] = receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.body).toBe(first?.body);
  for (const each of receiver.received) expect(verified(secret, each).type).toBe("product.changed");
});

it("switches a webhook off after the last attempt, tells the admins, records it, and sends nothing more", async () => {
  const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(500);
  await restock();
  let mails = await runJobs(shop);
  for (const _ of RETRY_DELAYS) {
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
  await restock();
  await runJobs(shop);
  expect(receiver.received).toHaveLength(RETRY_DELAYS.length + 1);
});

it("gives up one event alone where others have arrived meanwhile", async () => {
  await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(500);
  await restock();
  await runJobs(shop);
  answerWith(204);
  await restock();
  // only what is due: the second event, not the retry
  await runJobs(shop);
  answerWith(500);
  for (const _ of RETRY_DELAYS) {
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
  answerWith(410);
  await restock();
  const mails = await runJobs(shop);
  expect(mails).toHaveLength(1);
  expect(await readWebhooks(admin)).toMatchObject([{ enabled: false }]);
});

it("sends nothing more to a webhook that is deleted between two attempts", async () => {
  const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(500);
  await restock();
  await runJobs(shop);
  await admin.ask("mutation ($id: ID!) { deleteWebhook(id: $id) }", { id });
  await passTime(shop);
  await runJobs(shop);
  expect(receiver.received).toHaveLength(1);
});

it("records nothing of a webhook that is deleted during an attempt, and doesn't try again", async () => {
  await createWebhook(admin, receiver.url, ["product.changed"]);
  receiver.answer = (_request, response) =>
    void shop.sql("delete from webhooks").then(() => response.writeHead(500).end());
  await restock();
  await runJobs(shop);
  expect(await shop.sql("select from webhook_attempts")).toEqual([]);
  expect(await shop.sql("select from graphile_worker.jobs where task_identifier = 'send-webhook'")).toEqual(
    [],
  );
});

it("sends an event again on demand, also after it has arrived, with the same id", async () => {
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  await restock();
  await runJobs(shop);
  const [delivery] = await readDeliveries(admin);
  const sent = await sendNow(admin, "resendDelivery", delivery?.id ?? "");
  expect(sent).toMatchObject({ id: delivery?.id, attempt: 2, status: 204 });
  expect(sent.attempts.map(({ number }) => number)).toEqual([2, 1]);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([delivery?.eventId, delivery?.eventId]);
  for (const each of receiver.received) verified(secret, each);
});

it("sends a test event at once, also to a webhook that is switched off", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  await admin.ask("mutation ($id: ID!) { disableWebhook(id: $id) { id } }", { id });
  expect(await sendNow(admin, "testWebhook", id)).toMatchObject({
    event: "webhook.test",
    attempt: 1,
    status: 204,
  });
  const [arrived] = receiver.received as [(typeof receiver.received)[number]];
  expect(verified(secret, arrived)).toMatchObject({ type: "webhook.test", data: { webhook: id } });
  answerWith(500);
  expect(await sendNow(admin, "testWebhook", id)).toMatchObject({ status: 500, nextTryAt: null });
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

it("keeps no secret in clear, and says so of one that can't be read any more", async () => {
  const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
  const [row] = await shop.sql("select webhooks::text as row from webhooks");
  expect(JSON.stringify(row)).not.toContain(secret.slice("whsec_".length));
  await shop.sql("update webhooks set secret = 'AAAA'");
  const { error } = await sendNow(admin, "testWebhook", id);
  expect(error).toMatch(/ACCESS_TOKEN_SECRET/);
  expect(receiver.received).toEqual([]);
});
