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
  readDeliveries,
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

it("signs its requests, and shows the delivery with request and answer", async () => {
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  receiver.answer = (_request, response) => response.end("thanks");
  const id = await restockAnything(shop, admin);
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
  answerWith(receiver, 500);
  await restockAnything(shop, admin);
  await runJobs(shop);
  expect(await readDeliveries(admin)).toMatchObject([
    { attempt: 1, status: 500, error: "The answer was 500.", nextTryAt: expect.any(String) as string },
  ]);
  answerWith(receiver, 204);
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

it("sends nothing more to a webhook that is deleted between two attempts", async () => {
  const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
  answerWith(receiver, 500);
  await restockAnything(shop, admin);
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
  await restockAnything(shop, admin);
  await runJobs(shop);
  expect(await shop.sql("select from webhook_attempts")).toEqual([]);
  expect(await shop.sql("select from graphile_worker.jobs where task_identifier = 'send-webhook'")).toEqual(
    [],
  );
});

it("sends an event again on demand, also after it has arrived, with the same id", async () => {
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  await restockAnything(shop, admin);
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
  answerWith(receiver, 500);
  expect(await sendNow(admin, "testWebhook", id)).toMatchObject({ status: 500, nextTryAt: null });
});

describe("a period that is sent again", () => {
  const REPLAY = `mutation ($id: ID!, $from: DateTime!, $to: DateTime!) {
    replayWebhook(id: $id, from: $from, to: $to) }`;
  const HOUR = 3_600_000;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

  it("has its events and no others, with the same ids, and is tried again like anything new", async () => {
    const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
    for (let left = 3; left > 0; left -= 1) await restockAnything(shop, admin);
    await runJobs(shop);
    await sendNow(admin, "testWebhook", id);
    const [before, , within] = (await readDeliveries(admin)).slice(1).map(({ eventId }) => eventId);
    await shop.sql("update webhook_events set happened_at = now() - interval '30 hours' where id = $1", [
      before,
    ]);
    receiver.received.splice(0);
    answerWith(receiver, 500);
    const period = { id, from: hoursAgo(2), to: hoursAgo(-1) };
    expect(await admin.ask(REPLAY, period)).toEqual({ replayWebhook: 2 });
    await runJobs(shop);
    // those wait for their second attempt
    expect(await admin.ask(REPLAY, period)).toEqual({ replayWebhook: 0 });
    answerWith(receiver, 204);
    await passTime(shop);
    await runJobs(shop);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(3); // the second event waits, because the first one fails
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(within);
    expect(ids).not.toContain(before);
    for (const { deliveredAt } of await readDeliveries(admin)) expect(deliveredAt).not.toBeNull();
  });

  it("has each of many events once, by few jobs", async () => {
    const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
    const happened = await shop.sql<{ id: string }>(
      `with event as (
        insert into webhook_events (type, happened_at, data)
          select 'product.changed', now() - (250 - n) * interval '1 second', json_build_object('n', n) from generate_series(1, 250) as n
          returning id
      ), delivery as (
        insert into webhook_deliveries (webhook_id, event_id, delivered_at) select $1, id, now() from event
      ) select id from event`,
      [id],
    );
    expect(await admin.ask(REPLAY, { id, from: hoursAgo(2), to: hoursAgo(-1) })).toEqual({
      replayWebhook: 250,
    });
    const [{ jobs }] = (await shop.sql("select count(*)::int as jobs from graphile_worker.jobs")) as [
      { jobs: number },
    ];
    expect(jobs).toBeLessThan(10);
    for (let runs = 250; runs > 0 && receiver.received.length < 250; runs -= 1) await runJobs(shop);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(250);
    expect(new Set(ids)).toEqual(new Set(happened.map((event) => event.id)));
  });

  it("is refused if it is longer than anything is stored, ends before it begins, or the webhook is off", async () => {
    const { id } = await createWebhook(admin, receiver.url, ["product.changed"]);
    const refusal = async (from: string, to: string) =>
      (await admin.graphql(REPLAY, { id, from, to })).errors[0]?.extensions;
    const [now, years] = [hoursAgo(0), hoursAgo(24 * 3_650)];
    expect(await refusal(years, now)).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "from" }] });
    expect(await refusal(now, hoursAgo(1))).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [{ field: "to" }],
    });
    await admin.ask("mutation ($id: ID!) { disableWebhook(id: $id) { id } }", { id });
    expect(await refusal(hoursAgo(1), now)).toMatchObject({ code: "CONFLICT" });
    const unknown = { id: "0197a3f1-0000-7000-8000-000000000000", from: hoursAgo(1), to: now };
    expect(await admin.refusal(REPLAY, unknown)).toBe("NOT_FOUND");
  });
});
