import type { WebhookSender } from "../../src/context/webhook-sending";
import { asAdmin, type Person } from "../support/builders";
import { runJobs } from "../support/run-jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { createWebhook, passTime, readDeliveries, restockAnything } from "../support/webhooks";

const sent: string[] = [];
/** Takes two seconds of the shop's time for each event, without the test waiting for it. */
const slow: WebhookSender = {
  refusalOf: () => Promise.resolve(null),
  post: (_url, headers) => {
    sent.push(headers["webhook-id"] ?? "");
    return Promise.resolve({ status: 204, error: null, answer: "", durationMs: 2_000 });
  },
};

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: slow } });
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

it("sends a slow receiver nothing new for a while, so that others don't wait for it, and everything in the end", async () => {
  await createWebhook(admin, "https://example.com/", ["product.changed"]);
  for (let left = 3; left > 0; left -= 1) {
    await restockAnything(shop, admin);
    await runJobs(shop);
  }
  expect(sent).toHaveLength(1);
  for (let left = 2; left > 0; left -= 1) {
    await shop.sql("update webhooks set slow_until = null");
    await passTime(shop);
    await runJobs(shop);
  }
  expect(new Set(sent).size).toBe(3);
  expect(await readDeliveries(admin)).toMatchObject([{ attempt: 1 }, { attempt: 1 }, { attempt: 1 }]);
  expect(await shop.sql("select from graphile_worker.jobs")).toEqual([]);
});
