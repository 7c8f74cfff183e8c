import { cartOf, chargedFields, PLACE, placeCart, placeOne } from "../../../../test/support/priced-orders";
import { aProduct, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { anOrderBody, anOrderForm, CANCEL_ORDER } from "../../../../test/support/operations";
import {
  aDiscount,
  aShippingMethod,
  aTaxRate,
  clearSettings,
  usesOf,
} from "../../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop({ policy: { maxUnitsPerOrder: 50 } })));
beforeEach(async () => (customer = await asCustomer(shop)));
afterEach(() => clearSettings(shop));
afterAll(() => shop.stop());

const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  items discount shipping tax total delivers discountProblem shippingMethodId } }`;

const quoteOf = async (input: object) =>
  (await asVisitor(shop).ask<{ quote: Record<string, unknown> }>(QUOTE, { input })).quote;

const address = { name: "Carla", line1: "1 Main St", city: "Springfield", phone: "555-0100" };
const structured = (wanted: Record<string, unknown> = {}) => ({
  ...{ name: undefined, address: undefined, phone: undefined },
  shippingAddress: { ...address, ...wanted },
});
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);

describe("a shop with delivery, tax and a code", () => {
  it("charges the quoted amount for a cart, and each order has its share and its charges", async () => {
    const method = await aShippingMethod(shop, { name: "Express", priceMinor: 990 });
    await aShippingMethod(shop, { name: "Standard", priceMinor: 0 });
    await aTaxRate(shop, { percent: 7.25 });
    const discount = await aDiscount(shop, { percent: 12.5 });
    const products = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 33.33 })];
    const ids = products.map(({ id }) => id);
    const chosen = { shippingMethodId: method, discountCode: ` ${discount.code.toLowerCase()} ` };
    const items = ids.map((productId, at) => ({ productId, qty: at + 1 }));
    const quoted = await quoteOf({ items, ...chosen });
    expect(quoted).toMatchObject({ items: 76.66, discount: 9.58, shipping: 9.9, tax: 5.58, total: 82.56 });
    const placed = await placeCart(customer, cartOf(ids, { ...chosen, expectedTotal: 82.56 }));
    expect(placed).toMatchObject({ __typename: "Checkout", items: 76.66, discount: 9.58, shipping: 9.9 });
    expect(placed).toMatchObject({
      tax: 5.58,
      total: 82.56,
      number: expect.stringMatching(/^\d{4}-\d{4}$/) as string,
    });
    for (const one of placed.orders)
      expect(one).toMatchObject({
        ...{ taxIncluded: false, shippingMethod: "Express", discountCode: discount.code },
        taxLines: [{ name: "Sales tax", percent: 7.25, amount: one.tax }],
      });
    const cents = (of: "discount" | "shipping" | "tax" | "total") =>
      placed.orders.reduce((sum, one) => sum + Math.round(one[of] * 100), 0);
    expect([cents("discount"), cents("shipping"), cents("tax"), cents("total")]).toEqual([
      958, 990, 558, 8256,
    ]);
    expect(await usesOf(shop, discount)).toBe(1);
  });

  it("keeps what an order was charged when the shop changes its rates, names and codes", async () => {
    const method = await aShippingMethod(shop, { name: "Post" });
    const rate = await aTaxRate(shop, { percent: 10 });
    const placed = await placeOne(
      customer,
      anOrderForm((await aProduct(shop, { price: 10 })).id, structured()),
    );
    await shop.sql("update shipping_methods set name = 'Mail', price_cents = 0 where id = $1", [method]);
    await shop.sql("update tax_rates set percent = 50, name = 'Levy' where id = $1", [rate]);
    const { order: now } = await customer.ask<{ order: object }>(
      `query ($id: ID!) { order(id: $id) { ${chargedFields} } }`,
      {
        id: placed.id,
      },
    );
    expect(placed).toMatchObject(now);
    expect(now).toMatchObject({ shipping: 4.9, tax: 1.49, total: 16.39, shippingMethod: "Post" });
  });

  it("counts the cheapest delivery for clients that choose none, over REST too", async () => {
    await aShippingMethod(shop, { name: "Slow", priceMinor: 250 });
    await aShippingMethod(shop, { name: "Fast", priceMinor: 900 });
    const { id } = await aProduct(shop, { price: 10 });
    const { status, body } = await customer.post<{ insertedId: string }>("/order", anOrderBody(id));
    expect(status).toBe(200);
    const [stored] = await shop.sql("select shipping_method, shipping_cents::int from orders where id = $1", [
      body.insertedId,
    ]);
    expect(stored).toEqual({ shipping_method: "Slow", shipping_cents: 250 });
  });

  it("applies new settings from the next order on, and removed settings no longer", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    const totals: number[] = [];
    const buy = async () => {
      const placed = await placeOne(customer, anOrderForm(id));
      totals.push(placed.total);
      await customer.ask(CANCEL_ORDER, { id: placed.id });
    };
    await buy();
    const method = await aShippingMethod(shop);
    await buy();
    await shop.sql("update shipping_methods set price_cents = 100 where id = $1", [method]);
    await buy();
    await shop.sql("delete from shipping_methods");
    await buy();
    expect(totals).toEqual([10, 14.9, 11, 10]);
  });
});

it("keeps a street without town and country as the order's text, line by line", async () => {
  const { id } = await aProduct(shop);
  const street = { name: "Carla", line1: "1 Main St", line2: "Springfield", phone: "555-0100" };
  const form = anOrderForm(id, { ...structured(), shippingAddress: street });
  const placed = await placeOne(customer, form);
  expect(placed).toMatchObject({ shippingAddress: { line1: "1 Main St", city: null, country: "US" } });
  const [stored] = await shop.sql("select address from orders where id = $1", [placed.id]);
  expect(stored).toEqual({ address: "1 Main St\nSpringfield" });
  expect(await placeOne(customer, form)).toMatchObject({ id: placed.id });
});

it("keeps what a product cost without its sale, and nothing where it isn't on sale", async () => {
  const [sold, plain] = [await aProduct(shop, { price: 20 }), await aProduct(shop, { price: 20 })];
  await shop.sql("update products set price_cents = 1500, regular_price_cents = 2000 where id = $1", [
    sold.id,
  ]);
  const { orders } = await placeCart(customer, cartOf([sold.id, plain.id]));
  await shop.sql("update products set price_cents = 2000, regular_price_cents = null where id = $1", [
    sold.id,
  ]);
  const stored = await customer.ask<{ myOrders: { nodes: object[] } }>(
    "{ myOrders { nodes { unitPrice regularPrice product { id } } } }",
  );
  expect(orders).toHaveLength(2);
  expect(stored.myOrders.nodes).toEqual(
    expect.arrayContaining([
      { unitPrice: 15, regularPrice: 20, product: { id: sold.id } },
      { unitPrice: 20, regularPrice: null, product: { id: plain.id } },
    ]),
  );
});

describe("an order that is refused for its price or address", () => {
  it("states the current total if another total was expected, and orders nothing", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    const refused = await placeOne(customer, anOrderForm(id, { qty: 2, expectedTotal: 19.99 }));
    expect(refused).toMatchObject({ __typename: "TotalChanged", quote: { total: 20 } });
    const cart = await placeCart(customer, cartOf([id], { expectedTotal: 10.01 }));
    expect(cart).toMatchObject({ __typename: "TotalChanged", quote: { total: 10 } });
    expect(await ordersOf(customer)).toEqual([]);
    expect(await placeOne(customer, anOrderForm(id, { qty: 2, expectedTotal: 20 }))).toMatchObject({
      total: 20,
    });
  });

  it("names the delivery that is possible where the chosen one was removed since the quote", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    await aShippingMethod(shop, { name: "Standard", priceMinor: 500 });
    const express = await aShippingMethod(shop, { name: "Express", priceMinor: 900 });
    const form = anOrderForm(id, { shippingMethodId: express, expectedTotal: 19 });
    await shop.sql("delete from shipping_methods where id = $1", [express]);
    expect(await placeOne(customer, form)).toMatchObject({
      ...{ __typename: "TotalChanged", quote: { total: 15 } },
      message: "The chosen delivery is no longer offered. Standard is possible instead.",
    });
    expect(await placeOne(customer, anOrderForm(id, { shippingMethodId: "none" }))).toMatchObject({
      __typename: "TotalChanged",
    });
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("isn't delivered to a country to which the shop or its delivery methods don't deliver", async () => {
    const { id } = await aProduct(shop);
    await shop.sql("update shop_settings set countries = '{US,CA}'");
    const to = (country: string) => placeOne(customer, anOrderForm(id, structured({ country })));
    expect(await to("FR")).toMatchObject({
      ...{ __typename: "NotDelivered", country: "FR", message: "We don't deliver to France." },
    });
    await aShippingMethod(shop, { countries: ["US"] });
    expect(await to("CA")).toMatchObject({ __typename: "NotDelivered", country: "CA" });
    expect(await to("US")).toMatchObject({ __typename: "Order", shippingAddress: { country: "US" } });
    await shop.sql("update shop_settings set countries = '{CA}'");
    const { status, body } = await customer.post("/order", anOrderBody((await aProduct(shop)).id));
    expect([status, body]).toMatchObject([409, { country: "US" }]);
  });

  it("refuses a postcode that its country can't have, and writes others as the country does", async () => {
    const { id } = await aProduct(shop);
    const inLondon = (postalCode: string) => anOrderForm(id, structured({ country: "GB", postalCode }));
    const refused = await customer.graphql(PLACE, { input: inLondon("10115") });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [
        {
          field: "shippingAddress.postalCode",
          message: "must be a postcode of United Kingdom, such as SW1A 1AA",
        },
      ],
    });
    expect(await ordersOf(customer)).toEqual([]);
    const placed = await placeOne(customer, inLondon("m11ae"));
    const [stored] = await shop.sql("select address from orders where id = $1", [placed.id]);
    expect(stored).toEqual({ address: "1 Main St, Springfield M1 1AE, United Kingdom" });
  });

  it("needs a region only where taxes of the country depend on it, and a quote works without", async () => {
    const { id } = await aProduct(shop, { price: 100 });
    await aTaxRate(shop, { region: "California", percent: 7.25 });
    const refused = await customer.graphql(PLACE, { input: anOrderForm(id, structured()) });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [
        { field: "shippingAddress.region", message: expect.stringContaining("United States") as string },
      ],
    });
    expect(await quoteOf({ items: [{ productId: id, qty: 1 }] })).toMatchObject({ total: 100 });
    const inFrance = anOrderForm(id, structured({ country: "FR" }));
    expect(await placeOne(customer, inFrance)).toMatchObject({ __typename: "Order", tax: 0 });
    const other = await asCustomer(shop);
    const inCalifornia = anOrderForm(id, structured({ region: "california" }));
    expect(await placeOne(other, inCalifornia)).toMatchObject({
      __typename: "Order",
      tax: 7.25,
      total: 107.25,
    });
  });

  it("is told of its products first, then of delivery, code and total", async () => {
    const product = await aProduct(shop, { countInStock: 1 });
    await shop.sql("update shop_settings set countries = '{US}'");
    const form = () =>
      anOrderForm(product.id, { ...structured({ country: "FR" }), discountCode: "NONE", expectedTotal: 1 });
    expect(await placeOne(customer, form())).toMatchObject({ __typename: "InsufficientStock" });
    await shop.sql("update products set count_in_stock = 9 where id = $1", [product.id]);
    expect(await placeOne(customer, form())).toMatchObject({ __typename: "NotDelivered" });
    await shop.sql("update shop_settings set countries = '{}'");
    expect(await placeOne(customer, form())).toMatchObject({ __typename: "DiscountRefused" });
    expect(await placeOne(customer, { ...form(), discountCode: null })).toMatchObject({
      __typename: "TotalChanged",
    });
  });

  it.each(["-1", "0.001", "1e15", "1e400", '"NaN"', '"1"'])(
    "has a sentence at the field where %s is sent as its total",
    async (total) => {
      const { id } = await aProduct(shop);
      const input = `{ productId: "${id}", qty: 1, name: "Carl", address: "1 High Street", phone: "555", idempotencyKey: "${id}", expectedTotal: ${total} }`;
      const { status, errors } = await customer.graphql(
        `mutation { placeOrder(input: ${input}) { __typename } }`,
      );
      expect(status).toBeLessThan(500);
      expect(errors[0]?.message).toMatch(/expectedTotal|Float/);
      expect(await ordersOf(customer)).toEqual([]);
    },
  );
});

describe("a form that is sent again", () => {
  it("gives the first result though prices, codes and ways of delivery have changed since", async () => {
    const products = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 20 })];
    const ids = products.map(({ id }) => id);
    const method = await aShippingMethod(shop);
    const { id: discountId, code } = await aDiscount(shop);
    const form = cartOf(ids, {
      ...structured(),
      shippingMethodId: method,
      discountCode: code,
      expectedTotal: 49.9,
    });
    const first = await placeCart(customer, form);
    expect(first).toMatchObject({ __typename: "Checkout", total: 49.9 });
    await shop.sql("update products set price_cents = 1 where id = any($1)", [ids]);
    await shop.sql("update discounts set ended_at = now(), version = version + 1 where id = $1", [
      discountId,
    ]);
    await shop.sql("delete from shipping_methods");
    await shop.sql("update shop_settings set country = 'DE', countries = '{FR}'");
    expect(await placeCart(customer, form)).toEqual(first);
    expect(await usesOf(shop, { id: discountId })).toBe(1);
  });

  it.each([
    { shippingAddress: { ...address, line1: "2 Main St" } },
    { shippingAddress: { ...address, country: "CA" } },
    { discountCode: null },
    { discountCode: "OTHER" },
    { expectedTotal: 1 },
    { shippingMethodId: "00000000-0000-0000-0000-000000000000" },
  ])("is refused where it says %j now", async (change) => {
    const { id } = await aProduct(shop, { price: 10 });
    const method = await aShippingMethod(shop);
    const { code } = await aDiscount(shop);
    const form = anOrderForm(id, { ...structured(), shippingMethodId: method, discountCode: code });
    expect(await placeOne(customer, form)).toMatchObject({ __typename: "Order" });
    const { errors } = await customer.graphql(PLACE, { input: { ...form, ...change } });
    expect(errors[0]?.extensions).toMatchObject({ errors: [{ field: "idempotencyKey" }] });
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});
