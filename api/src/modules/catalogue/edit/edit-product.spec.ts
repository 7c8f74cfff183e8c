import {
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  anOrder,
  type Person,
} from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

const EDIT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) {
    __typename
    ... on Product { ...All }
    ... on ProductNameTaken { message }
    ... on ProductChanged { message product { ...All } }
  }
}
fragment All on Product { id name description price image rating countInStock version }`;

interface Edited extends Product {
  __typename: "Product" | "ProductNameTaken" | "ProductChanged";
  product: Product;
}

let shop: TestShop;
let admin: Person;
let product: Product;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => (product = await aProduct(shop, { price: 9.5, rating: 4 })));
afterAll(() => shop.stop());

const edit = async (input: object, { id } = product, who = admin) =>
  (await who.ask<{ editProduct: Edited }>(EDIT, { id, input: { version: 1, ...input } })).editProduct;
const details = () =>
  shop.sql<{ detail: string }>(
    "select detail from audit_entries where target_id = $1 and action = 'EDIT_PRODUCT' order by done_at",
    [product.id],
  );

it("changes the given fields and leaves the others, for everybody from then on", async () => {
  const changed = await edit({ name: " Renamed watch ", price: 8, rating: null });
  const { id, description, image, rating, countInStock } = product;
  const now = { id, description, image, rating, countInStock, name: "Renamed watch", price: 8 };
  expect(changed).toEqual({ __typename: "Product", ...now, version: 2 });
  expect((await asVisitor(shop).get(`/products/${id}`)).body).toMatchObject({ _id: id, price: 8 });
  const found = await asVisitor(shop).ask('{ products(search: "renamed") { nodes { id } } }');
  expect(found).toEqual({ products: { nodes: [{ id }] } });
});

it("records the changes: prices and names before and after, long texts by their kind", async () => {
  await edit({ price: 8 });
  await edit({ version: 2, name: "Other", rating: 4.5, description: "New words.", image: "/pictures/b.svg" });
  expect(await details()).toEqual([
    { detail: "price 9.50 → 8.00" },
    { detail: `name ${product.name} → Other, rating 4 → 4.5, picture, description` },
  ]);
});

it("takes an edit that changes nothing for none", async () => {
  for (const input of [{}, { name: product.name, price: 9.5, description: ` ${product.description} ` }])
    expect(await edit(input)).toMatchObject({ __typename: "Product", version: 1 });
  expect(await details()).toEqual([]);
});

it("shows a slower admin the other's edit, and changes nothing", async () => {
  const other = await asAdmin(shop);
  await edit({ price: 8 }, product, other);
  const refused = await edit({ price: 7 });
  expect(refused).toMatchObject({ __typename: "ProductChanged", product: { price: 8, version: 2 } });
  expect(await edit({ price: 7, version: refused.product.version })).toMatchObject({ price: 7 });
});

it("takes one of twenty edits of the same product at once, and refuses the others with the current product", async () => {
  const admins = [admin, await asAdmin(shop)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => edit({ price: 10 + at }, product, admins[at % 2])),
  );
  const [taken, ...more] = answers.filter(({ __typename }) => __typename === "Product");
  expect(more).toEqual([]);
  const changed = answers.flatMap((answer) =>
    answer.__typename === "ProductChanged" ? [answer.product] : [],
  );
  expect(changed).toHaveLength(19);
  for (const { price, version } of changed) expect([price, version]).toEqual([taken?.price, 2]);
  expect(await details()).toHaveLength(1);
});

it("doesn't take an order, nor more stock, for an edit", async () => {
  await shop.sql("update products set count_in_stock = count_in_stock - 1 where id = $1", [product.id]);
  await admin.ask("mutation ($id: ID!) { restockProduct(id: $id, units: 5) { id } }", { id: product.id });
  expect(await edit({ price: 8 })).toMatchObject({ __typename: "Product", countInStock: 104 });
});

it("leaves the price and the name of the day to orders that are placed", async () => {
  const customer = await asCustomer(shop);
  const order = await anOrder(shop, customer, product);
  await edit({ price: 8, name: `${product.name} II` });
  const { order: placed } = await customer.ask<{ order: object }>(
    "query ($id: ID!) { order(id: $id) { productName unitPrice } }",
    { id: order },
  );
  expect(placed).toEqual({ productName: product.name, unitPrice: 9.5 });
});

it("gives no product another product's name in any case, but changes the spelling of its own name", async () => {
  const { name } = await aProduct(shop);
  expect(await edit({ name: name.toUpperCase() })).toMatchObject({ __typename: "ProductNameTaken" });
  expect(await edit({ name: product.name.toUpperCase() })).toMatchObject({ __typename: "Product" });
});

it.each(["00000000-0000-4000-8000-000000000000", "nonsense"])("finds no product %s to edit", async (id) => {
  expect(await admin.refusal(EDIT, { id, input: { version: 1, price: 8 } })).toBe("NOT_FOUND");
});

it("finds no product to edit where another admin has deleted it", async () => {
  await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: product.id });
  expect(await admin.refusal(EDIT, { id: product.id, input: { version: 1, price: 8 } })).toBe("NOT_FOUND");
});

it.each<[string, object]>([
  ["version", { version: 0 }],
  ["name", { name: " " }],
  ["name", { name: "x".repeat(201) }],
  ["description", { description: "" }],
  ["image", { image: "javascript:alert(1)" }],
  ["image", { image: "https://a:b/x.jpg" }],
  ["price", { price: 0 }],
  ["price", { price: -1 }],
  ["price", { price: 1e9 }],
  ["price", { price: 9.999 }],
  ["rating", { rating: 5.1 }],
])("names %s as what is wrong with an edit to %j, and changes nothing", async (field, input) => {
  const { errors } = await admin.graphql(EDIT, { id: product.id, input: { version: 1, ...input } });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  expect(await edit({})).toMatchObject({ name: product.name, version: 1 });
});
