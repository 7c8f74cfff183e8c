import { Client } from "pg";
import { aProduct, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { aCartForm, anOrderBody, anOrderForm, CANCEL_ORDER } from "../../../../test/support/operations";
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

const refusals = `... on TotalChanged { message quote { total shipping shippingMethodId shippingOptions { id } } }
  ... on DiscountRefused { message } ... on NotDelivered { message country }`;
const order =
  "id unitPrice total discount shipping tax taxIncluded shippingMethod discountCode taxLines { name percent amount }";
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename ... on Order { ${order} shippingAddress { line1 city region country } address } ... on InsufficientStock { message } ${refusals} } }`;
const PLACE_CART = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) {
  __typename ... on Checkout { id number items total discount shipping tax orders { ${order} } } ... on CartRefused { message } ${refusals} } }`;
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  items discount shipping tax total delivers discountProblem shippingMethodId } }`;

interface Placed {
  __typename: string;
  id: string;
  message: string;
  total: number;
  discount: number;
  shipping: number;
  tax: number;
  quote: { total: number; shipping: number; shippingMethodId: string };
  taxLines: { percent: number }[];
  orders: Placed[];
}

const placeOne = async (input: object, by = customer) =>
  (await by.ask<{ placeOrder: Placed }>(PLACE, { input })).placeOrder;
const placeCart = async (input: object, by = customer) =>
  (await by.ask<{ placeOrders: Placed }>(PLACE_CART, { input })).placeOrders;
const quoteOf = async (input: object) =>
  (await asVisitor(shop).ask<{ quote: Record<string, unknown> }>(QUOTE, { input })).quote;

const address = { name: "Carla", line1: "1 Main St", city: "Springfield", phone: "555-0100" };
const structured = (wanted: Record<string, unknown> = {}) => ({
  ...{ name: undefined, address: undefined, phone: undefined },
  shippingAddress: { ...address, ...wanted },
});
const cartOf = (ids: string[], wanted: Record<string, unknown> = {}) =>
  aCartForm(
    ids.map((productId, at) => ({ productId, qty: at + 1 })),
    wanted,
  );
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);

describe("a shop with delivery, tax and a code", () => {
  it("charges for a cart what the quote said, and each order has its share and what it was charged for", async () => {
    const method = await aShippingMethod(shop, { name: "Express", priceCents: 990 });
    await aShippingMethod(shop, { name: "Standard", priceCents: 0 });
    await aTaxRate(shop, { percent: 7.25 });
    const discount = await aDiscount(shop, { percent: 12.5 });
    const products = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 33.33 })];
    const ids = products.map(({ id }) => id);
    const chosen = { shippingMethodId: method, discountCode: ` ${discount.code.toLowerCase()} ` };
    const items = ids.map((productId, at) => ({ productId, qty: at + 1 }));
    const quoted = await quoteOf({ items, ...chosen });
    expect(quoted).toMatchObject({ items: 76.66, discount: 9.58, shipping: 9.9, tax: 5.58, total: 82.56 });
    const placed = await placeCart(cartOf(ids, { ...chosen, expectedTotal: 82.56 }));
    expect(placed).toMatchObject({ __typename: "Checkout", items: 76.66, discount: 9.58, shipping: 9.9 });
    expect(placed).toMatchObject({ tax: 5.58, total: 82.56, number: expect.stringMatching(/^\d{4}-\d{4}$/) });
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
    const placed = await placeOne(anOrderForm((await aProduct(shop, { price: 10 })).id, structured()));
    await shop.sql("update shipping_methods set name = 'Mail', price_cents = 0 where id = $1", [method]);
    await shop.sql("update tax_rates set percent = 50, name = 'Levy' where id = $1", [rate]);
    const { order: now } = await customer.ask<{ order: object }>(
      `query ($id: ID!) { order(id: $id) { ${order} } }`,
      {
        id: placed.id,
      },
    );
    expect(placed).toMatchObject(now);
    expect(now).toMatchObject({ shipping: 4.9, tax: 1.49, total: 16.39, shippingMethod: "Post" });
  });

  it("counts the cheapest delivery for clients that choose none, over REST too", async () => {
    await aShippingMethod(shop, { name: "Slow", priceCents: 250 });
    await aShippingMethod(shop, { name: "Fast", priceCents: 900 });
    const { id } = await aProduct(shop, { price: 10 });
    const { status, body } = await customer.post<{ insertedId: string }>("/order", anOrderBody(id));
    expect(status).toBe(200);
    const [stored] = await shop.sql("select shipping_method, shipping_cents::int from orders where id = $1", [
      body.insertedId,
    ]);
    expect(stored).toEqual({ shipping_method: "Slow", shipping_cents: 250 });
  });

  it("counts what is set from the next order on, and no longer what is removed", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    const totals: number[] = [];
    const buy = async () => {
      const placed = await placeOne(anOrderForm(id));
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

describe("an order that is refused for its price or address", () => {
  it("says what it costs now where another total was expected, and orders nothing", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    const refused = await placeOne(anOrderForm(id, { qty: 2, expectedTotal: 19.99 }));
    expect(refused).toMatchObject({ __typename: "TotalChanged", quote: { total: 20 } });
    const cart = await placeCart(cartOf([id], { expectedTotal: 10.01 }));
    expect(cart).toMatchObject({ __typename: "TotalChanged", quote: { total: 10 } });
    expect(await ordersOf(customer)).toEqual([]);
    expect(await placeOne(anOrderForm(id, { qty: 2, expectedTotal: 20 }))).toMatchObject({ total: 20 });
  });

  it("names the delivery that is possible where the chosen one was removed since the quote", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    await aShippingMethod(shop, { name: "Standard", priceCents: 500 });
    const express = await aShippingMethod(shop, { name: "Express", priceCents: 900 });
    const form = anOrderForm(id, { shippingMethodId: express, expectedTotal: 19 });
    await shop.sql("delete from shipping_methods where id = $1", [express]);
    expect(await placeOne(form)).toMatchObject({
      ...{ __typename: "TotalChanged", quote: { total: 15 } },
      message: "The chosen delivery is no longer offered. Standard is possible instead.",
    });
    expect(await placeOne(anOrderForm(id, { shippingMethodId: "none" }))).toMatchObject({
      __typename: "TotalChanged",
    });
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("isn't delivered to a country that the shop, or none of its ways of delivery, goes to", async () => {
    const { id } = await aProduct(shop);
    await shop.sql("update shop_settings set countries = '{US,CA}'");
    const to = (country: string) => placeOne(anOrderForm(id, structured({ country })));
    expect(await to("FR")).toMatchObject({
      ...{ __typename: "NotDelivered", country: "FR", message: "We don't deliver to France." },
    });
    await aShippingMethod(shop, { countries: ["US"] });
    expect(await to("CA")).toMatchObject({ __typename: "NotDelivered", country: "CA" });
    expect(await to("US")).toMatchObject({ __typename: "Order", shippingAddress: { country: "US" } });
    await shop.sql("update shop_settings set countries = '{CA}'");
    const { status, body } = await customer.post("/order", anOrderBody((await aProduct(shop)).id));
    expect([status, body]).toEqual([409, expect.objectContaining({ country: "US" })]);
  });

  it("needs a region only where taxes of the country depend on it, and a quote works without", async () => {
    const { id } = await aProduct(shop, { price: 100 });
    await aTaxRate(shop, { region: "California", percent: 7.25 });
    const refused = await customer.graphql(PLACE, { input: anOrderForm(id, structured()) });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [{ field: "shippingAddress.region", message: expect.stringContaining("United States") }],
    });
    expect(await quoteOf({ items: [{ productId: id, qty: 1 }] })).toMatchObject({ total: 100 });
    const inFrance = anOrderForm(id, structured({ country: "FR" }));
    expect(await placeOne(inFrance)).toMatchObject({ __typename: "Order", tax: 0 });
    const other = await asCustomer(shop);
    const inCalifornia = anOrderForm(id, structured({ region: "california" }));
    expect(await placeOne(inCalifornia, other)).toMatchObject({
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
    expect(await placeOne(form())).toMatchObject({ __typename: "InsufficientStock" });
    await shop.sql("update products set count_in_stock = 9 where id = $1", [product.id]);
    expect(await placeOne(form())).toMatchObject({ __typename: "NotDelivered" });
    await shop.sql("update shop_settings set countries = '{}'");
    expect(await placeOne(form())).toMatchObject({ __typename: "DiscountRefused" });
    expect(await placeOne({ ...form(), discountCode: null })).toMatchObject({ __typename: "TotalChanged" });
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
    const first = await placeCart(form);
    expect(first).toMatchObject({ __typename: "Checkout", total: 49.9 });
    await shop.sql("update products set price_cents = 1 where id = any($1)", [ids]);
    await shop.sql("update discounts set ended_at = now(), version = version + 1 where id = $1", [
      discountId,
    ]);
    await shop.sql("delete from shipping_methods");
    await shop.sql("update shop_settings set country = 'DE', countries = '{FR}'");
    expect(await placeCart(form)).toEqual(first);
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
    expect(await placeOne(form)).toMatchObject({ __typename: "Order" });
    const { errors } = await customer.graphql(PLACE, { input: { ...form, ...change } });
    expect(errors[0]?.extensions).toMatchObject({ errors: [{ field: "idempotencyKey" }] });
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});

describe("what changes while an order waits", () => {
  /** The database connection of another process. */
  let other: Client;
  beforeEach(async () => {
    other = new Client({ connectionString: shop.databaseUrl });
    await other.connect();
  });
  afterEach(() => other.end());

  const untilWaiting = async () => {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%current_unpaid_orders%'`;
    while ((await shop.sql(waiting)).length === 0);
  };
  /** Places while another transaction has locked the customer, and changes something meanwhile. */
  const placeWhile = async (form: object, change: () => Promise<unknown>) => {
    await other.query("begin");
    await other.query("select from users where id = $1 for no key update", [customer.id]);
    const placing = placeCart(form);
    await untilWaiting();
    await change();
    await other.query("commit");
    return placing;
  };

  it("is charged at the new price, with a quote made from it", async () => {
    await aShippingMethod(shop, { freeFromCents: 5000 });
    const { id } = await aProduct(shop, { price: 50 });
    const setPrice = () => shop.sql("update products set price_cents = 1000 where id = $1", [id]);
    expect(await placeWhile(cartOf([id]), setPrice)).toMatchObject({ total: 14.9, shipping: 4.9 });
  });

  it("is refused where it costs something else than expected by then", async () => {
    const { id } = await aProduct(shop, { price: 50 });
    const setPrice = () => shop.sql("update products set price_cents = 5100 where id = $1", [id]);
    expect(await placeWhile(cartOf([id], { expectedTotal: 50 }), setPrice)).toMatchObject({
      ...{ __typename: "TotalChanged", quote: { total: 51 } },
    });
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("counts a code as it is by then", async () => {
    const discount = await aDiscount(shop, { percent: 10 });
    const { id } = await aProduct(shop, { price: 50 });
    const change = () =>
      shop.sql("update discounts set percent = 20, version = version + 1 where id = $1", [discount.id]);
    expect(await placeWhile(cartOf([id], { discountCode: discount.code }), change)).toMatchObject({
      ...{ discount: 10, total: 40 },
    });
  });

  it("pays one rate in all its orders while two admins change it", async () => {
    const rate = await aTaxRate(shop, { percent: 10 });
    const products = await Promise.all([1, 2, 3].map(() => aProduct(shop, { price: 10 })));
    const ids = products.map(({ id }) => id);
    const customers = await Promise.all(Array.from({ length: 20 }, () => asCustomer(shop)));
    const change = async (percent: number) => {
      for (let turn = 0; turn < 10; turn += 1)
        await shop.sql("update tax_rates set percent = $2 where id = $1", [rate, percent + turn]);
    };
    const [placed] = await Promise.all([
      Promise.all(customers.map((by) => placeCart(cartOf(ids), by))),
      change(10),
      change(30),
    ]);
    for (const { orders, tax, total } of placed) {
      const percents = new Set(orders.flatMap(({ taxLines }) => taxLines.map((line) => line.percent)));
      expect(percents.size).toBe(1);
      const [percent] = [...percents] as number[];
      expect(tax).toBeCloseTo((60 * (percent as number)) / 100, 6);
      expect(total).toBeCloseTo(60 + tax, 6);
    }
  });

  it("pays the sale's price for all its products or for none at the moment at which the sale ends", async () => {
    const products = await Promise.all([1, 2].map(() => aProduct(shop, { price: 10, regularPrice: 20 })));
    const ids = products.map(({ id }) => id);
    const customers = await Promise.all(Array.from({ length: 30 }, () => asCustomer(shop)));
    const endSale = `with ending as materialized (
        select id from products where id = any($1) order by id for no key update
      ) update products set price_cents = 2000, regular_price_cents = null from ending where products.id = ending.id`;
    const buying = customers.map(async (by, at) => {
      if (at === 10) await shop.sql(endSale, [ids]);
      return placeCart(aCartForm(ids.map((productId) => ({ productId, qty: 1 }))), by);
    });
    const totals = new Set((await Promise.all(buying)).map(({ total }) => total));
    expect([...totals].every((total) => total === 20 || total === 40)).toBe(true);
    expect(totals.has(40)).toBe(true);
  });
});
