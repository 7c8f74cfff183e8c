import { aProduct, asAdmin, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { matchWord, wordsOf } from "./typed-words";

describe("typed words", () => {
  it("reads words without accents, apostrophes and what stands between them", () => {
    expect(wordsOf("  Söhne & Co., diver’s GA-2100 ")).toEqual(["sohne", "co", "divers", "ga", "2100"]);
    expect(wordsOf("… – &")).toEqual([]);
  });

  it.each([
    ["div", 2],
    ["divers", 2],
    ["dievrs", 1],
    ["dvier", 1],
    ["divvers", 1],
    ["dovers", 1],
    ["dxv", 0],
    ["drills", 0],
    ["chronogarf", 1],
    ["kronogarfi", 0],
    ["1000", 2],
    ["1009", 0],
  ])("compares '%s'", (typed, match) => {
    expect(matchWord(typed, ["divers", "chronograph", "1000m"])).toBe(match);
  });
});

describe("suggest", () => {
  const SUGGEST = `query ($text: String!, $first: Int) {
    suggest(text: $text, first: $first) { products { name } categories { name path { slug } } brands { slug } }
  }`;

  interface Suggested {
    products: { name: string }[];
    categories: { name: string; path: { slug: string }[] }[];
    brands: { slug: string }[];
  }

  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await shop.sql(`with watches as (insert into categories (slug, name) values ('watches', 'Watches') returning id)
      insert into categories (slug, name, parent_id, position)
        select slug, name, id, position from watches, (values ('divers', 'Diver''s watches', 1), ('dress', 'Dress watches', 2))
          as below (slug, name, position)`);
    await shop.sql(
      "insert into brands (slug, name) values ('norden', 'Norden'), ('ada-so', 'Ada & Söhne'), ('dive-co', 'Dive Co.')",
    );
    await aProduct(shop, { name: "Skerry 300 diver's watch", description: "Steel.", rating: 2 });
    await aProduct(shop, {
      name: "Regulator",
      description: "A watch for a watchmaker who loves watches.",
      rating: 5,
    });
    await aProduct(shop, { name: "Casio GA-2100-1A", description: "Resin." });
    await aProduct(shop, { name: "Cordless drill 18 V", description: "Two speeds." });
    await aProduct(shop, { name: "Archived watch", archivedAt: new Date() });
    const { id } = await aProduct(shop, { name: "Draft watch" });
    await shop.sql("update products set draft = true where id = $1", [id]);
  });
  afterAll(() => shop.stop());

  const suggest = async (text: string, first?: number) =>
    (await asVisitor(shop).ask<{ suggest: Suggested }>(SUGGEST, { text, first })).suggest;
  const products = async (text: string) => (await suggest(text)).products.map(({ name }) => name);
  const categories = async (text: string) => (await suggest(text)).categories.map(({ name }) => name);
  const brands = async (text: string) => (await suggest(text)).brands.map(({ slug }) => slug);

  it("suggests products by name before those that only describe it, and never drafts or deleted ones", async () => {
    expect(await products("wat")).toEqual(["Skerry 300 diver's watch", "Regulator"]);
    const admin = await asAdmin(shop);
    const { suggest: toAdmin } = await admin.ask<{ suggest: Suggested }>(SUGGEST, { text: "watch" });
    expect(toAdmin.products).toHaveLength(2);
  });

  it("suggests categories and brands by the beginnings of their words", async () => {
    expect(await categories("wat")).toEqual(["Watches", "Diver's watches", "Dress watches"]);
    expect(await categories("watches di")).toEqual(["Diver's watches"]);
    expect(await brands("söh")).toEqual(["ada-so"]);
    expect(await brands("dive c")).toEqual(["dive-co"]);
  });

  it.each([
    ["skery", "Skerry 300 diver's watch", [], []],
    ["wathces", "Regulator", ["Watches", "Diver's watches", "Dress watches"], []],
    ["nordn", undefined, [], ["norden"]],
  ])("forgives the slip in '%s'", async (text, product, named, made) => {
    if (product) expect(await products(text)).toContain(product);
    expect(await categories(text)).toEqual(named);
    expect(await brands(text)).toEqual(made);
  });

  it.each(["GA-2100-1A", "ga-2100", "ga-21", "GA 2100", "ga2100", "2100-1a", "1A", "casio ga-2100-1"])(
    "finds a name with hyphens and digits by '%s'",
    async (text) => expect(await products(text)).toEqual(["Casio GA-2100-1A"]),
  );

  it("finds a number with its unit whether they stand together or not", async () => {
    expect(await products("18v drill")).toEqual(["Cordless drill 18 V"]);
    expect(await products("drill 18 V")).toEqual(["Cordless drill 18 V"]);
  });

  it("suggests at most as many of each as are asked for", async () => {
    const found = await suggest("wat", 1);
    expect([found.products, found.categories].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each(["", "  ", "…", "the", "%", "_", "\\", "'", "& | !", "🦀", "-"])(
    "suggests nothing for '%s'",
    async (text) => expect(await suggest(text)).toEqual({ products: [], categories: [], brands: [] }),
  );

  it.each([
    [{ text: "x".repeat(201) }, "text"],
    [{ text: "a\0b" }, "text"],
  ])("refuses %j", async (variables, field) => {
    const { errors } = await asVisitor(shop).graphql(SUGGEST, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  });
});
