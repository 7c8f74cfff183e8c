import { asAdmin, asCustomer, anOrder, aProduct, type Person } from "../../../test/support/builders";
import { aCart, charge, THREE_TOOLS } from "../../../test/support/carts";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

describe("the orders of a product", () => {
  const PRODUCT = "query ($id: ID!) { product(id: $id) { qty hasPaidOrders } }";

  let admin: Person;
  let customer: Person;
  beforeAll(async () => {
    [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
  });

  it("counts the units of a product in orders not yet delivered, and whether one of them is paid", async () => {
    const product = await aProduct(shop);
    const ask = () => admin.ask(PRODUCT, { id: product.id });
    expect(await ask()).toEqual({ product: { qty: 0, hasPaidOrders: false } });
    await anOrder(shop, customer, product, { quantity: 3 });
    await anOrder(shop, customer, product, { quantity: 100, paidAt: new Date(), deliveredAt: new Date() });
    expect(await ask()).toEqual({ product: { qty: 3, hasPaidOrders: false } });
    await anOrder(shop, await asCustomer(shop), product, { quantity: 4, paidAt: new Date() });
    expect(await ask()).toEqual({ product: { qty: 7, hasPaidOrders: true } });
  });

  it("answers an admin over REST, and nobody else", async () => {
    const product = await aProduct(shop);
    await anOrder(shop, customer, product, { quantity: 3 });
    expect((await admin.get(`/products/${product.id}`)).body).toMatchObject({ qty: 3 });
    expect((await customer.get(`/products/${product.id}`)).body).not.toHaveProperty("qty");
    const listed = await admin.get<{ _id: string; qty: number }[]>("/products");
    expect(listed.body.find(({ _id }) => _id === product.id)).toMatchObject({ qty: 3 });
  });

  it("doesn't overflow where the units of all orders are more than an Int holds", async () => {
    const product = await aProduct(shop);
    for (let orders = 0; orders < 3; orders += 1)
      await anOrder(shop, customer, product, { quantity: 1_000_000_000, paidAt: new Date() });
    expect(await admin.ask(PRODUCT, { id: product.id })).toEqual({
      product: { qty: 2_147_483_647, hasPaidOrders: true },
    });
  });
});

describe("a cart", () => {
  let customer: Person;
  beforeEach(async () => {
    await shop.sql("truncate orders, products cascade");
    customer = await asCustomer(shop);
  });

  const SUMS = `number items discount discountCode shipping shippingMethod tax taxIncluded total refunded
    taxLines { name percent amount }`;

  interface Cart {
    number: string;
    total: number;
  }

  const cartOf = async (id: string) =>
    (await customer.ask<{ checkout: Cart }>(`query ($id: ID!) { checkout(id: $id) { ${SUMS} } }`, { id }))
      .checkout;

  it("adds up what a cart's orders were charged for, to the cent", async () => {
    const { id, number } = await aCart(shop, customer, THREE_TOOLS);
    expect(await cartOf(id)).toEqual({
      number,
      ...{ items: 89.6, discount: 8.96, discountCode: "SPRING10" },
      ...{ shipping: 9.9, shippingMethod: "Express" },
      ...{ tax: 14.46, taxIncluded: true, taxLines: [{ name: "VAT", percent: 19, amount: 14.46 }] },
      ...{ total: 90.54, refunded: 0 },
    });
  });

  it("counts a cancelled line in no sum", async () => {
    const { id, orderIds } = await aCart(shop, customer, THREE_TOOLS);
    await customer.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: orderIds[1] });
    expect(await cartOf(id)).toMatchObject({
      ...{ items: 41.6, discount: 4.16, shipping: 4.6, tax: 6.72, total: 42.04 },
      taxLines: [{ name: "VAT", percent: 19, amount: 6.72 }],
    });
  });

  it("adds tax to the total where prices don't contain it, each rate in a line of its own", async () => {
    const tax = (taxName: string, taxPercent: number, taxMinor: number) => ({
      taxName,
      taxPercent,
      taxMinor,
    });
    const { id } = await aCart(shop, customer, [
      { price: 10, ...tax("Sales tax", 4, 40) },
      { price: 100, ...tax("Sales tax", 8.25, 825) },
    ]);
    expect(await cartOf(id)).toMatchObject({
      taxLines: [{ amount: 8.25 }, { amount: 0.4 }],
      ...{ tax: 8.65, taxIncluded: false, total: 118.65 },
    });
  });

  it("knows a cart of one product by its order's number, as if it had been ordered alone", async () => {
    const { id, orderIds } = await aCart(shop, customer, [{ price: 20 }]);
    const { order } = await customer.ask<{ order: { number: string; checkout: Cart } }>(
      "query ($id: ID!) { order(id: $id) { number checkout { number total } } }",
      { id: orderIds[0] },
    );
    expect(order.checkout).toEqual({ number: order.number, total: 20 });
    expect((await cartOf(id)).number).toBe(order.number);
  });

  it("says of every order of a list which cart it was bought with, with one statement for all carts", async () => {
    const [first, second] = [
      await aCart(shop, customer, [{ price: 1 }, { price: 2 }]),
      await aCart(shop, customer, [{ price: 3 }, { price: 4 }]),
    ];
    await anOrder(shop, customer, await aProduct(shop));
    const { myOrders } = await customer.ask<{ myOrders: { nodes: { checkout: Cart | null }[] } }>(
      "{ myOrders { nodes { checkout { number total } } } }",
    );
    const seen = myOrders.nodes.map(({ checkout }) => checkout);
    expect(seen).toEqual(
      expect.arrayContaining([
        null,
        { number: first.number, total: 3 },
        { number: second.number, total: 7 },
      ]) as unknown,
    );
    expect(seen).toHaveLength(5);
  });

  it("tells programs over REST what an order was charged for, and nothing more of one without it", async () => {
    const admin = await asAdmin(shop);
    const plain = await anOrder(shop, customer, await aProduct(shop, { price: 35.8 }));
    const charged = await anOrder(shop, customer, await aProduct(shop, { price: 35.8 }));
    const postalAddress = {
      ...{ line1: "Hauptstraße 1", line2: null, city: "Berlin", region: null },
      ...{ postalCode: "10115", country: "DE" },
    };
    await charge(shop, charged, { ...THREE_TOOLS[0], refundedMinor: 100, postalAddress });
    const { body } = await admin.get<{ _id: string }[]>(`/orders/${customer.email}`);
    const answer = (id: string) => body.find(({ _id }) => _id === id);
    expect(answer(charged)).toMatchObject({
      ...{ price: 35.8, discount: 3.58, discountCode: "SPRING10", shipping: 3.96, shippingMethod: "Express" },
      ...{ tax: 5.78, taxIncluded: true, total: 36.18, refunded: 1, shippingAddress: postalAddress },
    });
    expect(Object.keys(answer(plain) as object).sort()).toEqual([
      "_id",
      "address",
      "createdAt",
      "email",
      "id",
      "name",
      "paid",
      "price",
      "product",
      "qty",
      "total",
      "zip",
    ]);
  });
});
