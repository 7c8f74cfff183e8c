import { Client } from "pg";
import { OrderSort } from "../src/modules/orders/list-orders/order-sort.enum";
import { UserSort } from "../src/modules/users/list/user-sort.enum";
import { ProductSort } from "../src/modules/catalogue/list/product-sort.enum";
import { asAdmin, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admin: Person;
let statements: jest.SpyInstance;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await fill();
  statements = jest.spyOn(Client.prototype, "query");
});
afterAll(async () => {
  statements.mockRestore();
  await shop.stop();
});

/** Ten thousand users, products, orders, reviews and entries of the audit, of which no two are alike. */
async function fill(): Promise<void> {
  await shop.sql(`insert into users (firebase_uid, email, name, created_at)
    select 'uid ' || n, md5('e' || n) || '@example.com', md5('u' || n), now() - n * interval '1 hour'
      from generate_series(1, 10000) n`);
  await shop.sql(`insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
    select 'Product ' || md5('p' || n), 'x', n, '/x', n % 51 / 10.0, n % 300, now() - n * interval '1 hour'
      from generate_series(1, 10000) n`);
  await shop.sql(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, created_at, paid_at)
      select $1, id, md5('c' || name), md5('e' || name) || '@example.com', 'x', '555', 1 + price_cents % 9, name, 100,
        id, created_at, case when price_cents % 2 = 0 then now() end from products`,
    [admin.id],
  );
  await shop.sql(
    `insert into reviews (user_id, name, rating, comment, created_at)
    select id, name, 4, md5('r' || name), created_at from users where id <> $1`,
    [admin.id],
  );
  await shop.sql(`insert into audit_entries (actor, action, target_id, target, done_at)
    select 'ada@example.com', 'ADD_PRODUCT', id, name, created_at from products`);
  await shop.sql("vacuum analyze"); // as autovacuum does sooner or later
}

interface Plan {
  "Node Type": string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL answers the statement that a query reads its page with. */
async function planOf(query: string, variables: Record<string, unknown>): Promise<string> {
  statements.mockClear();
  await admin.ask(query, variables);
  const sent = statements.mock.calls.map(([config]) => config as { text: string; values: unknown[] });
  const { text, values } = sent.find((config) => config.text?.includes("sortKey0")) ?? {
    text: "",
    values: [],
  };
  const [explained] = await shop.sql<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return nodesOf((explained as { "QUERY PLAN": [{ Plan: Plan }] })["QUERY PLAN"][0].Plan).join(" < ");
}

const sorts = { products: ProductSort, orders: OrderSort, users: UserSort };
const types = { products: "ProductSort", orders: "OrderSort", users: "UserSort" };
type List = keyof typeof sorts;

const listOf = (list: List) =>
  `query ($after: String, $before: String, $sort: ${types[list]}! = NEWEST) {
    ${list}(first: 100, after: $after, before: $before, sort: $sort) {
      pageInfo { startCursor endCursor }
    }
  }`;

/** A cursor with thousands of rows on either side. */
async function cursorOfPage20(list: List, sort: string): Promise<string | undefined> {
  let after: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const answer = await admin.ask<Record<List, { pageInfo: { endCursor: string } }>>(listOf(list), {
      sort,
      after,
    });
    after = answer[list].pageInfo.endCursor;
  }
  return after;
}

const indexed = (Object.keys(sorts) as List[])
  .flatMap((list) => Object.values<string>(sorts[list]).map((sort) => [list, sort] as const))
  .filter(([, sort]) => !sort.startsWith("STOCK")); // see the list of products

it.each(indexed)("walks along an index, either way, to list ten thousand %s by %s", async (list, sort) => {
  const cursor = await cursorOfPage20(list, sort);
  for (const beyond of [{}, { after: cursor }, { before: cursor }])
    expect(await planOf(listOf(list), { sort, ...beyond })).toMatch(
      /^Limit( < Incremental Sort)? < Index Scan$/,
    );
});

it.each(["orders", "users", "allReviews", "auditEntries"])(
  "finds few of ten thousand %s by an index of their words",
  async (list) => {
    const query = `query ($search: String) { ${list}(search: $search) { pageInfo { endCursor } } }`;
    expect(await planOf(query, { search: "0f3a9c" })).toContain("Bitmap Index Scan");
  },
);

it.each([
  "reviews",
  "allReviews",
  "allReviews(hidden: false)",
  "auditEntries",
  "auditEntries(action: ADD_PRODUCT)",
])("walks along an index to list %s", async (list) => {
  expect(await planOf(`{ ${list} { pageInfo { endCursor } } }`, {})).toBe("Limit < Index Scan");
});
