import { Webhook as Verifier } from "standardwebhooks";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { anOrderForm } from "../support/operations";
import { runJobs } from "../support/run-jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { startReceiver, type WebhookReceiver } from "../support/webhook-receiver";

let shop: TestShop;
let admin: Person;
let receiver: WebhookReceiver;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
});
beforeEach(async () => {
  admin = await asAdmin(shop);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());
afterAll(() => shop.stop());

const CREATE = `mutation ($url: String!, $events: [String!]!) {
  createWebhook(url: $url, events: $events) { secret webhook { id url events enabled } } }`;

it("tells a program of an order, signed, once it is placed", async () => {
  const { createWebhook } = await admin.ask<{ createWebhook: { secret: string } }>(CREATE, {
    url: receiver.url,
    events: ["order.placed"],
  });
  const customer = await asCustomer(shop);
  const product = await aProduct(shop);
  await customer.ask(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }",
    { input: anOrderForm(product.id) },
  );
  await runJobs(shop);
  expect(receiver.received).toHaveLength(1);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
  const event = new Verifier(createWebhook.secret).verify(body, headers as Record<string, string>);
  expect(event).toMatchObject({ type: "order.placed", data: { id: product.id, status: "PLACED" } });
});
