import { extractText, getDocumentProxy } from "unpdf";
import { createWebhookSender } from "../src/modules/webhooks/sending/webhook-sender";
import type { Product } from "../src/modules/catalogue/product.entity";
import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "./support/builders";
import { aGroup } from "./support/groups";
import { expectBothFormsToAgree, mailsOf, readable } from "./support/mails";
import { anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "./support/operations";
import { aDemoGateway, startPaymentOf } from "./support/payments";
import type { TestShop } from "./support/shop";
import { receiveEvents } from "./support/webhooks";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
let group: string;
let blue: Product;
let plain: Product;

const OPTION_VALUES = [
  { option: "Dial colour", value: "Blue" },
  { option: "Größe", value: "40 <mm>" },
];
const NAMED = "Dial colour: Blue, Größe: 40 <mm>";

beforeAll(async () => {
  shop = await gateway.startShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
  [customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)]);
  const values = OPTION_VALUES.map(({ value }) => value);
  const options = OPTION_VALUES.map(({ option }) => option);
  const made = await aGroup(shop, { options }, [values, { name: "Skerry Blue" }]);
  [group, blue] = [made.id, made.products[0] as Product];
  plain = await aProduct(shop, { name: "Saw" });
});
afterAll(() => shop.stop());

async function order(product: Product): Promise<string> {
  await shop.sql("truncate orders cascade");
  return (await customer.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(product.id) })).placeOrder
    .id;
}

it("names the option values of an order in its mail, below the product's name", async () => {
  const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [await order(blue)] });
  if (!mail) throw new Error("No mail was sent.");
  expect(readable(mail)).toContain(`Skerry Blue ${NAMED} `);
  expect(mail.text).toContain(`Skerry Blue\n${NAMED}\n`);
  expectBothFormsToAgree(mail);
});

it("names them in the mail that a product is back in stock", async () => {
  const [alert] = await shop.sql<{ id: string }>(
    "insert into stock_alerts (product_id, email, wording, queued_at) values ($1, 'a@example.com', '', now()) returning id",
    [blue.id],
  );
  const [mail] = await mailsOf(shop, "mail-back-in-stock", { alertId: alert?.id ?? "" });
  expect(mail?.subject).toContain("Skerry Blue (Blue · 40 <mm>)");
});

it("names them on its invoice and its credit note, and keeps them", async () => {
  const id = await order(blue);
  const { url } = await startPaymentOf(customer, [id]);
  await gateway.press(shop, url, "approve");
  await admin.ask("mutation ($id: ID!) { refundOrder(id: $id) { id } }", { id });
  await shop.sql("update orders set option_values = '[]'");
  const documents = await shop.sql<{ number: string }>("select number from invoices order by series desc");
  expect(documents).toHaveLength(2);
  for (const { number } of documents) {
    const headers = { authorization: `Bearer ${customer.token}` };
    const { rawPayload } = await shop.app.inject({ url: `/invoices/${number}.pdf`, headers });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
    expect(text.join(" ").replaceAll(/\s+/g, " ")).toContain(`Skerry Blue ${NAMED}`);
  }
});

it("answers with them over REST, and adds nothing to a product or an order without a group", async () => {
  const listed = (await asVisitor(shop).get<object[]>("/products")).body;
  const variant = { group: { id: group, name: "Skerry" }, optionValues: OPTION_VALUES };
  expect(listed).toContainEqual(expect.objectContaining({ _id: blue.id, ...variant }));
  expect((await asVisitor(shop).get(`/products/${blue.id}`)).body).toMatchObject(variant);
  expect((await asVisitor(shop).get(`/products?search=Skerry`)).body).toEqual([
    expect.objectContaining(variant),
  ]);
  expect(Object.keys((await asVisitor(shop).get<object>(`/products/${plain.id}`)).body)).toHaveLength(7);
  await order(blue);
  const ordersOf = async () => (await customer.get<object[]>(`/orders/${customer.email}`)).body;
  expect(await ordersOf()).toEqual([expect.objectContaining({ optionValues: OPTION_VALUES })]);
  await order(plain);
  expect(Object.keys((await ordersOf())[0] ?? {})).not.toContain("optionValues");
});

it("exports them with orders, and in a customer's own data", async () => {
  await order(blue);
  const csv = (await admin.get("/exports/orders.csv")).text.trimEnd().split("\r\n");
  expect(csv[0]).toMatch(/,shippedAt,options,/);
  expect(csv[1]).toMatch(/,"Dial colour=Blue; Größe=40 <mm>",/);
  expect(JSON.parse((await admin.get("/exports/orders.jsonl")).text)).toMatchObject({
    options: "Dial colour=Blue; Größe=40 <mm>",
  });
  const own = JSON.parse((await customer.get("/me/data")).text) as { orders: unknown };
  expect(own.orders).toEqual([expect.objectContaining({ optionValues: OPTION_VALUES })]);
});

it("sends them to webhooks with products and orders that have them", async () => {
  const receiver = await receiveEvents(shop, admin);
  try {
    for (const product of [blue, plain]) {
      await order(product);
      await admin.ask("mutation ($id: ID!) { restockProduct(id: $id, units: 1) { id } }", { id: product.id });
      const sent = await receiver.read();
      const dataOf = (type: string) => sent.find((event) => event.type === type)?.data;
      const optionValues = product === blue ? OPTION_VALUES : undefined;
      expect(dataOf("order.placed")?.optionValues).toEqual(optionValues);
      expect(dataOf("product.changed")?.optionValues).toEqual(optionValues);
      expect(dataOf("product.changed")?.group).toEqual(optionValues && { id: group, name: "Skerry" });
    }
  } finally {
    await receiver.stop();
  }
});

it("tells Google the group of a variant, its color and its size", async () => {
  const { text } = await asVisitor(shop).get("/feeds/google.xml");
  const itemOf = ({ id }: Product) => text.split("\n").find((line) => line.includes(`<g:id>${id}<`));
  expect(itemOf(blue)).toContain(
    `<g:item_group_id>${group}</g:item_group_id><g:color>Blue</g:color><g:size>40 &lt;mm&gt;</g:size></item>`,
  );
  expect(itemOf(plain)).not.toMatch(/item_group_id|g:color|g:size/);
});
