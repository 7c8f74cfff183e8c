import { webhookLimits } from "@shop/shared/webhooks";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { asAdmin, type Person } from "../support/builders";
import { startTestShop, type TestShop } from "../support/shop";
import { createWebhook, readWebhooks } from "../support/webhooks";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  const sender = createWebhookSender({
    allowPrivate: false,
    lookup: (_host, _options, callback) => callback(null, [{ address: "192.0.43.8", family: 4 }]),
  });
  shop = await startTestShop({ webhooks: { sender } });
});
beforeEach(async () => {
  await shop.sql("delete from webhooks");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const URL = "https://example.com/hook?token=1";
const refused = (url: string, events: string[]) =>
  createWebhook(admin, url, events).then(
    () => "accepted",
    (error: Error) => error.message,
  );

it("shows the secret once, and lists the webhook with its events", async () => {
  const { id, secret } = await createWebhook(admin, URL, ["order.paid", "stock.low"]);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const listed = await readWebhooks(admin);
  expect(listed).toMatchObject([
    { id, url: URL, enabled: true, events: ["order.paid", "stock.low"], deliveries: [] },
  ]);
  expect(JSON.stringify(listed)).not.toContain(secret.slice(6));
});

it.each([
  "http://127.0.0.1",
  "http://[::1]",
  "http://169.254.169.254",
  ["https://user", "pw@example.com"].join(":"),
  "https://127.0.0.1",
  "https://[::1]/",
])("refuses the address %s with a reason", async (url) =>
  expect(await refused(url, ["order.paid"])).toMatch(/BAD_USER_INPUT/),
);

it("refuses events that don't exist, and names them; none; and one that is named twice", async () => {
  expect(await refused(URL, ["order.paid", "order.eaten"])).toMatch(/unknown: .*order\.eaten/);
  expect(await refused(URL, [])).toMatch(/must name an event or more/);
  expect(await refused(URL, ["order.paid", "order.paid"])).toMatch(/must name each event once/);
  expect(
    await refused(
      URL,
      Array.from({ length: 100 }, (_, n) => `e${n}`),
    ),
  ).toMatch(/and others/);
});

it("refuses more webhooks than a shop can have, also at once", async () => {
  await shop.sql(
    "insert into webhooks (url, events, secret) select 'https://example.com/', '{stock.low}', '' from generate_series(2, $1::int)",
    [webhookLimits.webhooks],
  );
  const results = await Promise.all([refused(URL, ["stock.low"]), refused(URL, ["stock.low"])]);
  expect(results.filter((result) => result === "accepted")).toHaveLength(1);
  expect(results.join()).toMatch(/at most 20 webhooks/);
});

it("records who creates, switches, renews and deletes a webhook, without the address's query", async () => {
  const { id } = await createWebhook(admin, URL, ["stock.low"]);
  for (const call of [
    "disableWebhook(id: $id) { id }",
    "enableWebhook(id: $id) { id }",
    "rotateWebhookSecret(id: $id) { secret }",
    "endFormerWebhookSecret(id: $id) { formerSecretEndsAt }",
    'replayWebhook(id: $id, from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z")',
    "deleteWebhook(id: $id)",
    "deleteWebhook(id: $id)",
  ])
    await admin.ask(`mutation ($id: ID!) { ${call} }`, { id });
  const entries = await shop.sql<{ action: string; target: string }>(
    "select action, target from audit_entries where target_id = $1 order by done_at",
    [id],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    "ADD_WEBHOOK",
    "DISABLE_WEBHOOK",
    "ENABLE_WEBHOOK",
    "ROTATE_WEBHOOK_SECRET",
    "END_WEBHOOK_SECRET",
    "REPLAY_WEBHOOK",
    "DELETE_WEBHOOK",
  ]);
  expect(new Set(entries.map(({ target }) => target))).toEqual(new Set(["https://example.com/hook"]));
});
