import { aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { aJobContext, runEachMinute } from "../../../../test/support/jobs";
import { anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { insertWebhooks } from "../../../../test/support/webhooks";
import { endSales } from "./end-sales";

let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

const ended = { price: 80, regularPrice: 100, saleEndsAt: new Date(Date.now() - 1_000) };
const pricesOf = () =>
  shop.sql<{ price: number; regular: number | null; ends: Date | null; version: number }>(
    `select price_cents as price, regular_price_cents as regular, sale_ends_at as ends, version from products
      order by created_at`,
  );
const regular = { price: 10_000, regular: null, ends: null, version: 2 };

it("ends each expired sale once, and leaves sales that continue or have no end", async () => {
  const saleEndsAt = new Date(Date.now() + 60_000);
  await aProduct(shop, { ...ended, createdAt: new Date(2026, 0, 1) });
  await aProduct(shop, { ...ended, saleEndsAt, createdAt: new Date(2026, 0, 2) });
  await aProduct(shop, { ...ended, saleEndsAt: null, createdAt: new Date(2026, 0, 3) });
  const after = [
    regular,
    { price: 8_000, regular: 10_000, ends: saleEndsAt, version: 1 },
    { price: 8_000, regular: 10_000, ends: null, version: 1 },
  ];
  await runEachMinute(shop);
  expect(await pricesOf()).toEqual(after);
  await runEachMinute(shop);
  expect(await pricesOf()).toEqual(after);
});

it("leaves a price that the last release has raised above the regular one", async () => {
  await aProduct(shop, ended);
  await shop.sql("update products set price_cents = 12000");
  await endSales(aJobContext(shop));
  expect(await pricesOf()).toEqual([{ ...regular, price: 12_000 }]);
});

it("ends each sale once with two workers, in more than one batch, and announces it once", async () => {
  const COUNT = 1_200;
  await insertWebhooks(shop, 1);
  await shop.sql("update webhooks set events = array['product.changed']");
  await shop.sql("delete from webhook_events");
  await shop.sql(
    `insert into products (name, description, price_cents, regular_price_cents, sale_ends_at, image, rating, count_in_stock)
      select 'Thing ' || n, 'A thing.', 8000, 10000, now() - n * interval '1 second', '/x', 4, 9 from generate_series(1, $1::int) n`,
    [COUNT],
  );
  await Promise.all([endSales(aJobContext(shop)), endSales(aJobContext(shop))]);
  await endSales(aJobContext(shop)); // ends the sales that one call left while the other had locked them
  expect(new Set((await pricesOf()).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(regular)]),
  );
  const events = await shop.sql<{ data: { price: number } }>("select data from webhook_events");
  expect(events).toHaveLength(COUNT);
  expect(events[0]?.data).toMatchObject({ price: 100 });
  expect(events[0]?.data).not.toHaveProperty("regularPrice");
});

it("announces a product on sale with its regular price and the sale's end", async () => {
  await insertWebhooks(shop, 1);
  await shop.sql("update webhooks set events = array['product.changed']");
  const { id } = await aProduct(shop, { ...ended, saleEndsAt: new Date("2090-01-01T00:00:00Z") });
  await shop.sql("delete from webhook_events");
  const admin = await asAdmin(shop);
  await admin.ask(
    "mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { ... on Product { id } } }",
    { id, input: { version: 1, rating: 5 } },
  );
  const [event] = await shop.sql("select data from webhook_events");
  expect(event?.data).toMatchObject({ price: 80, regularPrice: 100, saleEndsAt: "2090-01-01T00:00:00.000Z" });
});

it("charges orders at that minute one price or the other, and states the charged price", async () => {
  const products = await Promise.all(Array.from({ length: 8 }, () => aProduct(shop, ended)));
  const buyers = await Promise.all(products.map(() => asCustomer(shop)));
  const order = async (buyer: Person, productId: string) =>
    (await buyer.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(productId, { qty: 2 }) }))
      .placeOrder;
  const orders = products.map(({ id }, at) => order(buyers[at] as Person, id));
  const [placed] = await Promise.all([Promise.all(orders), endSales(aJobContext(shop))]);
  for (const { unitPrice, total } of placed) {
    expect([80, 100]).toContain(unitPrice);
    expect(total).toBe(2 * unitPrice);
  }
  const late = await order(customer, products[0]?.id ?? "");
  expect(late).toMatchObject({ unitPrice: 100, total: 200 });
});
