import { waitUntil } from "../../../embedded/processes";
import { asAdmin } from "../../support/builders";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { overHttp, ShopProcess } from "../support/shop-process";
import {
  startReceiver,
  type WebhookReceiver,
  createWebhook,
  readDeliveries,
  restockAnything,
  verified,
} from "../../support/webhooks";
import { openDatabase, type DatabaseClient } from "../support/database-client";

const WITHIN_MS = 60_000;

let made: TestDatabase;
let db: DatabaseClient;
let receiver: WebhookReceiver;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await made.drop();
});

const start = () => ShopProcess.start({ databaseUrl: made.url, env: { WEBHOOKS_ALLOW_PRIVATE: "on" } });
const arrived = (times: number) => waitUntil(() => receiver.received.length === times, WITHIN_MS);

it("sends an event again, with the same id, whose process was killed before the answer", async () => {
  const killed = await start();
  const shop = overHttp(killed, db);
  const admin = await asAdmin(shop);
  const { secret } = await createWebhook(admin, receiver.url, ["product.changed"]);
  receiver.answer = () => undefined;
  const product = await restockAnything(shop, admin);
  expect(await arrived(1)).toBe(true);
  await killed.kill();
  receiver.answer = (_request, response) => response.writeHead(204).end();
  const next = await start();
  expect(await arrived(2)).toBe(true);
  const reader = await asAdmin(overHttp(next, db));
  const delivered = async () => (await readDeliveries(reader))[0]?.deliveredAt !== null;
  expect(await waitUntil(delivered, WITHIN_MS)).toBe(true);
  for (const each of receiver.received) expect(verified(secret, each).data["_id"]).toBe(product);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  await next.terminate();
}, 300_000);
