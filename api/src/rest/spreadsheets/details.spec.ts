import { aProduct, asAdmin, type Person } from "../../../test/support/builders";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { aTaxonomy, categories } from "../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await aTaxonomy(shop);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

const stored = () =>
  shop.sql(`select name, category_id as category, brand, attributes, image, more_images as more, draft, gtin, mpn from products
    order by created_at desc`);
const exported = async () => (await admin.get("/exports/products.csv")).text;

it("takes categories by path or id, brands by slug or name, attributes, images and drafts", async () => {
  const { divers, tools } = categories;
  const sheet = [
    `name,description,price,rating,countInStock,Category,brand,images,draft,attribute:diameter,Attribute:Lume,attribute:voltage`,
    `Diver,Deep.,9.5,4,5,watches/divers,tag heuer,/a.svg  /b.svg,yes,42.50 mm,TRUE,`,
    `Drill,Turns.,9.5,4,5,${tools},seiko,/c.svg,,,,18`,
  ];
  expect((await sendCsv(admin, sheet)).body).toMatchObject({ added: 2, errors: [], unknownColumns: [] });
  const diver = { category: divers, brand: "tag", attributes: { diameter: 42.5, lume: true }, draft: true };
  expect(await stored()).toEqual([
    { name: "Diver", ...diver, image: "/a.svg", more: ["/b.svg"], gtin: null, mpn: null },
    ...[{ name: "Drill", category: tools, brand: "seiko", attributes: { voltage: 18 }, draft: false }].map(
      (drill) => ({ ...drill, image: "/c.svg", more: [], gtin: null, mpn: null }),
    ),
  ]);
});

it("brings back by an import what an export holds, for all details", async () => {
  const details = { categoryId: categories.divers, brandSlug: "seiko", createdAt: new Date(2026, 0, 3) };
  const attributeValues = { diameter: -0.5, movement: "=hand, wound", lume: false };
  await aProduct(shop, {
    ...details,
    attributeValues,
    moreImages: ["/b.svg", "https://a.example/c.png?x=1"],
  });
  await aProduct(shop, {
    draft: true,
    attributeValues: { movement: "1.5" },
    gtin: "036000291452",
    mpn: "-50",
    createdAt: new Date(2026, 0, 2),
  });
  const before = [await exported(), await stored()];
  expect(before[0]).toContain(
    "category,brand,images,draft,regularPrice,saleEndsAt,gtin,mpn,attribute:diameter,attribute:movement",
  );
  await shop.sql("truncate orders, products cascade");
  expect((await sendCsv(admin, before[0] as string)).body).toMatchObject({ added: 2, errors: [] });
  expect([await exported(), await stored()]).toEqual(before);
});

it("brings a sale back, and takes a file without its columns as it always did", async () => {
  const saleEndsAt = new Date(Date.now() + 86_400_000);
  await aProduct(shop, { price: 80, regularPrice: 99.5, saleEndsAt });
  const sales = () => shop.sql("select price_cents, regular_price_cents, sale_ends_at from products");
  const [before, file] = [await sales(), await exported()];
  expect(before).toEqual([{ price_cents: 8000, regular_price_cents: 9950, sale_ends_at: saleEndsAt }]);
  await shop.sql("truncate orders, products cascade");
  expect((await sendCsv(admin, file)).body).toMatchObject({ added: 1, errors: [] });
  expect(await sales()).toEqual(before);
  await sendCsv(admin, [HEADER, csvRow("Saw")]);
  expect(await sales()).toContainEqual(expect.objectContaining({ regular_price_cents: null }));
});

it("names the column of a wrong sale", async () => {
  const sheet = [
    `${HEADER},regularPrice,saleEndsAt`,
    `${csvRow("Saw")},0.5,`,
    `${csvRow("Axe")},,2090-01-01T00:00:00Z`,
    `${csvRow("Peg")},900,2020-01-01T00:00:00Z`,
    `${csvRow("Awl")},cheap,soon`,
  ];
  const { status, body } = await sendCsv(admin, sheet);
  const found = (body.errors as { row: number; field: string; message: string }[]).map(Object.values);
  expect([status, found]).toEqual([
    422,
    [
      [2, "regularPrice", "must be more than the price"],
      [3, "saleEndsAt", "needs a regular price"],
      [4, "saleEndsAt", "must be in the future"],
      [5, "regularPrice", "must be a number from 0.01 to 999999.99 in whole cents"],
      [5, "saleEndsAt", "must be a time such as 2026-11-30T22:00:00Z"],
    ],
  ]);
});

it("reads a decimal comma where semicolons part the cells", async () => {
  const sheet = `name;description;price;image;rating;countInStock;attribute:diameter;attribute:movement
    Saw;Cuts.;9,5;/a.svg;4,5;5;42,5;1,5`;
  expect((await sendCsv(admin, sheet.replace(/\n\s+/, "\n"))).body).toMatchObject({ added: 1 });
  expect(await stored()).toMatchObject([{ attributes: { diameter: 42.5, movement: "1,5" } }]);
});

it("names every cell that is wrong by its column, and adds nothing", async () => {
  const head = `${HEADER},category,brand,images,draft,attribute:diameter,attribute:lume,attribute:voltage`;
  const cells = (...more: string[]) => `${csvRow(`Item ${more.join(" ")}`)},${more.join(",")}`;
  const sheet = [
    head,
    cells("watches/dress", "Nobody", "", "", "", "", ""),
    cells("", "", "/b.svg", "", "", "", ""),
    cells("", "", "/pictures/a.svg b", "maybe", "", "", ""),
    cells("watches/divers", "", "", "", "large", "perhaps", "18"),
    cells("", "", "", "", "1.500", "", ""),
    cells("", "", Array(9).fill("/pictures/a.svg").join(" "), "", "1 in", "", ""),
  ];
  const { status, body } = await sendCsv(admin, sheet);
  expect([status, body.valid, body.added]).toEqual([422, 0, 0]);
  expect(body.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
    [2, "category", "is not a category of this shop"],
    [2, "brand", "is not a brand of this shop"],
    [3, "image", "must be the first of images"],
    [4, "images", "must be a web address (https://…) or a path of this shop (/…)"],
    [4, "draft", "must be true or false"],
    [
      5,
      "attribute:diameter",
      "must be a number from -1000000000 to 1000000000 with at most 4 decimals, in mm",
    ],
    [5, "attribute:lume", "must be yes or no"],
    [5, "attribute:voltage", "is not an attribute of watches/divers"],
    [6, "attribute:diameter", "must be a number without separators of thousands, such as 1500.5"],
    [7, "images", "must have at most 8 pictures"],
  ]);
  expect(await stored()).toEqual([]);
});

it.each<[string, string, string]>([
  [`${HEADER},attribute:taste`, "attribute:taste", "is not an attribute of this shop"],
  [`${HEADER},attribute:lume,ATTRIBUTE:LUME`, "attribute:lume", "is the name of two columns"],
  [`${HEADER},brand,Brand`, "brand", "is the name of two columns"],
  [
    HEADER.replace("image,", ""),
    "image",
    "is missing: the first row names no such column, with a comma as the delimiter",
  ],
])("refuses the head %s", async (head, field, message) => {
  const { status, body } = await sendCsv(admin, [head, csvRow("Saw")]);
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

it("teaches the search no words of drafts", async () => {
  const sheet = [`${HEADER},draft`, `${csvRow("Zyxograph")},yes`, `${csvRow("Qwertoscope")},no`];
  await sendCsv(admin, sheet);
  const words = await shop.sql<{ word: string }>(
    "select word from search_words where word in ('zyxograph', 'qwertoscope')",
  );
  expect(words).toEqual([{ word: "qwertoscope" }]);
});
