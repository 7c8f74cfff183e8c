import { aProduct, asVisitor } from "../../../../test/support/builders";
import type { Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

const SEARCH = `query ($search: String, $first: Int = 24, $after: String, $inStock: Boolean) {
  products(search: $search, first: $first, after: $after, inStock: $inStock) {
    nodes { name } pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const SORTED = "query ($search: String) { products(search: $search, sort: PRICE_ASC) { nodes { name } } }";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop, {
    name: "Skerry 300 diver's watch",
    description: "Steel, ceramic bezel.",
    price: 900,
  });
  await aProduct(shop, { name: "Regulator", description: "A dress watch for the watchmaker.", price: 500 });
  await aProduct(shop, { name: "Pilot's chronograph", description: "Flies back.", countInStock: 0 });
  await aProduct(shop, { name: "JS120 Jigsaw", description: "Cuts curves in plywood.", price: 100 });
  await aProduct(shop, { name: "100% wool _cloth_", description: "For polishing." });
  await aProduct(shop, { name: "Watch of old", archivedAt: new Date() });
});
afterAll(() => shop.stop());

const found = async (search: string, more: object = {}) =>
  (await asVisitor(shop).ask<{ products: Page<{ name: string }> }>(SEARCH, { search, ...more })).products;
const names = async (search: string, more?: object) =>
  (await found(search, more)).nodes.map(({ name }) => name);

it("finds words in names and descriptions, the name first", async () => {
  expect(await names("watch")).toEqual(["Skerry 300 diver's watch", "Regulator"]);
  expect((await found("watch")).totalCount).toBe(2);
  expect(await names("plywood curves")).toEqual(["JS120 Jigsaw"]);
});

it("knows a word in its other forms", async () => {
  expect(await names("polish")).toEqual(["100% wool _cloth_"]);
  expect(await names("watches cutting curve")).toEqual([]);
});

it.each([
  ["chronogaph", "Pilot's chronograph"],
  ["cronograph", "Pilot's chronograph"],
  ["jigsw", "JS120 Jigsaw"],
  ["SKERY", "Skerry 300 diver's watch"],
  ["regulater", "Regulator"],
  ["wathc", "Skerry 300 diver's watch"],
  ["plywod curves", "JS120 Jigsaw"],
])("forgives the slip in '%s'", async (search, name) => {
  expect(await names(search)).toContain(name);
});

it("finds a word while it is being typed", async () => {
  expect(await names("regu")).toEqual(["Regulator"]);
  expect(await names("skerry 30")).toEqual(["Skerry 300 diver's watch"]);
});

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

it.each([
  LETTERS.join(" "),
  LETTERS.join("-"),
  Array(60)
    .fill("be")
    .map((be: string, n) => be + n)
    .join(" "),
])("searches for twelve words at the most, of '%s'", async (search) => {
  const [query] = await shop.sql<{ words: string }>("select product_query($1)::text as words", [search]);
  const words = (query as { words: string }).words.split(" & ");
  expect(words.length).toBeGreaterThan(5);
  expect(words.length).toBeLessThanOrEqual(12);
  expect(words.filter((word) => /^'.':\*$/.test(word))).toEqual([]);
});

it("keeps to the requested order, and to products in stock", async () => {
  const { products } = await asVisitor(shop).ask<{ products: Page<{ name: string }> }>(SORTED, {
    search: "watch",
  });
  expect(products.nodes.map(({ name }) => name)).toEqual(["Regulator", "Skerry 300 diver's watch"]);
  expect(await names("chronograph", { inStock: true })).toEqual([]);
});

it("pages through its results, best match first", async () => {
  const first = await found("watch", { first: 1 });
  const second = await found("watch", { first: 1, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(await names("watch"));
  expect(second.pageInfo.hasNextPage).toBe(false);
});

it("refuses a cursor of an earlier release, which named the last ranked product too", async () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const after = Buffer.from(JSON.stringify([true, 0.6, 4.5, id, id])).toString("base64url");
  expect(await asVisitor(shop).refusal(SEARCH, { search: "watch", after })).toBe("BAD_USER_INPUT");
});

it.each(["'", '"', "\\", "%", "_", "& | !", "a:*", "(", "<->", "🦀", "-", "--", "; drop table products"])(
  "takes %s for what it is",
  async (search) => expect(await asVisitor(shop).refusal(SEARCH, { search })).toBeUndefined(),
);

it("lists everything where nothing is searched for", async () => {
  expect(await names("  ")).toHaveLength(5);
  expect(await asVisitor(shop).refusal(SEARCH, { search: null })).toBeUndefined();
});

it.each(["x".repeat(201), "a\0b"])("refuses a text that is too long or holds a NUL", async (search) => {
  expect(await asVisitor(shop).refusal(SEARCH, { search })).toBe("BAD_USER_INPUT");
});

it("searches over REST as well, with the next page in Link", async () => {
  const first = await asVisitor(shop).get<{ name: string }[]>("/products?search=watch&limit=1");
  expect(first.body.map(({ name }) => name)).toEqual(["Skerry 300 diver's watch"]);
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(first.headers.link ?? "") ?? [];
  const second = await asVisitor(shop).get<{ name: string }[]>(next as string);
  expect(second.body.map(({ name }) => name)).toEqual(["Regulator"]);
  expect(second.headers.link).toBeUndefined();
});

it("knows a letter that stands alone, and takes it for no other word's beginning", async () => {
  await aProduct(shop, { name: "Impact driver 18 V", description: "Two batteries." });
  expect(await names("18 v")).toEqual(["Impact driver 18 V"]);
  expect(await names("impact driver 18 v")).toEqual(["Impact driver 18 V"]);
  expect(await names("d v")).toEqual([]);
});

it("finds a word with a hyphen by its parts", async () => {
  await aProduct(shop, { name: "Heavy-duty clamp", description: "Holds." });
  expect(await names("heavy-duty")).toEqual(["Heavy-duty clamp"]);
  expect(await names("heavy clam")).toEqual(["Heavy-duty clamp"]);
});
