import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { UNDO } from "../../../test/support/product-changes";
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

async function imported(...sheet: string[]): Promise<string> {
  const { body } = await sendCsv(admin, sheet, "?update=true");
  return body.changeSet ?? "";
}
const undo = async (id: string, othersOnly = false) =>
  (await admin.ask<{ undoProductChanges: Record<string, unknown> }>(UNDO, { id, othersOnly }))
    .undoProductChanges;
const stored = () =>
  shop.sql(`select name, description, price_cents, image, more_images, rating, count_in_stock, category_id, brand, attributes,
    draft, gtin, mpn, regular_price_cents, sale_ends_at from products where archived_at is null order by name`);

it("gives changed products all that they had, and deletes those that it had added", async () => {
  await aProduct(shop, {
    name: "Diver",
    price: 80,
    regularPrice: 99.5,
    categoryId: categories.divers,
    brandSlug: "seiko",
    attributeValues: { diameter: 42.5, lume: true },
    moreImages: ["/b.svg"],
    countInStock: 7,
    gtin: "036000291452",
  });
  const [before] = [await stored()];
  const id = await imported(
    `${HEADER},category,brand,images,draft,regularPrice,attribute:diameter,attribute:lume,gtin,mpn`,
    "diver,Deeper.,70,/c.svg,1.5,9,,,,yes,,,no,,X-1",
    `${csvRow("Drill")},,,,,,,,,`,
  );
  expect(await stored()).toMatchObject([{ name: "Drill" }, { name: "diver", draft: true }]);
  expect(await undo(id)).toMatchObject({
    __typename: "ProductChangeSet",
    undoneAt: expect.any(String) as string,
  });
  expect(await stored()).toEqual(before);
  const { auditEntries } = await admin.ask<{ auditEntries: { nodes: { action: string }[] } }>(
    "{ auditEntries(first: 2) { nodes { action target targetId productChanges { id changeCount } } } }",
  );
  const target = { target: "2 products", targetId: id };
  expect(auditEntries.nodes.toSorted((one, other) => one.action.localeCompare(other.action))).toEqual([
    { action: "IMPORT_PRODUCTS", ...target, productChanges: { id, changeCount: 2 } },
    { action: "UNDO_PRODUCT_CHANGES", ...target, productChanges: null },
  ]);
  expect((await admin.get("/products?search=deeper")).body).toEqual([]);
});

it("shows the changes and additions, field by field", async () => {
  await aProduct(shop, { name: "Saw", description: "Cuts.", rating: 4, attributeValues: { voltage: 18 } });
  const id = await imported(
    "name,description,price,image,images,rating,countInStock,attribute:voltage,attribute:movement",
    `saw,Cuts quickly.,5,/a.svg,/a.svg /b.svg,4,12,36,quartz`,
    "Drill,Turns.,9,/d.svg,,3,4,,",
  );
  const { productChangeSet } = await admin.ask<{ productChangeSet: unknown }>(
    `query ($id: ID!) { productChangeSet(id: $id) { changeCount changes { name added priceAfter fields { field before after } } } }`,
    { id },
  );
  expect(productChangeSet).toEqual({
    changeCount: 2,
    changes: [
      { name: "Drill", added: true, priceAfter: 9, fields: [] },
      {
        name: "saw",
        added: false,
        priceAfter: 5,
        fields: expect.arrayContaining([
          { field: "name", before: "Saw", after: "saw" },
          { field: "description", before: "Cuts.", after: "Cuts quickly." },
          { field: "countInStock", before: "100", after: "12" },
          { field: "images", before: "", after: "/b.svg" },
          { field: "attribute:voltage", before: "18", after: "36" },
          { field: "attribute:movement", before: "", after: "quartz" },
        ]) as unknown,
      },
    ],
  });
});

it("takes back the units that it has added, whatever was sold since, unless too few are left", async () => {
  await aProduct(shop, { name: "Saw", countInStock: 10 });
  const id = await imported("name,countInStock", "Saw,30");
  await shop.sql("update products set count_in_stock = 19");
  expect(await undo(id)).toMatchObject({ refusals: [{ name: "Saw", reason: "STOCK_TOO_LOW" }] });
  await shop.sql("update products set count_in_stock = 25");
  await undo(id);
  expect(await stored()).toMatchObject([{ count_in_stock: 5 }]);
});

it("names the changes that can't be undone with the reason, and undoes the others on request", async () => {
  for (const name of ["Saw", "Axe", "Peg", "Awl"])
    await aProduct(shop, { name, rating: 3, attributeValues: name === "Awl" ? { lume: true } : {} });
  const ids = await shop.sql<{ id: string }>(
    "select id from products order by array_position(array['Saw', 'Axe', 'Peg', 'Awl'], name)",
  );
  const [saw, axe, peg, awl] = ids.map((row) => row.id);
  const id = await imported(
    "id,name,description,price,image,rating,countInStock,attribute:lume",
    `${saw},Handsaw,A thing.,5,/a.svg,3,10,`,
    `${axe},Axe,A thing.,5,/a.svg,5,10,`,
    `${peg},Peg,A thing.,5,/a.svg,4,10,`,
    `${awl},Awl,A thing.,5,/a.svg,3,10,`,
    ",Drill,A thing.,5,/a.svg,3,10,",
    ",Plane,A thing.,5,/a.svg,3,10,",
    ",Rasp,A thing.,5,/a.svg,3,10,",
  );
  await aProduct(shop, { name: "saw" });
  await shop.sql("update products set rating = 1 where id = $1", [axe]);
  await shop.sql("delete from attributes where slug = 'lume'");
  const [drill] = await shop.sql<{ id: string }>("select id from products where name = 'Drill'");
  const order = await anOrder(shop, await asCustomer(shop), { id: drill?.id ?? "", name: "Drill", price: 5 });
  await shop.sql("update orders set paid_at = now() where id = $1", [order]);
  await shop.sql("update products set version = 2 where name = 'Plane'");
  const refused = await undo(id);
  expect(refused["message"]).toBe("Nothing was changed, because 5 of the products can't be.");
  expect(
    (refused["refusals"] as { name: string; reason: string }[]).map(({ name, reason }) => [name, reason]),
  ).toEqual([
    ["Awl", "ATTRIBUTE_DELETED"],
    ["Axe", "EDITED"],
    ["Drill", "HAS_PAID_ORDERS"],
    ["Handsaw", "NAME_TAKEN"],
    ["Plane", "EDITED"],
  ]);
  await undo(id, true);
  const names = (await stored()).map(({ name }) => name as string).toSorted();
  expect(names).toEqual(["Awl", "Axe", "Drill", "Handsaw", "Peg", "Plane", "saw"]);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ name: "Peg", rating: 3, count_in_stock: 100 }),
  );
});
