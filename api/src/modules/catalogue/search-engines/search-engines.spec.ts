import { aProduct, asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import { csvRow, EXPORTED, HEADER, sendCsv } from "../../../../test/support/csv-files";
import { aProductForm } from "../../../../test/support/operations";
import { UNDO } from "../../../../test/support/product-changes";
import { auditedBy, mutationsOf } from "../../../../test/support/taxonomy";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

const TEXTS = "id seoTitle seoDescription slug";
const ADD = `mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { ${TEXTS} } } }`;
const EDIT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) { ... on Product { ${TEXTS} } }
}`;

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("truncate orders, products, product_groups cascade"));
afterAll(() => shop.stop());

const add = async (wanted: object) =>
  (await admin.ask<{ addProduct: Product }>(ADD, { input: { ...aProductForm(), ...wanted } })).addProduct;
const edit = async (id: string, input: object) =>
  (await admin.ask<{ editProduct: Product }>(EDIT, { id, input })).editProduct;
const errorsOf = async (operation: string, variables: object) =>
  (await admin.graphql(operation, { ...variables })).errors[0]?.extensions as object;

const texts = { seoTitle: "Green diver's watch", seoDescription: "For deep water.", slug: "green-diver" };

it("keeps, changes and removes a product's texts for search engines, in one line", async () => {
  const { id } = await add({ ...texts, seoTitle: " Green\n diver's watch " });
  const seen = await asVisitor(shop).ask(`query ($id: ID!) { product(id: $id) { ${TEXTS} } }`, { id });
  expect(seen).toEqual({ product: { id, ...texts } });
  expect((await asVisitor(shop).get(`/products/${id}`)).body).toMatchObject(texts);
  expect(await edit(id, { version: 1, slug: "blue-diver" })).toEqual({ id, ...texts, slug: "blue-diver" });
  const none = { seoTitle: null, seoDescription: null, slug: null };
  expect(await edit(id, { version: 2, ...none })).toEqual({ id, ...none });
  expect((await asVisitor(shop).get(`/products/${id}`)).body).not.toHaveProperty("slug");
  expect(
    await shop.sql("select detail from audit_entries where target_id = $1 and action = 'EDIT_PRODUCT'", [id]),
  ).toEqual([
    { detail: "words of the address" },
    { detail: "title for search engines, description for search engines, words of the address" },
  ]);
});

it("keeps, changes and removes those of a collection, and says so in the audit", async () => {
  const save = mutationsOf(admin)<{ id: string }>(
    "saveCollection",
    "id: ID, input: CollectionInput!",
    "{ id seoTitle seoDescription }",
  );
  const input = {
    slug: "gifts",
    name: "Gifts",
    seoTitle: " Gifts\n for divers ",
    seoDescription: "In blue.",
  };
  const { id, ...kept } = (await save({ input })).done ?? { id: "" };
  expect(kept).toEqual({ seoTitle: "Gifts for divers", seoDescription: "In blue." });
  const { done } = await save({ id, input: { ...input, seoDescription: null } });
  expect(done).toEqual({ id, seoTitle: "Gifts for divers", seoDescription: null });
  expect((await auditedBy(shop, admin)).at(-1)).toBe(
    "SAVE_COLLECTION Gifts: description for search engines, 0 products by hand",
  );
  const { refused } = await save({ input: { ...input, slug: "new", seoTitle: "x".repeat(71) } });
  expect(refused).toContain("seoTitle must have 1 to 70 characters");
});

it("lets two products have the same words, because the id comes first", async () => {
  const [one, other] = [await add({ ...texts, name: "One thing" }), await add({ ...texts, name: "Other" })];
  expect([one.slug, other.slug]).toEqual(["green-diver", "green-diver"]);
});

const notSlug = "must be small letters a to z, digits, and single hyphens between them";
it.each([
  ["slug", notSlug, "green diver"],
  ["slug", notSlug, "Green-Diver"],
  ["slug", notSlug, "green/diver"],
  ["slug", notSlug, "-green"],
  ["slug", notSlug, "grün"],
  ["slug", "must have 1 to 80 characters", "a".repeat(200)],
  ["slug", "must have 1 to 80 characters", ""],
  ["seoTitle", "must have 1 to 70 characters", "x".repeat(71)],
  ["seoTitle", "must not be blank", " "],
  ["seoDescription", "must have 1 to 200 characters", "x".repeat(201)],
  ["seoDescription", "must not contain the character NUL", "a\0b"],
])("refuses a %s that %s, from a new product, an edit and a file", async (field, message, value) => {
  const { id } = await aProduct(shop);
  const errors = { code: "BAD_USER_INPUT", errors: expect.arrayContaining([{ field, message }]) as unknown };
  expect(await errorsOf(ADD, { input: { ...aProductForm(), [field]: value } })).toMatchObject(errors);
  expect(await errorsOf(EDIT, { id, input: { version: 1, [field]: value } })).toMatchObject(errors);
  if (value.trim() === "" || value.includes("\0")) return; // a blank cell means none, and files have no NUL
  const { body } = await sendCsv(admin, [`${HEADER},${field}`, `${csvRow("Diver")},${value}`]);
  expect(body).toMatchObject({ added: 0, errors: [{ row: 2, field, message }] });
});

it("puts the words into the sitemap and the feeds, and leaves the id of a feed's entry as it was", async () => {
  const { id } = await aProduct(shop, { slug: "green-diver" });
  const read = async (path: string) => (await asVisitor(shop).get(path)).text;
  expect(await read("/sitemap.xml")).toContain(`/product/${id}/green-diver</loc>`);
  expect(await read("/feeds/google.xml")).toContain(`/product/${id}/green-diver</g:link>`);
  const news = await read("/feeds/new.xml");
  expect(news).toContain(`/product/${id}/green-diver</link>`);
  expect(news).toContain(`/product/${id}</guid>`);
});

it("exports the columns once a product uses them, and brings them back by an import that can be undone", async () => {
  const { id } = await aProduct(shop, { name: "Diver" });
  const exported = async () => (await admin.get("/exports/products.csv")).text;
  expect((await exported()).split("\r\n")[0]).toBe(`\uFEFF${EXPORTED}`);
  const sheet = ["name,seoTitle,seoDescription,slug", "diver,=Green,For deep water.,green-diver"];
  const { body } = await sendCsv(admin, sheet, "?update=true");
  expect(body).toMatchObject({ changed: 1, errors: [], unknownColumns: [] });
  const stored = () => shop.sql("select seo_title, seo_description, slug from products");
  const [before] = await stored();
  expect(before).toEqual({ seo_title: "=Green", seo_description: "For deep water.", slug: "green-diver" });
  const file = await exported();
  expect(file).toContain("seoTitle,seoDescription,slug\r\n");

  const clear = () => sendCsv(admin, ["name,seoTitle,seoDescription,slug", "diver,,,"], "?update=true");
  await clear();
  await sendCsv(admin, file, "?update=true");
  expect(await stored()).toEqual([before]);

  const { productChangeSet } = await admin.ask<{ productChangeSet: { changes: object[] } }>(
    `query ($id: ID!) { productChangeSet(id: $id) { changes { productId fields { field before after } } } }`,
    { id: body.changeSet },
  );
  expect(productChangeSet.changes).toMatchObject([
    {
      productId: id,
      fields: expect.arrayContaining([{ field: "slug", before: "", after: "green-diver" }]) as unknown,
    },
  ]);
  const cleared = (await clear()).body.changeSet;
  await admin.ask(UNDO, { id: cleared, othersOnly: false });
  expect(await stored()).toEqual([before]);
});

it("gives none of them to the further variants of a product", async () => {
  const { id } = await aProduct(shop, { ...texts, name: "Diver Green" });
  const input = {
    ...{ name: "Diver", options: ["Colour"], copyOf: id },
    variants: [
      { productId: id, values: ["Green"] },
      { name: "Diver Blue", values: ["Blue"] },
    ],
  };
  await admin.ask(`mutation ($input: BuildProductGroupInput!) { buildProductGroup(input: $input) { id } }`, {
    input,
  });
  expect(await shop.sql("select name, seo_title, slug from products order by name desc")).toEqual([
    { name: "Diver Green", seo_title: texts.seoTitle, slug: texts.slug },
    { name: "Diver Blue", seo_title: null, slug: null },
  ]);
});

it("shows none of them of a product that became a draft", async () => {
  const { id } = await aProduct(shop, texts);
  await admin.ask(EDIT, { id, input: { version: 1, draft: true } });
  const { products } = await asVisitor(shop).ask<{ products: { nodes: object[] } }>(
    `{ products(updatedSince: "2020-01-01T00:00:00Z") { nodes { ${TEXTS} } } }`,
  );
  expect(products.nodes).toEqual([{ id, seoTitle: null, seoDescription: null, slug: null }]);
});
