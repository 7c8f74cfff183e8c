import { aProduct, asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import { aBrand, aCategory, allOf, CHANGE, PREVIEW } from "../../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

let shop: TestShop;
let admin: Person;
let divers: string;
let [first, second]: Product[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  divers = await aCategory(shop, "divers", await aCategory(shop, "watches"));
  await aBrand(shop, "alba");
});
beforeEach(async () => {
  first = await aProduct(shop, { name: `First ${Math.random()}`, price: 10 });
  second = await aProduct(shop, { name: `Second ${Math.random()}`, price: 0.5 });
});
afterAll(() => shop.stop());

const both = () => [first, second].map((product) => ({ id: (product as Product).id, version: 1 }));
const states = () => allOf(shop, [first as Product, second as Product]);
const unchanged = [
  { price: 1000, category: null, brand: null, draft: false, version: 1 },
  { price: 50, category: null, brand: null, draft: false, version: 1 },
];
const change = async (input: object) =>
  (await admin.ask<{ changeProducts: Record<string, unknown> | null }>(CHANGE, { input })).changeProducts;
const preview = async (input: object) =>
  (await admin.ask<{ productChanges: Record<string, unknown> }>(PREVIEW, { input })).productChanges;

it("previews its changes, and changes nothing yet", async () => {
  const shown = await preview({ products: both(), price: { percent: -10 }, category: divers, brand: "alba" });
  const alike = {
    version: 1,
    categoryBefore: null,
    categoryAfter: "WATCHES / DIVERS",
    brandBefore: null,
    brandAfter: { name: "ALBA" },
    draftBefore: false,
    draftAfter: false,
  };
  expect(shown).toEqual({
    unchanged: 0,
    refusals: [],
    changes: [
      { productId: first?.id, name: first?.name, priceBefore: 10, priceAfter: 9, ...alike },
      { productId: second?.id, name: second?.name, priceBefore: 0.5, priceAfter: 0.45, ...alike },
    ],
  });
  expect(await states()).toEqual(unchanged);
});

it("applies the previewed changes, in one audit entry that names the change and the products", async () => {
  const done = await change({
    products: both(),
    price: { percent: -10 },
    category: "watches/divers",
    brand: "Alba",
  });
  expect(await states()).toEqual([
    { price: 900, category: divers, brand: "alba", draft: false, version: 2 },
    { price: 45, category: divers, brand: "alba", draft: false, version: 2 },
  ]);
  const entries = await shop.sql(
    "select actor_id, action, target, detail from audit_entries where target_id = $1",
    [done?.["id"]],
  );
  expect(entries).toEqual([
    {
      actor_id: admin.id,
      action: "CHANGE_PRODUCTS",
      target: "2 products",
      detail: `price −10 %, category → WATCHES / DIVERS, brand → ALBA: ${first?.name}, ${second?.name}`,
    },
  ]);
});

it("changes prices by an amount, and takes category and brand away with null", async () => {
  await change({ products: both(), category: divers, brand: "alba" });
  await change({
    products: both().map(({ id }) => ({ id })),
    price: { amount: 5.25 },
    category: null,
    brand: null,
  });
  expect(await states()).toMatchObject([
    { price: 1525, category: null, brand: null },
    { price: 575, category: null, brand: null },
  ]);
});

it("publishes several drafts at once: shoppers find them from then on", async () => {
  await shop.sql("update products set draft = true where id = any($1)", [both().map(({ id }) => id)]);
  const found = () =>
    asVisitor(shop).ask("query ($id: ID!) { product(id: $id) { name } }", { id: first?.id });
  const input = { products: both(), draft: false };
  expect(await found()).toEqual({ product: null });
  expect(await preview(input)).toMatchObject({
    changes: [
      { name: first?.name, draftBefore: true, draftAfter: false },
      { name: second?.name, draftBefore: true, draftAfter: false },
    ],
  });
  const done = await change(input);
  expect(await found()).toEqual({ product: { name: first?.name } });
  const [entry] = await shop.sql("select detail from audit_entries where target_id = $1", [done?.["id"]]);
  expect(entry).toEqual({ detail: `published: ${first?.name}, ${second?.name}` });
});

it("leaves drafts as they are where nothing is said of them", async () => {
  await shop.sql("update products set draft = true where id = $1", [first?.id]);
  await change({ products: both(), price: { amount: 1 }, draft: null });
  expect(await states()).toMatchObject([{ draft: true }, { draft: false }]);
  expect(await preview({ products: both().map(({ id }) => ({ id })), draft: true })).toMatchObject({
    unchanged: 1,
    changes: [{ name: second?.name }],
  });
});

it("names the products whose price would leave its bounds, and changes none", async () => {
  const input = { products: both(), price: { amount: -0.5 }, brand: "alba" };
  const refusals = [{ productId: second?.id, name: second?.name, reason: "PRICE_TOO_LOW" }];
  expect(await preview(input)).toMatchObject({ changes: [{ name: first?.name }], refusals });
  expect(await change(input)).toMatchObject({ __typename: "ProductsNotChanged", refusals });
  const high = await change({ products: both(), price: { amount: 999_990 } });
  expect(high).toMatchObject({ refusals: [{ productId: first?.id, reason: "PRICE_TOO_HIGH" }] });
  expect(await states()).toEqual(unchanged);
});

it("changes none if one was edited since it was shown, or is no longer for sale", async () => {
  await shop.sql("update products set version = 2 where id = $1", [first?.id]);
  await shop.sql("update products set archived_at = now() where id = $1", [second?.id]);
  const refused = await change({ products: [...both(), { id: "nonsense" }], price: { percent: 10 } });
  expect(refused?.["refusals"]).toEqual([
    { productId: first?.id, name: first?.name, reason: "EDITED" },
    { productId: second?.id, name: null, reason: "NOT_SOLD" },
    { productId: "nonsense", name: null, reason: "NOT_SOLD" },
  ]);
  expect(await states()).toMatchObject([{ price: 1000 }, { price: 50 }]);
});

it("leaves those as they are that need no change, and has nothing to undo where none does", async () => {
  await shop.sql("update products set brand = 'alba' where id = $1", [first?.id]);
  expect(await preview({ products: both(), brand: "alba" })).toMatchObject({ unchanged: 1 });
  await change({ products: both(), brand: "alba" });
  expect(await states()).toMatchObject([{ version: 1 }, { version: 2 }]);
  expect(await change({ products: both().map(({ id }) => ({ id })), brand: "alba" })).toBeNull();
});

it("counts every change of the same products that are made at once, one after the other", async () => {
  const products = both().map(({ id }) => ({ id }));
  const turned = [...products].reverse();
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      change({ products: turn % 2 ? products : turned, price: { amount: 1 } }),
    ),
  );
  expect(await states()).toMatchObject([{ price: 2200 }, { price: 1250 }]);
});

it("changes 500 products at once, and refuses 501", async () => {
  const made = await shop.sql<{ id: string }>(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      select 'Many ' || n, 'x', 1000 + n, '/x', 3, 1 from generate_series(1, 501) n returning id`,
  );
  const products = made.map(({ id }) => ({ id }));
  const done = await change({ products: products.slice(0, 500), price: { percent: 10 } });
  expect(done?.["changes"]).toHaveLength(500);
  const { errors } = await admin.graphql(CHANGE, { input: { products, price: { percent: 10 } } });
  expect(errors[0]?.extensions.errors).toEqual([
    { field: "products", message: "must have 500 products or fewer" },
  ]);
});

it.each<[string, object]>([
  ["category", { category: "00000000-0000-4000-8000-000000000000" }],
  ["category", { category: "nonsense" }],
  ["brand", { brand: "unknown" }],
  ["brand", { brand: "\0" }],
  ["price", {}],
  ["price", { draft: null }],
  ["price", { price: {} }],
  ["price", { price: { percent: 0 } }],
  ["price", { price: { percent: 5, amount: 5 } }],
  ["price.percent", { price: { percent: -100 } }],
  ["price.percent", { price: { percent: 1.005 } }],
  ["price.amount", { price: { amount: 1e9 } }],
  ["products", { products: [], brand: null }],
  ["products.0.version", { products: [{ id: "x", version: 0 }], brand: null }],
])("names %s as what is wrong with %j", async (field, input) => {
  const { errors } = await admin.graphql(CHANGE, { input: { products: both(), ...input } });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  expect(await states()).toEqual(unchanged);
});

it("refuses a product that is named twice", async () => {
  const id = (first as Product).id;
  const products = [{ id }, { id: id.toUpperCase() }];
  const { errors } = await admin.graphql(CHANGE, { input: { products, brand: null } });
  expect(errors[0]?.extensions.errors).toEqual([
    { field: "products", message: "must not name a product twice" },
  ]);
});
