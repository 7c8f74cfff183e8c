import { aProduct, asAdmin, asVisitor, type Person } from "../../../test/support/builders";
import { aProductForm } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { aTaxonomy, categories } from "../../../test/support/taxonomy";
import type { Product } from "./product.entity";

const FIELDS = `fragment All on Product {
  id version image images draft gtin mpn category { id slug } brand { slug name } attributes { attribute { slug unit } value }
}`;
const ADD = `mutation ($input: AddProductInput!) { addProduct(input: $input) { ...All } } ${FIELDS}`;
const EDIT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) { ...All }
} ${FIELDS}`;
const { divers: DIVERS, tools: TOOLS } = categories;

type Described = Pick<Product, "id" | "version" | "image"> & Record<string, unknown>;

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await aTaxonomy(shop);
});
afterAll(() => shop.stop());

const add = async (wanted: object) =>
  (await admin.ask<{ addProduct: Described }>(ADD, { input: { ...aProductForm(), ...wanted } })).addProduct;
const edit = async ({ id }: { id: string }, input: object) =>
  (await admin.ask<{ editProduct: Described }>(EDIT, { id, input })).editProduct;
const errorsOf = async (operation: string, variables: object) =>
  (await admin.graphql(operation, { ...variables })).errors[0]?.extensions as object;
const detailsOf = ({ id }: { id: string }) =>
  shop.sql(
    "select detail from audit_entries where target_id = $1 and action = 'EDIT_PRODUCT' order by done_at",
    [id],
  );

const diver = {
  category: DIVERS,
  brand: "seiko",
  attributes: [
    { slug: "lume", value: "Yes" },
    { slug: "diameter", value: " 42.5 mm " },
    { slug: "movement", value: " automatic " },
  ],
  image: "/pictures/a.svg",
  images: ["/pictures/a.svg", "/pictures/b.svg", "/pictures/c.svg"],
};

it("gives a product its category, brand, attributes and images, in the shop's order", async () => {
  expect(await add(diver)).toMatchObject({
    image: "/pictures/a.svg",
    images: diver.images,
    draft: false,
    category: { id: DIVERS, slug: "divers" },
    brand: { slug: "seiko", name: "Seiko" },
    attributes: [
      { attribute: { slug: "diameter", unit: "mm" }, value: "42.5" },
      { attribute: { slug: "movement", unit: null }, value: "automatic" },
      { attribute: { slug: "lume" }, value: "yes" },
    ],
  });
});

it("knows a category by its path and a brand by its name, too", async () => {
  expect(await add({ category: "watches/divers", brand: " tag HEUER " })).toMatchObject({
    category: { id: DIVERS },
    brand: { slug: "tag" },
  });
});

it("asks for none of them", async () => {
  expect(await add({})).toMatchObject({ category: null, brand: null, attributes: [], draft: false });
  const form = { ...aProductForm(), image: undefined, images: ["/b.svg", "/c.svg"], category: "watches" };
  const { body } = await admin.post<{ insertedId: string }>("/products", form);
  expect((await asVisitor(shop).get(`/products/${body.insertedId}`)).body).toMatchObject({ image: "/b.svg" });
});

it("changes what an edit gives, leaves the rest, and removes a category or brand that is null", async () => {
  const product = await add(diver);
  const moved = await edit(product, { version: 1, image: "/pictures/z.svg", brand: null, draft: true });
  expect(moved).toMatchObject({
    images: ["/pictures/z.svg", "/pictures/b.svg", "/pictures/c.svg"],
    brand: null,
    draft: true,
    category: { id: DIVERS },
  });
  expect(moved.attributes).toHaveLength(3);
  const replaced = {
    version: 2,
    images: ["/1.svg"],
    attributes: [{ slug: "diameter", value: "39" }],
    draft: false,
  };
  expect(await edit(product, replaced)).toMatchObject({ image: "/1.svg", images: ["/1.svg"], draft: false });
  expect(await edit(product, { version: 3, category: null, brand: "tag" })).toMatchObject({ category: null });
  expect(await edit(product, { version: 4, brand: "TAG Heuer", attributes: null })).toMatchObject({
    version: 4,
  });
  expect(await detailsOf(product)).toEqual([
    { detail: "picture, brand Seiko → none, made a draft" },
    { detail: "picture, further pictures, attributes, published" },
    { detail: "category Watches / Diver's → none, brand none → TAG Heuer" },
  ]);
});

it("keeps, changes and removes a product's GTIN and part number", async () => {
  const product = await add({ gtin: "4006381333931", mpn: " H-50 " });
  expect(product).toMatchObject({ gtin: "4006381333931", mpn: "H-50" });
  expect(await edit(product, { version: 1, gtin: "036000291452" })).toMatchObject({
    gtin: "036000291452",
    mpn: "H-50",
  });
  expect(await edit(product, { version: 2, gtin: null, mpn: null })).toMatchObject({ gtin: null, mpn: null });
  expect(await detailsOf(product)).toEqual([{ detail: "gtin" }, { detail: "gtin, mpn" }]);
});

it("hides values that a new category doesn't have, and shows them again in the old one", async () => {
  const product = await add(diver);
  expect(await edit(product, { version: 1, category: TOOLS })).toMatchObject({ attributes: [] });
  expect((await edit(product, { version: 2, category: DIVERS })).attributes).toHaveLength(3);
});

const value = (slug: string, text: string) => ({ category: DIVERS, attributes: [{ slug, value: text }] });
it.each<[string, string, object]>([
  ["category", "is not a category of this shop", { category: "watches/dress" }],
  ["category", "is not a category of this shop", { category: "99999999-9999-4999-8999-999999999999" }],
  ["brand", "is not a brand of this shop", { brand: "Nobody" }],
  ["attributes.0.slug", "is not an attribute of this shop", value("taste", "sweet")],
  ["attributes.0.slug", "is not an attribute of watches/divers", value("voltage", "18")],
  [
    "attributes.0.value",
    "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    value("diameter", "large"),
  ],
  [
    "attributes.0.value",
    "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    value("diameter", "1.5 in"),
  ],
  [
    "attributes.0.value",
    "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    value("diameter", "NaN"),
  ],
  [
    "attributes.0.value",
    "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    value("diameter", "1.23456"),
  ],
  [
    "attributes.0.value",
    "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    value("diameter", "9".repeat(50)),
  ],
  ["attributes.0.value", "must be yes or no", value("lume", "perhaps")],
  ["attributes.0.value", "must not be blank", value("movement", " ")],
  ["attributes", "must have each attribute once", { attributes: [diver.attributes[0], diver.attributes[0]] }],
  [
    "attributes",
    "must have at most 50 values",
    { attributes: Array(51).fill({ slug: "lume", value: "yes" }) },
  ],
  ["images", "must have at most 8 pictures", { images: Array(9).fill("/a.svg") }],
  ["images", "must have at least one picture", { images: [] }],
  ["images.1", "must be a web address (https://…) or a path of this shop (/…)", { images: ["/a.svg", "b"] }],
  ["gtin", "must have 8, 12, 13 or 14 digits, the last one their check digit", { gtin: "4006381333932" }],
  ["gtin", "must have 8 to 14 characters", { gtin: "1".repeat(15) }],
  ["mpn", "must have 1 to 70 characters", { mpn: "x".repeat(71) }],
  ["image", "must be the first of images", { image: "/a.svg", images: ["/b.svg", "/a.svg"] }],
])("refuses %s, which %s, from a new product and from an edit", async (field, message, input) => {
  const errors = { code: "BAD_USER_INPUT", errors: expect.arrayContaining([{ field, message }]) as unknown };
  const { id } = await aProduct(shop);
  expect(await errorsOf(ADD, { input: { ...aProductForm(), ...input } })).toMatchObject(errors);
  expect(await errorsOf(EDIT, { id, input: { version: 1, ...input } })).toMatchObject(errors);
  expect(await edit({ id }, { version: 1 })).toMatchObject({ version: 1, category: null, attributes: [] });
});

const waiting = async () =>
  (
    await shop.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

it.each([
  ["category", "insert into categories (slug, name) values ('gone', 'Gone')", "categories"],
  ["brand", "insert into brands (slug, name) values ('gone', 'Gone')", "brands"],
])("refuses a %s that is deleted while products are given it", async (field, insert, table) => {
  await shop.sql(insert);
  const { id } = await aProduct(shop);
  const deleting = shop.database.createQueryRunner();
  await deleting.startTransaction();
  await deleting.query(`delete from ${table} where slug = 'gone'`);
  const giving = [
    errorsOf(ADD, { input: { ...aProductForm(), [field]: "gone" } }),
    errorsOf(EDIT, { id, input: { version: 1, [field]: "gone" } }),
  ];
  while ((await waiting()) < giving.length);
  await deleting.commitTransaction();
  await deleting.release();
  for (const refusal of await Promise.all(giving))
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
});

it("refuses a value of an attribute that is deleted while a product is given it", async () => {
  await shop.sql("insert into attributes (slug, name, type) values ('gone', 'Gone', 'TEXT')");
  const deleting = shop.database.createQueryRunner();
  await deleting.startTransaction();
  await deleting.query("delete from attributes where slug = 'gone'");
  const giving = errorsOf(ADD, { input: { ...aProductForm(), attributes: [{ slug: "gone", value: "x" }] } });
  while ((await waiting()) < 1);
  await deleting.commitTransaction();
  await deleting.release();
  expect(await giving).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "attributes" }] });
});

it("refuses to delete an attribute of which a product is being given a value", async () => {
  await shop.sql("insert into attributes (slug, name, type) values ('busy', 'Busy', 'TEXT')");
  const holding = shop.database.createQueryRunner();
  await holding.startTransaction();
  await holding.query("lock table search_words in share row exclusive mode");
  const giving = add({ name: "Quirkometer", attributes: [{ slug: "busy", value: "x" }] });
  while ((await waiting()) < 1);
  const deleting = admin.refusal('mutation { deleteAttribute(slug: "busy") }');
  while ((await waiting()) < 2);
  await holding.commitTransaction();
  await holding.release();
  expect(await giving).toMatchObject({ attributes: [{ value: "x" }] });
  expect(await deleting).toBe("CONFLICT");
});
