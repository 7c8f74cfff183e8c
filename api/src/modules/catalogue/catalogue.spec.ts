import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { aProductForm } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const ADD = `mutation ($input: AddProductInput!) {
  addProduct(input: $input) { __typename ... on Product { id name price rating countInStock } ... on ProductNameTaken { message } }
}`;
const DELETE = "mutation ($id: ID!) { deleteProduct(id: $id) }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const add = async (wanted: object = {}) =>
  (
    await admin.ask<{ addProduct: { __typename: string; id: string } }>(ADD, {
      input: { ...aProductForm(), ...wanted },
    })
  ).addProduct;
const names = async (path = "/products") =>
  (await asVisitor(shop).get<{ name: string }[]>(path)).body.map(({ name }) => name);

it("puts up a product as it was described, and shows it to everybody", async () => {
  const product = await add({ name: " Bevel chisels ", price: 49.99, rating: 4.25, countInStock: 0 });
  expect(product).toMatchObject({
    __typename: "Product",
    name: "Bevel chisels",
    price: 49.99,
    rating: 4.25,
    countInStock: 0,
  });
  expect(await asVisitor(shop).get(`/products/${product.id}`)).toMatchObject({
    status: 200,
    body: { name: "Bevel chisels" },
  });
});

it("takes each price to the cent", async () => {
  for (const price of [0.01, 0.29, 1.15, 4.35, 19.99, 1.005e3, 999_999.99])
    expect(await add({ name: `At ${price}`, price })).toMatchObject({ price });
});

it("has no two products of one name, whatever its case, until the first is deleted", async () => {
  const first = await add({ name: "Écrou d'Or" });
  expect(await add({ name: "éCROU D'oR" })).toMatchObject({ __typename: "ProductNameTaken" });
  const overRest = await admin.post("/products", aProductForm({ name: "ÉCROU d'or" }));
  expect(overRest).toMatchObject({ status: 409, body: { acknowledged: false, status: 409 } });
  expect(await admin.ask(DELETE, { id: first.id })).toEqual({ deleteProduct: 1 });
  expect(await add({ name: "écrou d'or" })).toMatchObject({ __typename: "Product" });
});

it("has one product where twenty admins add the same at once", async () => {
  const form = aProductForm({ name: "Once only" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post("/products", form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
});

it.each(['1/2" socket', "5 % off", "a+b & c?d#e", "Ünïcödé ⌚ 時計", "'; drop table products; --", "%2F"])(
  "deletes %s by its name",
  async (name) => {
    await admin.post("/products", aProductForm({ name }));
    const path = `/products/${encodeURIComponent(name.toUpperCase())}`;
    expect(await admin.delete(path)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await admin.delete(path)).toMatchObject({ status: 200, body: { deletedCount: 0 } });
    expect(await names()).not.toContain(name);
  },
);

it("leaves a deleted product in the books, and out of every list", async () => {
  const { id, name } = await aProduct(shop, { rating: 5, name: "Archived watch" });
  expect(await admin.ask(DELETE, { id })).toEqual({ deleteProduct: 1 });
  expect(await admin.ask(DELETE, { id })).toEqual({ deleteProduct: 0 });
  const everywhere = await asVisitor(shop).ask(
    `query ($id: ID!) { product(id: $id) { id } topProducts(first: 100) { name }
      products(first: 100) { nodes { name } } found: products(search: "archived") { nodes { name } } }`,
    { id },
  );
  expect(everywhere.product).toBeNull();
  expect(JSON.stringify(everywhere)).not.toContain(name);
  expect((await asVisitor(shop).get(`/products/${id}`)).status).toBe(404);
  expect(await shop.sql("select from products where id = $1 and archived_at is not null", [id])).toHaveLength(
    1,
  );
});

it("doesn't delete a product with a paid order on its way, and does so once it is delivered", async () => {
  const product = await aProduct(shop);
  const order = await anOrder(shop, await asCustomer(shop), product, { paidAt: new Date() });
  const byName = `/products/${encodeURIComponent(product.name)}`;
  expect(await admin.ask(DELETE, { id: product.id })).toEqual({ deleteProduct: 0 });
  expect((await admin.delete(byName)).body).toEqual({ deletedCount: 0 });
  await admin.delete(`/delevered/${order}`);
  expect((await admin.delete(byName)).body).toEqual({ deletedCount: 1 });
});

it("shows the eight best rated products in stock as the top ones", async () => {
  await shop.sql("update products set archived_at = now()");
  for (let halves = 0; halves <= 10; halves += 1)
    await aProduct(shop, { name: `Rated ${halves}`, rating: halves / 2 });
  await aProduct(shop, { name: "Sold out", rating: 5, countInStock: 0 });
  const top = async (call: string) =>
    (await asVisitor(shop).ask<{ topProducts: { name: string }[] }>(call)).topProducts;
  const best = [10, 9, 8, 7, 6, 5, 4, 3].map((halves) => ({ name: `Rated ${halves}` }));
  expect(await top("{ topProducts { name } }")).toEqual(best);
  expect(await top("{ topProducts(first: 1) { name } }")).toEqual(best.slice(0, 1));
});

it("knows no product of an unknown id, over GraphQL and REST", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "1", "x".repeat(500)]) {
    expect(await asVisitor(shop).ask("query ($id: ID!) { product(id: $id) { id } }", { id })).toEqual({
      product: null,
    });
    expect(await asVisitor(shop).get(`/products/${id}`)).toMatchObject({
      status: 404,
      body: { status: 404 },
    });
  }
});

it.each<[string, Record<string, unknown>]>([
  ["name", { name: "" }],
  ["name", { name: "   " }],
  ["name", { name: "x".repeat(201) }],
  ["name", { name: "a\0b" }],
  ["description", { description: "x".repeat(10_001) }],
  ["price", { price: 0 }],
  ["price", { price: 1.005 }],
  ["price", { price: 1e-7 }],
  ["price", { price: 1_000_000 }],
  ["image", { image: "javascript:alert(1)" }],
  ["image", { image: "https://a:b/x.jpg" }],
  ["image", { image: "//elsewhere.example.com/a.png" }],
  ["rating", { rating: 5.01 }],
  ["rating", { rating: -0.5 }],
  ["rating", { rating: 1e-7 }],
  ["countInStock", { countInStock: -1 }],
  ["countInStock", { countInStock: 1_000_001 }],
])("names %s as what is wrong with %j, over GraphQL and REST", async (field, wrong) => {
  const before = await names();
  const { errors } = await admin.graphql(ADD, { input: aProductForm(wrong) });
  expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(errors[0]?.extensions.errors?.map((error) => error.field)).toEqual([field]);
  const overRest = await admin.post("/products", aProductForm(wrong));
  expect(overRest).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(await names()).toEqual(before);
});
