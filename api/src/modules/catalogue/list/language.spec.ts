import { aProduct, asAdmin, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { adaptToLanguage } from "../../../data/adapt-language";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ locale: { language: "de" } })));
afterEach(() => shop.sql("delete from products"));
afterAll(() => shop.stop());

const FOUND = `query ($search: String, $sort: ProductSort, $after: String) {
  products(search: $search, sort: $sort, after: $after, first: 2) { nodes { name } pageInfo { endCursor } } }`;

interface Found {
  products: { nodes: { name: string }[]; pageInfo: { endCursor: string } };
}

const page = async (args: Record<string, unknown>) =>
  (await asVisitor(shop).ask<Found>(FOUND, args)).products;
const namesOf = ({ nodes }: Found["products"]) => nodes.map(({ name }) => name);

describe("a German shop", () => {
  it.each([
    ["Uhren", "Uhr mit Datum"],
    ["die Uhr für Herren", "Uhr, Herren"],
    ["grüne Gehäuse", "Grünes Gehäuse"],
    ["grun", "Grünes Gehäuse"],
    ["gruen", "Grünes Gehäuse"],
    ["gehaeuse", "Grünes Gehäuse"],
    ["Schweißgeräte", "Schweissgerät 200 A"],
  ])("finds by '%s' the product '%s'", async (search, name) => {
    await aProduct(shop, { name, description: "Neu." });
    await aProduct(shop, { name: "Hammer", description: "Neu." });
    expect(namesOf(await page({ search }))).toEqual([name]);
  });

  it("lists names as a German dictionary does, page by page", async () => {
    for (const name of ["Zange", "Öl", "Ähre", "Oberfräse", "Axt", "ähnlich"]) await aProduct(shop, { name });
    const sorted: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 3; pages += 1) {
      const found: Found["products"] = await page({ sort: "NAME", after });
      sorted.push(...namesOf(found));
      after = found.pageInfo.endCursor;
    }
    expect(sorted).toEqual(["ähnlich", "Ähre", "Axt", "Oberfräse", "Öl", "Zange"]);
  });

  it("lists brands as a German dictionary does", async () => {
    const admin = await asAdmin(shop);
    for (const name of ["Zeta", "Ärmel", "Oktav", "Öse"]) {
      await admin.ask("mutation ($name: String!) { addBrand(input: { name: $name }) { slug } }", { name });
    }
    const { brands } = await asVisitor(shop).ask<{ brands: { name: string }[] }>("{ brands { name } }");
    expect(brands.map(({ name }) => name)).toEqual(["Ärmel", "Oktav", "Öse", "Zeta"]);
  });

  it("reads the products by name from the index of their language", async () => {
    await shop.sql("set enable_seqscan = off");
    const plan = await shop.sql<{ "QUERY PLAN": string }>(`explain select id from products
      where archived_at is null order by lower(name) collate "de-x-icu", id limit 25`);
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("using product_by_name_de");
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).not.toContain("Sort");
  });
});

it("rebuilds the search when the language changes, says so once, and begins again after an interruption", async () => {
  await aProduct(shop, { name: "Running", description: "New." });
  const isEnglish = async () =>
    (await shop.sql("select from products where search @@ 'run'::tsquery")).length > 0;
  const messages: string[] = [];
  const adapt = (language: "de" | "en") =>
    adaptToLanguage(shop.database, language, (message) => messages.push(message));
  expect(await isEnglish()).toBe(false);
  await adapt("en");
  expect(await isEnglish()).toBe(true);
  expect(messages).toEqual([expect.stringContaining("rebuilding the search of all products in english")]);
  await adapt("en");
  expect(messages).toHaveLength(1);

  await shop.sql("update products set search = ''");
  await shop.sql("comment on function search_configuration() is null"); // a process ended while it rebuilt
  await adapt("en");
  expect([await isEnglish(), messages.length]).toEqual([true, 2]);
  const indexes = await shop.sql("select from pg_class where relname ~ '^product_by_name_'");
  expect(indexes).toEqual([]);
  await adapt("de");
});
