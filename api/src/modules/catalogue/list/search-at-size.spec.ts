import { asVisitor } from "../../../../test/support/builders";
import type { Page } from "../../../../test/support/operations";
import { recordStatements, type Plan, type Sent } from "../../../../test/support/plans";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

/** Enough products that most words are common. */
const PRODUCTS = 12_000;
/** Few enough for the time limit of one statement. */
const BATCH = 2_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await addProducts(1, PRODUCTS);
  await shop.sql("analyze products");
});
afterAll(() => shop.stop());

/**
 * Every other product is a watch, by its name if its number is divisible by 10; the cheapest 6,000 are of steel. The
 * remaining words are many, because PostgreSQL collects statistics of word prefixes only if there are many.
 */
async function addProducts(from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += BATCH) await addBatch(first, Math.min(first + BATCH - 1, to));
}

const addBatch = (from: number, to: number) =>
  shop.sql(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      select case when n % 10 = 0 then 'Watch ' else 'Thing ' end || n,
        case when n % 2 = 0 then 'A watch' else 'A tool' end || case when n <= 6000 then ' of steel ' else ' of brass ' end
          || translate((n % 200)::text, '0123456789', 'bcdfghjklm') || 'ium',
        n, '/x', n % 51 / 10.0, 9
      from generate_series($1::int, $2::int) n`,
    [from, to],
  );

interface Listed {
  id: string;
  name: string;
  price: number;
  rating: number;
}

const LIST = `query ($search: String, $filter: ProductFilter, $first: Int = 100, $after: String, $before: String, $sort: ProductSort) {
  products(search: $search, filter: $filter, first: $first, after: $after, before: $before, sort: $sort) {
    nodes { id name price rating } pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
  }
}`;

interface BothWays extends Page<Listed> {
  pageInfo: Page<Listed>["pageInfo"] & { hasPreviousPage: boolean; startCursor: string };
}

const list = async (variables: Record<string, unknown>) =>
  (await asVisitor(shop).ask<{ products: BothWays }>(LIST, variables)).products;

async function listAll(variables: Record<string, unknown>, eachPage?: (page: number) => Promise<unknown>) {
  const pages: Listed[][] = [];
  for (let after: string | null = null, more = true; more;) {
    const { nodes, pageInfo }: BothWays = await list({ ...variables, after });
    pages.push(nodes);
    await eachPage?.(pages.length);
    ({ hasNextPage: more, endCursor: after } = pageInfo);
  }
  return pages.flat();
}

const count = async (search: string) =>
  (
    await asVisitor(shop).ask<{ products: { totalCount: number } }>(
      "query ($search: String) { products(search: $search) { totalCount } }",
      { search },
    )
  ).products.totalCount;

it("lists each match of a common word once: names first, then the others by rating", async () => {
  const found = await listAll({ search: "watch" });
  expect(new Set(found.map(({ id }) => id)).size).toBe(PRODUCTS / 2);
  expect(found).toHaveLength(PRODUCTS / 2);
  const firstByDescription = found.findIndex(({ name }) => !name.startsWith("Watch"));
  expect(firstByDescription).toBe(PRODUCTS / 10);
  const ratings = found.slice(firstByDescription).map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
});

it("neither repeats nor skips a match of a common word while products are added", async () => {
  const before = await listAll({ search: "watch" });
  const add = async (page: number) => {
    if (page % 10 === 0) await addProducts(PRODUCTS + page, PRODUCTS + page + 9);
  };
  const seen = (await listAll({ search: "watch" }, add)).map(({ id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
  const listed = new Set(seen);
  expect(before.filter(({ id }) => !listed.has(id))).toEqual([]);
  await shop.sql("delete from products where price_cents > $1", [PRODUCTS]);
});

it("goes back through the matches of a common word, in the same order", async () => {
  const forth = (await listAll({ search: "watch" })).map(({ id }) => id);
  const back: string[] = [];
  const after = (await list({ search: "watch" })).pageInfo.endCursor;
  expect(after).toBeTruthy();
  let at = await lastPageOf({ search: "watch" });
  for (;;) {
    back.unshift(...at.nodes.map(({ id }) => id));
    if (!at.pageInfo.hasPreviousPage) break;
    at = await list({ search: "watch", before: at.pageInfo.startCursor });
  }
  expect(back).toEqual(forth);
});

async function lastPageOf(variables: Record<string, unknown>): Promise<BothWays> {
  for (let after: string | null = null; ;) {
    const page: BothWays = await list({ ...variables, after });
    if (!page.pageInfo.hasNextPage) return page;
    after = page.pageInfo.endCursor;
  }
}

it("lists the matches of a common word by price, even if none is among the cheapest thousands", async () => {
  const found = await list({ search: "brass", sort: "PRICE_ASC", first: 5 });
  expect(found.nodes.map(({ price }) => price * 100)).toEqual([6001, 6002, 6003, 6004, 6005]);
});

/** The number of products that a search scans in its list's order before it collects all matches. */
async function scannedBy(variables: Record<string, unknown>): Promise<number> {
  const statements = recordStatements();
  const sent = await statements.of(() => list(variables));
  statements.stop();
  const { text, values } = sent.find(({ text }) => text.includes("limit 10000")) as Sent;
  const [explained] = await shop.sql<{ "QUERY PLAN": [{ Plan: ReadRows }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  return readBy((explained as { "QUERY PLAN": [{ Plan: ReadRows }] })["QUERY PLAN"][0].Plan);
}

interface ReadRows extends Plan {
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: ReadRows[];
}

const readBy = (plan: ReadRows): number =>
  (plan["Relation Name"] ? plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, below) => sum + readBy(below), 0);

it("finds common words that never stand together nowhere, and rare ones beside common ones", async () => {
  expect((await list({ search: "tool watch 10" })).nodes).toEqual([]);
  expect((await list({ search: "watch 4710" })).nodes.map(({ name }) => name)).toEqual(["Watch 4710"]);
});

it("corrects a typing error in a common word", async () => {
  const { nodes } = await list({ search: "wathc", first: 3 });
  expect(nodes.map(({ name }) => name.slice(0, 5))).toEqual(["Watch", "Watch", "Watch"]);
});

it("counts up to 10,000 matches exactly", async () => {
  expect(await count("watch")).toBe(PRODUCTS / 2);
  expect(await count("tool watch")).toBe(0);
  expect(await count("steel thing 7")).toBeGreaterThan(0);
});

describe("with twice as many products", () => {
  beforeAll(async () => {
    await addProducts(PRODUCTS + 1, 2 * PRODUCTS);
    await shop.sql("analyze products");
  });

  it("counts no further than 10,000, and says that there are more", async () => {
    expect(await count("thing")).toBe(10_001);
  });

  it("ranks the matches among the best rated products, forth and back", async () => {
    const first = await list({ search: "thing" });
    const second = await list({ search: "thing", after: first.pageInfo.endCursor });
    const found = [...first.nodes, ...second.nodes];
    expect(new Set(found.map(({ id }) => id)).size).toBe(200);
    expect(found.every(({ name, rating }) => name.startsWith("Thing") && rating === 5)).toBe(true);
    const back = await list({ search: "thing", before: second.pageInfo.startCursor });
    expect(back.nodes).toEqual(first.nodes);
  });

  it("scans no further along a list if its first 10,000 have another brand", async () => {
    await shop.sql("insert into brands (slug, name) values ('alba', 'Alba')");
    await shop.sql("alter table products disable trigger user"); // they would take long
    await shop.sql("update products set brand = 'alba' where price_cents > $1", [PRODUCTS]);
    await shop.sql("analyze products");
    const variables = { search: "watch", filter: { brands: ["alba"] }, sort: "PRICE_ASC" };
    expect((await list(variables)).nodes[0]?.price).toBe(120.02);
    expect(await scannedBy(variables)).toBe(10_000);
  });
});
