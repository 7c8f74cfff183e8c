import { aProduct, asVisitor } from "../../../../test/support/builders";
import type { Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { ProductSort } from "./products.input";

interface Listed {
  id: string;
  name: string;
}

const PRODUCTS = `query ($first: Int! = 24, $after: String, $sort: ProductSort! = NEWEST, $inStock: Boolean) {
  products(first: $first, after: $after, sort: $sort, inStock: $inStock) {
    nodes { id name } pageInfo { hasNextPage endCursor } totalCount
  }
}`;

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ limits: { statementMs: 120_000 } }))); // inserting the products may take long on a busy machine
beforeEach(() => shop.sql("delete from products"));
afterAll(() => shop.stop());

const list = async (variables: Record<string, unknown> = {}) =>
  (await asVisitor(shop).ask<{ products: Page<Listed> }>(PRODUCTS, variables)).products;
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

/** Twelve products; by every sort, three of them share their key with other products. */
async function twelve(): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const key = Math.max(number, 2);
    const name = `${String.fromCharCode(97 + ((number * 5) % 12))} thing ${number % 2 ? "Y" : "y"}`;
    const wanted = {
      name,
      price: key + 0.01,
      rating: Math.min(key * 0.4, 5),
      countInStock: key,
      createdAt: at(key),
    };
    ids.push((await aProduct(shop, wanted)).id);
  }
  return ids;
}

const sorts = Object.values(ProductSort);
const before: Partial<Record<ProductSort, object>> = {
  NEWEST: { createdAt: at(59) },
  NAME: { name: "0 before all" },
  NAME_DESC: { name: "zz before all" },
  PRICE_ASC: { price: 0.01 },
  PRICE_DESC: { price: 999 },
  RATING: { rating: 5 },
  STOCK_ASC: { countInStock: 0 },
  STOCK_DESC: { countInStock: 999 },
};

it.each(sorts)(
  "pages through products by %s without missing or repeating one, while others come and go",
  async (sort) => {
    await twelve();
    const all = (await list({ sort })).nodes.map(({ id }) => id);
    expect(all).toHaveLength(12);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Page<Listed> = await list({ first: 5, after, sort });
      seen.push(...page.nodes.map(({ id }) => id));
      ({ hasNextPage: more, endCursor: after } = page.pageInfo);
      // at first the cursor's product stays, then it is deleted
      if (seen.length === 5) await aProduct(shop, before[sort]);
      else await shop.sql("delete from products where id = $1", [seen.at(-1)]);
    }
    expect(seen).toEqual(all);
  },
);

it("lists by name without regard to case, price and stock both ways, by rating and by age", async () => {
  await aProduct(shop, { name: "bench", price: 2, rating: 5, countInStock: 7, createdAt: at(2) });
  await aProduct(shop, { name: "Anvil", price: 3, rating: 1, countInStock: 9, createdAt: at(3) });
  await aProduct(shop, { name: "Chisel", price: 1, rating: 3, countInStock: 8, createdAt: at(1) });
  const names = async (sort: ProductSort) => (await list({ sort })).nodes.map(({ name }) => name).join(" ");
  expect(await names(ProductSort.NAME)).toBe("Anvil bench Chisel");
  expect(await names(ProductSort.NAME_DESC)).toBe("Chisel bench Anvil");
  expect(await names(ProductSort.STOCK_ASC)).toBe("bench Chisel Anvil");
  expect(await names(ProductSort.STOCK_DESC)).toBe("Anvil Chisel bench");
  expect(await names(ProductSort.PRICE_ASC)).toBe("Chisel bench Anvil");
  expect(await names(ProductSort.PRICE_DESC)).toBe("Anvil bench Chisel");
  expect(await names(ProductSort.RATING)).toBe("bench Chisel Anvil");
  expect(await names(ProductSort.NEWEST)).toBe("Anvil bench Chisel");
});

it("lists by the stock of this moment, without deleted products, and restored ones again", async () => {
  await aProduct(shop, { name: "Anvil", countInStock: 7 });
  await aProduct(shop, { name: "Bench", countInStock: 8, draft: true });
  await aProduct(shop, { name: "Chisel", countInStock: 9 });
  const names = async (inStock?: boolean) =>
    (await list({ sort: ProductSort.STOCK_ASC, inStock })).nodes.map(({ name }) => name).join(" ");
  expect(await names()).toBe("Anvil Chisel");
  await shop.sql("update products set count_in_stock = count_in_stock - 9 where name = 'Chisel'");
  expect([await names(), await names(true)]).toEqual(["Chisel Anvil", "Anvil"]);
  await shop.sql("update products set archived_at = now() where name = 'Chisel'");
  expect(await names()).toBe("Anvil");
  await shop.sql("update products set archived_at = null, draft = false");
  expect(await names()).toBe("Chisel Anvil Bench");
});

it("leaves out sold-out products on request, and counts accordingly", async () => {
  await aProduct(shop, { name: "Sold out", countInStock: 0 });
  await aProduct(shop, { name: "There" });
  await aProduct(shop, { name: "Gone", archivedAt: new Date() });
  expect(await list({ inStock: true })).toMatchObject({ nodes: [{ name: "There" }], totalCount: 1 });
  expect(await list({ inStock: false })).toMatchObject({ totalCount: 2 });
});

it("says that nothing follows where the last page is just full, or nothing is there", async () => {
  expect(await list()).toEqual({
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 0,
  });
  await twelve();
  expect((await list({ first: 12 })).pageInfo.hasNextPage).toBe(false);
  expect((await list({ first: 11 })).pageInfo.hasNextPage).toBe(true);
});

const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString("base64url");
const id = "00000000-0000-4000-8000-000000000000";

it.each([
  ["of the list by name", cursor(["anvil", id])],
  ["with an impossible day", cursor(["2026-02-30T00:00:00.000Z", id])],
  ["with the year nought", cursor(["0000-01-01T00:00:00.000Z", id])],
  ["without an id", cursor(["2026-01-01T00:00:00.000Z"])],
  ["with something else for an id", cursor(["2026-01-01T00:00:00.000Z", "'; drop table products; --"])],
  ["of nothing", "null"],
  ["that is no base64", "%%%"],
  ["that is a NUL", "\0"],
])("refuses a cursor %s", async (_kind, after) => {
  expect(await asVisitor(shop).refusal(PRODUCTS, { after })).toBe("BAD_USER_INPUT");
});

it.each(sorts)("refuses a cursor of another list in the list by %s", async (sort) => {
  const foreign = sort.startsWith("NAME") ? cursor([1, id]) : cursor([true, id]);
  expect(await asVisitor(shop).refusal(PRODUCTS, { after: foreign, sort })).toBe("BAD_USER_INPUT");
});

it.each([0, -1, 101, 2 ** 31 - 1])("refuses a page of %i products", async (first) => {
  const { errors } = await asVisitor(shop).graphql(PRODUCTS, { first });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "first" }] });
});

it("counts no further than 10,000, and says that there are more", async () => {
  await shop.sql(`insert into products (name, description, price_cents, image, rating, count_in_stock)
    select 'Product ' || n, 'x', 100, '/x', 3, 10 from generate_series(1, 10500) n`);
  await shop.sql("analyze products");
  expect((await list({ first: 1 })).totalCount).toBe(10_001);
});
