import { waitUntil } from "../../embedded/processes";
import type { Mail } from "../../src/context/job-context";
import type { WebhookAnswer, WebhookSender } from "../../src/context/webhook-sending";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { anOrderForm, PLACE_ORDER } from "../support/operations";
import { runJobs, startWorker } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { createWebhook, passTime, readDeliveries, readWebhooks, restockAnything } from "../support/webhooks";

const sent: string[] = [];
/** An answer that takes two seconds of the shop's time, without a delay in the test. */
const afterTwoSeconds: WebhookAnswer = { status: 204, error: null, answer: "", durationMs: 2_000 };
const atOnce: WebhookAnswer = { ...afterTwoSeconds, durationMs: 1 };
let answers: Promise<WebhookAnswer>;
const slow: WebhookSender = {
  refusalOf: () => Promise.resolve(null),
  post: (url, headers) => {
    sent.push(headers["webhook-id"] ?? "");
    return url.endsWith("/quick") ? Promise.resolve(atOnce) : answers;
  },
};

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: slow } });
  admin = await asAdmin(shop);
});
beforeEach(async () => {
  sent.splice(0);
  answers = Promise.resolve(afterTwoSeconds);
  await shop.sql("truncate webhooks, webhook_events cascade");
  await shop.sql("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
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

it("sends the mail of an order while receivers don't answer, however many events wait for them", async () => {
  for (const name of ["one", "two", "three"])
    await createWebhook(admin, `https://example.com/${name}`, ["product.changed"]);
  for (let left = 4; left > 0; left -= 1) await restockAnything(shop, admin);
  let answer: (answer: WebhookAnswer) => void = () => undefined;
  answers = new Promise((resolve) => (answer = resolve));
  const mails: Mail[] = [];
  const worker = startWorker(shop, mails);
  expect(await waitUntil(() => sent.length > 1, 60_000)).toBe(true);
  const customer = await asCustomer(shop);
  await customer.ask(PLACE_ORDER, { input: anOrderForm((await aProduct(shop)).id) });
  expect(await waitUntil(() => mails.some(({ to }) => to.includes(customer.email)), 60_000)).toBe(true);
  expect(sent).toHaveLength(3);
  answer(afterTwoSeconds);
  await worker.stop();
}, 300_000);

it("sends a quick receiver everything while another still holds its first event", async () => {
  await createWebhook(admin, "https://example.com/never", ["product.changed"]);
  await createWebhook(admin, "https://example.com/quick", ["product.changed"]);
  let answer: (answer: WebhookAnswer) => void = () => undefined;
  answers = new Promise((resolve) => (answer = resolve));
  for (let left = 12; left > 0; left -= 1) await restockAnything(shop, admin);
  const worker = startWorker(shop, []);
  const arrived = async () =>
    (await readWebhooks(admin)).map(({ url, deliveries }) => ({
      url,
      arrived: deliveries.filter(({ deliveredAt }) => deliveredAt !== null).length,
    }));
  const quick = { url: "https://example.com/quick", arrived: 12 };
  expect(await waitUntil(async () => (await arrived())[0]?.arrived === quick.arrived, 60_000)).toBe(true);
  expect(await arrived()).toEqual([quick, { url: "https://example.com/never", arrived: 0 }]);
  expect(sent).toHaveLength(13);
  answer(afterTwoSeconds);
  await worker.stop();
}, 300_000);
