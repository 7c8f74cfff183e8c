import { aProduct, asAdmin, type Person } from "../../../test/support/builders";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { aTaxonomy, categories } from "../../../test/support/taxonomy";
import type { Product } from "../../modules/catalogue/product.entity";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  await aTaxonomy(shop);
});
beforeEach(async () => {
  await shop.sql("truncate orders, products cascade");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const check = async (sheet: string | string[], more = "") =>
  (await sendCsv(admin, sheet, `?update=true&dryRun=true${more}`)).body;
const update = (sheet: string | string[], more = "") => sendCsv(admin, sheet, `?update=true${more}`);
const stored = () =>
  shop.sql(`select name, description, price_cents as price, image, more_images as more, rating, count_in_stock as stock,
    category_id as category, brand, attributes, draft, regular_price_cents as regular, sale_ends_at as ends, version
    from products where archived_at is null order by name`);
const entries = () =>
  shop.sql("select action, target, detail from audit_entries where actor_id = $1 order by done_at", [
    admin.id,
  ]);
const errorsOf = ({ errors }: { errors: { row: number; field: string; message: string }[] }) =>
  errors.map(({ row, field, message }) => [row, field, message]);

/** A product with all details. */
const aDiver = (values: Partial<Product> = {}) =>
  aProduct(shop, {
    name: "Diver",
    description: "Deep.",
    price: 80,
    regularPrice: 99.5,
    saleEndsAt: new Date(Date.now() + 86_400_000),
    rating: 4.25,
    countInStock: 12,
    categoryId: categories.divers,
    brandSlug: "seiko",
    attributeValues: { diameter: 42.5, lume: true },
    image: "/a.svg",
    moreImages: ["/b.svg"],
    ...values,
  });

it("changes a product of the name and adds the others, in one entry of the audit", async () => {
  await aProduct(shop, {
    name: "Saw",
    description: "Cuts.",
    price: 9,
    image: "/saw.svg",
    rating: 5,
    countInStock: 7,
  });
  const { status, body } = await update([HEADER, csvRow(" SAW "), csvRow("Drill")]);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      rows: 2,
      valid: 2,
      added: 1,
      changed: 1,
      errorCount: 0,
      changeSet: expect.any(String) as string,
    }),
  ]);
  const same = { description: "A thing.", price: 950, image: "/pictures/a.svg", rating: 4, stock: 5 };
  expect(await stored()).toMatchObject([
    { name: "Drill", ...same, version: 1 },
    { name: "SAW", ...same, version: 2 },
  ]);
  expect(await entries()).toEqual([
    { action: "IMPORT_PRODUCTS", target: "2 products", detail: "1 added, 1 changed" },
  ]);
});

it("shows before what would change, cell by cell, and changes nothing yet", async () => {
  const { id } = await aDiver();
  await aProduct(shop, { name: "Saw" });
  const sheet = [
    "name,price,description,attribute:diameter",
    `diver,85,${"x".repeat(400)},`,
    "Saw,,,",
    "Drill,9.5,A thing.,",
  ];
  const before = await stored();
  const { plan, ...body } = await check(sheet);
  expect(body).toMatchObject({ rows: 3, valid: 1, added: 0, changed: 0, errorCount: 3 });
  expect(plan).toEqual({
    toAdd: 0,
    toChange: 1,
    unchanged: 0,
    preview: expect.any(String) as string,
    changes: [
      {
        row: 2,
        productId: id,
        name: "Diver",
        fields: [
          { field: "name", before: "Diver", after: "diver" },
          { field: "description", before: "Deep.", after: `${"x".repeat(299)}…` },
          { field: "price", before: "80", after: "85" },
          { field: "attribute:diameter", before: "42.5", after: "" },
        ],
      },
    ],
  });
  expect(errorsOf(body)).toEqual([
    [3, "description", "must have 1 to 10000 characters"],
    [3, "price", "must be a number from 0.01 to 999999.99 in whole cents"],
    [
      4,
      "name",
      "is not the name of a product of this shop; to add one, the file needs the columns image, rating, countInStock",
    ],
  ]);
  expect((await update(sheet)).status).toBe(422);
  expect(await stored()).toEqual(before);
});

it.each(["", "?ids=true"])(
  "changes nothing where the shop's own export%s comes back, and says so",
  async (query) => {
    await aDiver({ attributeValues: { diameter: 42.5, lume: false, voltage: 18 } }); // divers have no voltage
    await aProduct(shop, {
      name: "=1+1",
      draft: true,
      attributeValues: { movement: "1.5" },
      rating: 4.123456,
    });
    const [before, file] = [await stored(), (await admin.get(`/exports/products.csv${query}`)).text];
    const { plan } = await check(file);
    expect(plan).toMatchObject({ toAdd: 0, toChange: 0, unchanged: 2, changes: [] });
    const { body } = await update(file);
    expect(body).toMatchObject({
      rows: 2,
      valid: 2,
      added: 0,
      changed: 0,
      errors: [],
      unknownColumns: [],
    });
    expect(await stored()).toEqual(before);
    expect(await entries()).toEqual([]);
  },
);

it("leaves what the file has no column for, and the values of attributes that aren't shown", async () => {
  await aDiver({ attributeValues: { diameter: 42.5, lume: true, voltage: 18 } });
  const [before] = await stored();
  await update(["name,rating,attribute:lume,attribute:voltage", "Diver,4.5,,"]);
  expect(await stored()).toEqual([
    { ...before, rating: 4.5, attributes: { diameter: 42.5, voltage: 18 }, version: 2 },
  ]);
});

it("takes away what an empty cell of an export stands for: category, brand, sale, further images", async () => {
  await aDiver({ draft: true });
  await update(["name,category,brand,images,draft,regularPrice,saleEndsAt", "Diver,,,,,,"]);
  expect(await stored()).toMatchObject([
    {
      category: null,
      brand: null,
      image: "/a.svg",
      more: [],
      draft: true,
      regular: null,
      ends: null,
      price: 8000,
    },
  ]);
});

it("finds a product by its id, and gives it another name", async () => {
  const { id } = await aProduct(shop, { name: "Saw" });
  await aProduct(shop, { name: "Drill" });
  const { body } = await update(["id,name", `${id.toUpperCase()},Handsaw`]);
  expect(body).toMatchObject({ changed: 1, added: 0 });
  expect((await admin.get("/products?search=handsaw")).body).toMatchObject([{ name: "Handsaw" }]);
  const taken = await check(["id,name", `${id},drill`]);
  expect(errorsOf(taken)).toEqual([[2, "name", "is the name of a product that is for sale already"]]);
});

it("names rows whose product doesn't exist, or that come twice", async () => {
  const { id } = await aProduct(shop, { name: "Saw" });
  const { id: deleted } = await aProduct(shop, { name: "Gone", archivedAt: new Date() });
  const body = await check([
    "id,name,price",
    `${id},Saw,5`,
    `${deleted},Gone,5`,
    "nonsense,Axe,5",
    `${id},Handsaw,6`,
    ",saw,7",
  ]);
  expect(errorsOf(body)).toEqual([
    [3, "id", "is not the id of a product of this shop; leave it empty to add one"],
    [4, "id", "is not the id of a product of this shop; leave it empty to add one"],
    [5, "id", "is the product in row 2 too"],
    [6, "id", "is the product in row 2 too"],
  ]);
  expect(errorsOf(await check(["id,price", ",5"]))).toEqual([
    [2, "id", "is needed to find the product, where the file has no names"],
  ]);
  expect((await check(["price", "5"])).errors).toEqual([
    {
      field: "name",
      message: "is missing: the first row names no such column, with a comma as the delimiter",
    },
  ]);
});

it("applies the previewed changes or none: a product edited or sold since is refused", async () => {
  const { id } = await aProduct(shop, { name: "Saw", countInStock: 20 });
  const sheet = ["name,price,countInStock", "Saw,5,30"];
  const shown = async (file: string[]) => (await check(file)).plan?.preview ?? "";
  for (const change of ["version = version + 1", "count_in_stock = count_in_stock - 1"]) {
    const preview = await shown(sheet);
    await shop.sql(`update products set ${change} where id = $1`, [id]);
    const refused = await update(sheet, `&preview=${preview}`);
    expect(refused).toMatchObject({ status: 409, body: { code: "IMPORT_OUTDATED" } });
    expect(refused.body.detail).toBe(
      "Nothing was imported: products in the file have changed since the preview. Check the file again.",
    );
  }
  const withoutStock = ["name,price", "Saw,5"];
  const preview = await shown(withoutStock);
  await shop.sql("update products set count_in_stock = 3 where id = $1", [id]);
  expect((await update(withoutStock, `&preview=${preview}`)).body).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject([{ price: 500, stock: 3 }]);
});

it("reads an id as a column without a meaning where products are only added", async () => {
  const { body } = await sendCsv(admin, [`${HEADER},id`, `${csvRow("Saw")},x`]);
  expect(body).toEqual({ rows: 1, valid: 1, added: 1, errorCount: 0, errors: [], unknownColumns: ["id"] });
});
