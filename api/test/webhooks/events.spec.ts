import { LOW_STOCK } from "@shop/shared/stock";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { changeStatus } from "../../src/modules/orders/change-status";
import { inTransaction } from "../../src/context/context";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { charge } from "../support/carts";
import { csvRow, HEADER, sendCsv } from "../support/csv-files";
import { aJobContext, runEachMinute } from "../support/jobs";
import { aCartForm, anOrderForm, aProductForm } from "../support/operations";
import { startTestShop, type TestShop } from "../support/shop";
import { receiveEvents, type EventReceiver, type ReadEvent } from "../support/webhooks";

let shop: TestShop;
let admin: Person;
let customer: Person;
let receiver: EventReceiver;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
});
beforeEach(async () => {
  await shop.sql("truncate webhooks, webhook_events cascade");
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
  receiver = await receiveEvents(shop, admin);
});
afterEach(() => receiver.stop());
afterAll(() => shop.stop());

const readEvents = () => receiver.read();
const names = (events: ReadEvent[]) => events.map(({ type }) => type).sort();

const ORDER =
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id number } } }";

async function order(productId: string, qty = 1): Promise<string> {
  const input = { ...anOrderForm(productId), qty };
  return (await customer.ask<{ placeOrder: { id: string } }>(ORDER, { input })).placeOrder.id;
}

const pay = (id: string) =>
  inTransaction(aJobContext(shop), (tx) => changeStatus(tx, id, "pay", { by: "payment" }));
const change = (mutation: string, id: string) => admin.ask(`mutation ($id: ID!) { ${mutation} }`, { id });

it("reports an order placed, paid, delivered and refunded, each as it was then", async () => {
  const { id: product } = await aProduct(shop);
  const id = await order(product, 2);
  await pay(id);
  await change("deliverOrder(id: $id)", id);
  await change("refundOrder(id: $id) { id }", id);
  const events = await readEvents();
  expect(names(events)).toEqual(["order.delivered", "order.paid", "order.placed", "order.refunded"]);
  const states = Object.fromEntries(events.map(({ type, data }) => [type, data["status"]]));
  expect(states).toEqual({
    "order.placed": "PLACED",
    "order.paid": "PAID",
    "order.delivered": "DELIVERED",
    "order.refunded": "REFUNDED",
  });
  for (const { data } of events)
    expect(data).toMatchObject({ _id: id, id: product, qty: 2, customer: customer.id, total: 39.98 });
});

it("reports each step of a return", async () => {
  await shop.sql("update shop_settings set return_days = 30");
  const id = await order((await aProduct(shop)).id);
  await pay(id);
  await change("deliverOrder(id: $id)", id);
  await readEvents();
  const { requestReturn } = await customer.ask<{ requestReturn: { id: string; number: string } }>(
    `mutation ($id: ID!) { requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Too big.") { id number } }`,
    { id },
  );
  await change('acceptReturn(id: $id, answer: "To us.") { id }', requestReturn.id);
  await change("receiveReturn(id: $id) { id }", requestReturn.id);
  const events = (await readEvents()).filter(({ type }) => type.startsWith("return."));
  expect(names(events)).toEqual(["return.accepted", "return.received", "return.requested"]);
  for (const { data } of events)
    expect(data).toMatchObject({
      number: requestReturn.number,
      customer: customer.id,
      lines: [{ order: id, qty: 1 }],
    });
  expect(JSON.stringify(events)).not.toContain("Too big.");
});

it("reports each order of a parcel with who carries it, and its payment after that", async () => {
  const ids = [await order((await aProduct(shop)).id), await order((await aProduct(shop)).id)];
  await readEvents();
  await admin.ask(
    'mutation ($ids: [ID!]!) { shipOrders(ids: $ids, carrier: "DHL", trackingNumber: "0034") { id } }',
    { ids },
  );
  const sent = await readEvents();
  expect(names(sent)).toEqual(["order.shipped", "order.shipped"]);
  expect(sent.map(({ data }) => data["_id"]).sort()).toEqual([...ids].sort());
  for (const { data } of sent)
    expect(data).toMatchObject({
      status: "SHIPPED",
      shippedAt: expect.any(String) as string,
      shipment: {
        carrier: "DHL",
        trackingNumber: "0034",
        trackingUrl: expect.stringMatching(/^https:.*0034$/) as string,
        shippedAt: data["shippedAt"],
      },
    });
  await pay(ids[0] as string);
  expect(await readEvents()).toMatchObject([{ type: "order.paid", data: { status: "SHIPPED", paid: true } }]);
});

it("reports each part that is refunded with its amount", async () => {
  const id = await order((await aProduct(shop)).id, 2);
  await pay(id);
  await change("refundOrder(id: $id, qty: 1) { id }", id);
  await change("refundOrder(id: $id, amount: 5) { id }", id);
  const events = (await readEvents()).filter(({ type }) => type === "order.refunded");
  expect(events.map(({ data }) => [data["status"], data["amount"]]).sort()).toEqual([
    ["PAID", 19.99],
    ["PAID", 5],
  ]);
});

it("reports what an order was charged for, and nothing where that is nothing", async () => {
  const id = await order((await aProduct(shop, { price: 35.8 })).id);
  const [placed] = await readEvents();
  await charge(shop, id, { discountMinor: 358, shippingMinor: 396, taxMinor: 578, refundedMinor: 100 });
  await pay(id);
  const [paid] = await readEvents();
  expect(placed?.data).not.toHaveProperty("discount");
  expect(paid?.data).toMatchObject({ discount: 3.58, shipping: 3.96, tax: 5.78, refunded: 1, total: 41.96 });
});

it("reports each order of a cart, and an order that is cancelled", async () => {
  const products = [await aProduct(shop), await aProduct(shop)];
  const form = aCartForm(products.map(({ id }) => ({ productId: id, qty: 1 })));
  const { placeOrders } = await customer.ask<{ placeOrders: { orders: { id: string }[] } }>(
    "mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { ... on Checkout { orders { id } } } }",
    { input: form },
  );
  expect(names(await readEvents())).toEqual(["order.placed", "order.placed"]);
  await customer.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", {
    id: placeOrders.orders[0]?.id,
  });
  expect(await readEvents()).toMatchObject([{ type: "order.cancelled", data: { status: "CANCELLED" } }]);
});

it("reports an order that expired unpaid", async () => {
  const id = await order((await aProduct(shop)).id);
  await readEvents();
  await shop.sql("update orders set created_at = now() - interval '73 hours' where id = $1", [id]);
  await runEachMinute(shop);
  expect(await readEvents()).toMatchObject([
    {
      type: "order.cancelled",
      data: { _id: id, status: "CANCELLED", cancelledAt: expect.any(String) as string },
    },
  ]);
});

it("reports nothing of an order that is refused", async () => {
  const { id } = await aProduct(shop, { countInStock: 1 });
  await customer.ask(ORDER, { input: anOrderForm(id) });
  expect(await readEvents()).toEqual([]);
});

it("reports a product that is added, edited, restocked and deleted", async () => {
  const added = await admin.ask<{ addProduct: { id: string } }>(
    "mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { id } } }",
    { input: { ...aProductForm(), draft: true } },
  );
  const { id } = added.addProduct;
  expect(await readEvents()).toMatchObject([{ type: "product.changed", data: { _id: id, draft: true } }]);
  await admin.ask(
    "mutation ($id: ID!) { editProduct(id: $id, input: { version: 1, price: 7.5, draft: false }) { __typename } }",
    { id },
  );
  const [edited] = await readEvents();
  expect(edited?.data).toMatchObject({ _id: id, price: 7.5 });
  expect(edited?.data).not.toHaveProperty("draft");
  await change("restockProduct(id: $id, units: 3) { id }", id);
  expect(names(await readEvents())).toEqual(["product.changed"]);
  await change("deleteProduct(id: $id)", id);
  expect(await readEvents()).toMatchObject([{ data: { _id: id, deletedAt: expect.any(String) as string } }]);
});

it("reports each product that is changed with others, and each again when that is undone", async () => {
  const products = [await aProduct(shop), await aProduct(shop)];
  const input = { products: products.map(({ id }) => ({ id })), price: { percent: 10 } };
  const { changeProducts } = await admin.ask<{ changeProducts: { id: string } }>(
    "mutation ($input: ChangeProductsInput!) { changeProducts(input: $input) { ... on ProductChangeSet { id } } }",
    { input },
  );
  expect((await readEvents()).map(({ data }) => data["price"])).toEqual([21.99, 21.99]);
  await admin.ask("mutation ($id: ID!) { undoProductChanges(id: $id) { __typename } }", {
    id: changeProducts.id,
  });
  expect((await readEvents()).map(({ data }) => data["price"])).toEqual([19.99, 19.99]);
});

it("reports each product of an import that needs more than one job", async () => {
  const rows = Array.from({ length: 120 }, (_, n) => csvRow(`Imported ${n}`));
  expect((await sendCsv(admin, [HEADER, ...rows])).status).toBe(200);
  const events = await readEvents();
  expect(new Set(events.map(({ data }) => data["name"])).size).toBe(120);
  expect(new Set(names(events))).toEqual(new Set(["product.changed"]));
});

it("reports the products that an import has changed and added, and that its undo restores and deletes", async () => {
  await aProduct(shop, { name: "Old texts", price: 9.5 });
  await aProduct(shop, { name: "Old price", description: "A thing.", image: "/pictures/a.svg" });
  await readEvents();
  const sheet = [
    "name,description,price,image,rating,countInStock",
    csvRow("Old texts"),
    csvRow("Brand new"),
  ];
  const priced = `Old price,A thing.,12,/pictures/a.svg,4,5`;
  const { body } = await sendCsv(admin, [...sheet, priced], "?update=true");
  const reported = async () =>
    (await readEvents()).map(({ data }) => [data["name"], data["price"], "deletedAt" in data]).toSorted();
  expect(await reported()).toEqual([
    ["Brand new", 9.5, false],
    ["Old price", 12, false],
    ["Old texts", 9.5, false],
  ]);
  await admin.ask("mutation ($id: ID!) { undoProductChanges(id: $id) { __typename } }", {
    id: body.changeSet,
  });
  expect((await reported()).map(([name, , isDeleted]) => [name, isDeleted])).toEqual([
    ["Brand new", true],
    ["Old price", false],
    ["Old texts", false],
  ]);
});

it("reports once that a product has become low in stock, by an order or by an admin", async () => {
  const { id } = await aProduct(shop, { countInStock: LOW_STOCK + 2 });
  await order(id);
  expect(names(await readEvents())).toEqual(["order.placed"]);
  const other = await asCustomer(shop);
  await other.ask(ORDER, { input: anOrderForm(id) });
  expect(names(await readEvents())).toEqual(["order.placed", "stock.low"]);
  await change("restockProduct(id: $id, units: -1) { id }", id);
  expect(names(await readEvents())).toEqual(["product.changed"]);
  await change("restockProduct(id: $id, units: 10) { id }", id);
  await readEvents();
  await change("restockProduct(id: $id, units: -10) { id }", id);
  expect(names(await readEvents())).toEqual(["product.changed", "stock.low"]);
});

it("stores neither name nor email, address or phone of a customer", async () => {
  await order((await aProduct(shop)).id);
  await readEvents();
  const [stored] = await shop.sql<{ text: string }>(
    `select (select json_agg(e) from webhook_events e)::text || (select json_agg(d) from webhook_deliveries d)::text
      || (select json_agg(a) from webhook_attempts a)::text as text`,
  );
  const form = anOrderForm("");
  for (const typed of [customer.email, form.name, form.address, form.phone])
    expect(stored?.text).not.toContain(typed);
});

it("stores nothing and adds no job where no webhook listens", async () => {
  await change(
    "disableWebhook(id: $id) { id }",
    (await shop.sql<{ id: string }>("select id from webhooks"))[0]?.id ?? "",
  );
  const id = await order((await aProduct(shop)).id);
  await pay(id);
  expect(await shop.sql("select from webhook_events")).toEqual([]);
  expect(
    await shop.sql("select from graphile_worker.jobs where task_identifier = 'fan-out-webhooks'"),
  ).toEqual([]);
});
