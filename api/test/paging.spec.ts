import { ProductSort } from "../src/modules/catalogue/list/products.input";
import { OrderSort } from "../src/modules/orders/orders.input";
import { UserSort } from "../src/modules/users/users.input";
import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

interface Page {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasPreviousPage: boolean;
    startCursor: string | null;
    hasNextPage: boolean;
    endCursor: string | null;
  };
}

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await elevenOfEach();
});
afterAll(() => shop.stop());

/** Eleven users, products and orders; each sort order of their lists has rows with equal keys. */
async function elevenOfEach(): Promise<void> {
  for (let number = 0; number < 11; number += 1) {
    const key = number % 4;
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, key));
    const customer = await asCustomer(shop, { createdAt });
    const wanted = { price: 1 + key, rating: key, countInStock: key, createdAt };
    const product = await aProduct(shop, wanted);
    const paidAt = key > 1 ? createdAt : null;
    await anOrder(
      shop,
      customer,
      { ...product, name: `P${key}` },
      { name: `C${key}`, quantity: 1 + key, createdAt, paidAt },
    );
  }
}

const lists = [
  ...Object.values(ProductSort).map((sort) => ["products", "ProductSort", sort] as const),
  ...Object.values(OrderSort).map((sort) => ["orders", "OrderSort", sort] as const),
  ...Object.values(UserSort).map((sort) => ["users", "UserSort", sort] as const),
];

const CHANGES = { updatedSince: "2020-01-01T00:00:00Z" };

const pageOf = async (
  list: string,
  sortType: string,
  variables: Record<string, unknown> & { updatedSince?: string },
) => {
  const since = variables.updatedSince ? `, updatedSince: "${variables.updatedSince}"` : "";
  const query = `query ($first: Int! = 3, $after: String, $before: String, $sort: ${sortType}! = NEWEST) {
    ${list}(first: $first, after: $after, before: $before, sort: $sort${since}) {
      nodes { id } edges { cursor node { id } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
    }
  }`;
  const { [list]: page } = await admin.ask<Record<string, Page>>(query, variables);
  return page as Page;
};
const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);

it.each(lists)("lets an admin page through %s (%s) by %s to the end and back", async (list, type, sort) => {
  const all = ids(await pageOf(list, type, { first: 100, sort }));
  const there = [await pageOf(list, type, { sort })];
  for (let at = there[0] as Page; at.pageInfo.hasNextPage; there.push(at))
    at = await pageOf(list, type, { sort, after: at.pageInfo.endCursor });
  expect(there.flatMap(ids)).toEqual(all);
  expect(there.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true, true]);

  const back = [there.at(-1) as Page];
  for (let at = back[0] as Page; at.pageInfo.hasPreviousPage; back.unshift(at))
    at = await pageOf(list, type, { sort, before: at.pageInfo.startCursor });
  expect(back.map(ids)).toEqual(there.map(ids));
  expect(back.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, true, false]);
});

it.each([
  ...lists.map((list) => [...list, {}] as const),
  ["products", "ProductSort", "NEWEST", CHANGES] as const,
])("lets Relay go on after any entry of %s (%s) by %s", async (list, type, sort, others) => {
  const all = await pageOf(list, type, { first: 100, sort, ...others });
  expect(all.edges.map(({ node }) => node)).toEqual(all.nodes);
  expect(all.edges.at(-1)?.cursor).toBe(all.pageInfo.endCursor);
  const rest = await pageOf(list, type, { first: 100, sort, ...others, after: all.edges[4]?.cursor });
  expect(ids(rest)).toEqual(ids(all).slice(5));
});

it("shows before a row what stands there now, and says where nothing does", async () => {
  const first = await pageOf("orders", "OrderSort", {});
  const second = await pageOf("orders", "OrderSort", { after: first.pageInfo.endCursor });
  await shop.sql("update orders set delivered_at = now() where id = any($1)", [ids(first).slice(1)]);
  const before = second.pageInfo.startCursor;
  const previous = await pageOf("orders", "OrderSort", { before });
  expect(ids(previous)).toEqual(ids(first).slice(0, 1));
  expect(previous.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  const none = await pageOf("orders", "OrderSort", { before: previous.pageInfo.startCursor });
  expect(none).toMatchObject({ nodes: [], pageInfo: { startCursor: null, endCursor: null } });
});

it.each([
  ["both cursors at once", "before", (cursor: string) => ({ after: cursor, before: cursor })],
  ["a cursor of another order", "before", (cursor: string) => ({ before: cursor, sort: "CUSTOMER" })],
  ["what is no cursor", "before", () => ({ before: "nonsense" })],
  ["what is no cursor", "after", () => ({ after: "nonsense" })],
])("refuses %s, and names the argument %s", async (_what, field, wanted) => {
  const { pageInfo } = await pageOf("orders", "OrderSort", {});
  const { errors } = await admin.graphql(
    `query ($after: String, $before: String, $sort: OrderSort! = NEWEST) {
      orders(after: $after, before: $before, sort: $sort) { totalCount nodes { id } }
    }`,
    wanted(pageInfo.endCursor as string),
  );
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
});
