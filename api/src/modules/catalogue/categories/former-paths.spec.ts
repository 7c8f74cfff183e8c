import { asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { aTaxonomy, auditedBy, categories, taxonomyOf } from "../../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let change: ReturnType<typeof taxonomyOf>;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate products, categories, attributes, brands cascade");
  admin = await asAdmin(shop);
  change = taxonomyOf(admin);
  await aTaxonomy(shop);
});
afterAll(() => shop.stop());

interface Found {
  category: { path: { slug: string }[]; seoTitle: string | null; seoDescription: string | null } | null;
}

/** The category that visitors find by a path. */
const find = async (path: string) =>
  (
    await asVisitor(shop).ask<Found>(
      "query ($path: String!) { category(path: $path) { path { slug } seoTitle seoDescription } }",
      { path },
    )
  ).category;
const whereIs = async (path: string) => (await find(path))?.path.map(({ slug }) => slug).join("/") ?? null;

const { watches, divers, tools } = categories;

it("finds a moved category and its subcategories by all of their former paths, in one step", async () => {
  await change.moveCategory({ id: watches, parent: tools });
  expect([await whereIs("watches"), await whereIs("watches/divers")]).toEqual([
    "tools/watches",
    "tools/watches/divers",
  ]);
  await change.moveCategory({ id: divers });
  const former = ["watches/divers", "tools/watches/divers"];
  expect(await Promise.all(former.map(whereIs))).toEqual(["divers", "divers"]);
});

it("finds a category that was moved away and back at its path, and by the other one", async () => {
  await change.moveCategory({ id: divers, parent: tools });
  await change.moveCategory({ id: divers, parent: watches });
  expect(await Promise.all(["watches/divers", "tools/divers"].map(whereIs))).toEqual([
    "watches/divers",
    "watches/divers",
  ]);
});

it("prefers a category at a path to those that left it, and then the last of them", async () => {
  await change.moveCategory({ id: divers, parent: tools });
  const { done } = await change.addCategory({ input: { name: "Divers", slug: "divers", parent: watches } });
  expect(await whereIs("watches/divers")).toBe("watches/divers");
  await change.moveCategory({ id: done?.id });
  expect(await whereIs("watches/divers")).toBe("divers");
  await change.deleteCategory({ id: done?.id });
  expect(await whereIs("watches/divers")).toBeNull();
});

it("keeps no path when a category only changes its place among its siblings", async () => {
  await change.moveCategory({ id: watches });
  expect(await shop.sql("select path from category_former_paths")).toEqual([]);
});

it.each(["", "a\0b", "/", "watches/", "a/".repeat(9), "x".repeat(5_000), "../watches", "%00"])(
  "knows no category at %j",
  async (path) => expect(await whereIs(path)).toBeNull(),
);

it("keeps, changes and removes a category's texts for search engines", async () => {
  const texts = { seoTitle: "Watches for deep water", seoDescription: "Tested at 300 m." };
  await change.addCategory({ input: { name: "Deep", ...texts } });
  expect(await find("deep")).toMatchObject(texts);
  await change.editCategory({ id: watches, input: { ...texts, seoTitle: " Watches\nfor deep water " } });
  await change.editCategory({ id: watches, input: { name: "Fine watches" } });
  expect(await find("watches")).toMatchObject(texts);
  await change.editCategory({ id: watches, input: { seoTitle: null } });
  expect(await find("watches")).toMatchObject({ ...texts, seoTitle: null });
  expect((await auditedBy(shop, admin)).slice(1)).toEqual([
    "EDIT_CATEGORY Watches: title for search engines; description for search engines",
    "EDIT_CATEGORY Fine watches: name Watches → Fine watches",
    "EDIT_CATEGORY Fine watches: title for search engines",
  ]);
});

it.each([
  ["seoTitle must have 1 to 70 characters", { seoTitle: "x".repeat(71) }],
  ["seoDescription must have 1 to 200 characters", { seoDescription: "x".repeat(201) }],
  ["seoTitle must not be blank", { seoTitle: " " }],
])("refuses a text, because %s", async (message, input) => {
  expect((await change.editCategory({ id: watches, input })).refused).toContain(message);
  expect((await change.addCategory({ input: { name: "New", ...input } })).refused).toContain(message);
});
