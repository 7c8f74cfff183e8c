import { aProduct, asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import { aProductForm } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const FIELDS = "... on Product { id version price regularPrice saleEndsAt }";
const ADD = `mutation ($input: AddProductInput!) { addProduct(input: $input) { ${FIELDS} } }`;
const EDIT = `mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { ${FIELDS} } }`;

const FUTURE = "2090-11-30T22:00:00.000Z";
const LATER = "2091-01-01T00:00:00.000Z";
const PAST = "2020-01-01T00:00:00.000Z";
const onSale = { price: 80, regularPrice: 100, saleEndsAt: new Date(FUTURE) };

const edit = async (id: string, input: object) =>
  (await admin.ask<{ editProduct: object }>(EDIT, { id, input: { version: 1, ...input } })).editProduct;
const refusalOf = async (query: string, variables: Record<string, unknown>) =>
  (await admin.graphql(query, variables)).errors[0]?.extensions as { code: string; errors: unknown };
const editRefusal = (id: string, input: object) => refusalOf(EDIT, { id, input: { version: 1, ...input } });

it("adds a product on sale, and one without a sale as before", async () => {
  const sale = { price: 80, regularPrice: 100, saleEndsAt: FUTURE };
  expect(await admin.ask(ADD, { input: aProductForm(sale) })).toMatchObject({ addProduct: sale });
  expect(await admin.ask(ADD, { input: aProductForm() })).toMatchObject({
    addProduct: { price: 9.5, regularPrice: null, saleEndsAt: null },
  });
});

it.each([
  ["a regular price that is the price", { regularPrice: 9.5 }, "regularPrice", "must be more than the price"],
  ["one below the price", { regularPrice: 1 }, "regularPrice", "must be more than the price"],
  [
    "one of three decimals",
    { regularPrice: 10.001 },
    "regularPrice",
    "must be a number from 0.01 to 999999.99 in whole cents",
  ],
  [
    "one that is too large",
    { regularPrice: 1e9 },
    "regularPrice",
    "must be a number from 0.01 to 999999.99 in whole cents",
  ],
  ["an end without a regular price", { saleEndsAt: FUTURE }, "saleEndsAt", "needs a regular price"],
  ["an end in the past", { regularPrice: 20, saleEndsAt: PAST }, "saleEndsAt", "must be in the future"],
  [
    "an end in the year 9999",
    { regularPrice: 20, saleEndsAt: "9999-01-01T00:00:00Z" },
    "saleEndsAt",
    "must be before the year 2100",
  ],
])("refuses %s at its field, in GraphQL and REST", async (_what, sale, field, message) => {
  const wrong = expect.objectContaining({ errors: [{ field, message }] }) as unknown;
  expect(await refusalOf(ADD, { input: aProductForm(sale) })).toEqual(wrong);
  expect(await admin.post("/products", aProductForm(sale))).toMatchObject({ status: 400, body: wrong });
});

it("starts a sale with an edit, changes its end, and ends it, and says so in the audit", async () => {
  const { id } = await aProduct(shop, { price: 100 });
  const sale = { price: 80, regularPrice: 100, saleEndsAt: FUTURE };
  expect(await edit(id, sale)).toMatchObject({ ...sale, version: 2 });
  expect(await edit(id, { version: 2, saleEndsAt: LATER })).toMatchObject({ ...sale, saleEndsAt: LATER });
  expect(await edit(id, { version: 3, saleEndsAt: null })).toMatchObject({ ...sale, saleEndsAt: null });
  const ended = { price: 80, regularPrice: null, saleEndsAt: null };
  expect(await edit(id, { version: 4, regularPrice: null })).toMatchObject(ended);
  const audited = await shop.sql("select detail from audit_entries where target_id = $1 order by done_at", [
    id,
  ]);
  expect(audited.map(({ detail }) => detail as string)).toEqual([
    "price 100.00 → 80.00, regular price none → 100.00, sale ends none → 2090-11-30T22:00Z",
    "sale ends 2090-11-30T22:00Z → 2091-01-01T00:00Z",
    "sale ends 2091-01-01T00:00Z → none",
    "regular price 100.00 → none",
  ]);
});

it.each([
  ["stays on sale at a price that is still less", 90, { price: 90, regularPrice: 100, saleEndsAt: FUTURE }],
  ["is no longer on sale at the regular price", 100, { price: 100, regularPrice: null, saleEndsAt: null }],
  ["is no longer on sale at a higher one", 120, { price: 120, regularPrice: null, saleEndsAt: null }],
])("%s, where an older client changes the price alone", async (_what, price, expected) => {
  const { id } = await aProduct(shop, onSale);
  expect(await edit(id, { price })).toMatchObject(expected);
});

it("refuses an edit that leaves no sale: a regular price of no more than the price, an end in the past", async () => {
  const { id } = await aProduct(shop, onSale);
  const refused = (field: string, message: string) => ({
    code: "BAD_USER_INPUT",
    errors: [{ field, message }],
  });
  expect(await editRefusal(id, { regularPrice: 80 })).toMatchObject(
    refused("regularPrice", "must be more than the price"),
  );
  expect(await editRefusal(id, { saleEndsAt: PAST })).toMatchObject(
    refused("saleEndsAt", "must be in the future"),
  );
  expect(await editRefusal(id, { regularPrice: null, saleEndsAt: LATER })).toMatchObject(
    refused("saleEndsAt", "needs a regular price"),
  );
});

it("lets an edit repeat the end that a sale has had, which passed a moment ago", async () => {
  const { id } = await aProduct(shop, { ...onSale, saleEndsAt: new Date(PAST) });
  expect(await edit(id, { saleEndsAt: PAST, rating: 1 })).toMatchObject({ saleEndsAt: PAST, version: 2 });
});

it("shows a price that the last release has raised as no sale", async () => {
  const { id } = await aProduct(shop, onSale);
  await shop.sql("update products set price_cents = 10000 where id = $1", [id]);
  const { product } = await asVisitor(shop).ask<{ product: object }>(
    `query ($id: ID!) { product(id: $id) { price regularPrice saleEndsAt } }`,
    { id },
  );
  expect(product).toEqual({ price: 100, regularPrice: null, saleEndsAt: null });
});

it("presents sales over REST, lists only them with `onSale`, and leaves other products unchanged", async () => {
  await shop.sql("truncate orders, products cascade");
  const [sold, plain] = [await aProduct(shop, onSale), await aProduct(shop, { price: 100 })];
  const visitor = asVisitor(shop);
  expect((await visitor.get(`/products/${sold.id}`)).body).toMatchObject({
    price: 80,
    regularPrice: 100,
    saleEndsAt: FUTURE,
  });
  expect(Object.keys((await visitor.get(`/products/${plain.id}`)).body as object)).not.toContain(
    "regularPrice",
  );
  const idsOf = async (query: string) =>
    ((await visitor.get(`/products${query}`)).body as { _id: string }[]).map(({ _id }) => _id);
  expect(await idsOf("?onSale=true")).toEqual([sold.id]);
  expect(await idsOf("?onSale=true&limit=5")).toEqual([sold.id]);
  expect(await idsOf("?onSale=false")).toHaveLength(2);
  expect(await visitor.get("/products?onSale=perhaps")).toMatchObject({
    status: 400,
    body: { errors: [{ field: "onSale", message: "must be true or false" }] },
  });
});

it("sorts by the price to pay", async () => {
  await shop.sql("truncate orders, products cascade");
  const [sold, plain] = [await aProduct(shop, onSale), await aProduct(shop, { price: 90 })];
  const { products } = await asVisitor(shop).ask<{ products: { nodes: { id: string }[] } }>(
    "{ products(sort: PRICE_ASC) { nodes { id } } }",
  );
  expect(products.nodes.map(({ id }) => id)).toEqual([sold.id, plain.id]);
});
