import { OrderStatus } from "../src/modules/orders/order-status.enum";
import { OrderSort } from "../src/modules/orders/orders.input";
import { UserSort } from "../src/modules/users/users.input";
import { ProductSort } from "../src/modules/catalogue/list/products.input";
import { asAdmin, type Person } from "./support/builders";
import { eachMinute } from "../src/boot/tasks";
import { declaredStatements } from "../src/data/rows";
import {
  explainStatement,
  indexesOf,
  nodesOf,
  recordStatements,
  scannedIn,
  type Explained,
  type Sent,
} from "./support/plans";
import { sumSales } from "../src/modules/statistics/sales";
import { aJobContext } from "./support/jobs";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admin: Person;
let statements: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  shop = await startTestShop({ limits: { statementMs: 60_000 } }); // filling the database can take long on a busy machine
  admin = await asAdmin(shop);
  await fill();
  statements = recordStatements();
}, 300_000);
afterAll(async () => {
  statements.stop();
  await shop.stop();
});

/** Ten thousand different users, products, orders, carts, reviews and audit entries. */
async function fill(): Promise<void> {
  await shop.sql(`insert into users (firebase_uid, email, name, created_at)
    select 'uid ' || n, md5('e' || n) || '@example.com', md5('u' || n), now() - n * interval '1 hour'
      from generate_series(1, 10000) n`);
  await shop.sql(`insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
    select 'Product ' || md5('p' || n), 'Any ' || translate((n % 200)::text, '0123456789', 'bcdfghjklm') || 'ium', n, '/x', n % 51 / 10.0, n % 300, now() - n * interval '1 hour'
      from generate_series(1, 10000) n`);
  await shop.sql(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, created_at, paid_at)
      select users.id, products.id, md5('c' || products.name), md5('e' || products.name) || '@example.com', 'x', '555',
        1 + price_cents % 9, products.name, 100, products.id, products.created_at,
        case when price_cents % 2 = 0 then now() end
        from products join users on users.email = md5('e' || price_cents) || '@example.com'`,
  );
  await shop.sql("insert into checkouts (user_id, idempotency_key) select user_id, id from orders");
  await shop.sql(
    `insert into reviews (user_id, name, rating, comment, created_at)
    select id, name, 4, md5('r' || name), created_at from users where id <> $1`,
    [admin.id],
  );
  await shop.sql(
    `insert into reviews (user_id, product_id, name, rating, comment, created_at)
      select orders.user_id, product_id, name, 4, md5('r' || name), orders.created_at from orders`,
  );
  await shop.sql(`insert into audit_entries (actor, action, target_id, target, done_at)
    select 'ada@example.com', 'ADD_PRODUCT', id, name, created_at from products`);
  await shop.sql(`insert into stock_alerts (email, product_id, wording)
    select 'ada@example.com', id, 'x' from products order by id limit 10`);
  await sumSales(aJobContext(shop));
  await shop.sql("vacuum analyze"); // autovacuum would do it later
}

/** Every statement of this admin request that reads or writes rows. */
const statementsOf = (query: string, variables: Record<string, unknown>) =>
  statements.of(() => admin.ask(query, variables));

const explain = (statement: Sent) => explainStatement(shop, statement);

/** The plan of the statement that reads a page of a list. */
async function planOf(query: string, variables: Record<string, unknown>): Promise<string> {
  const sent = await statementsOf(query, variables);
  const page = sent.find(({ text }) => text.includes("sortKey0"));
  return nodesOf(await explain(page as Sent)).join(" < ");
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

const sorted = (Object.keys(sorts) as List[]).flatMap((list) =>
  Object.values<string>(sorts[list]).map((sort) => [list, sort] as const),
);

it.each(sorted)("walks along an index, either way, to list ten thousand %s by %s", async (list, sort) => {
  const cursor = await cursorOfPage20(list, sort);
  for (const beyond of [{}, { after: cursor }, { before: cursor }])
    expect(await planOf(listOf(list), { sort, ...beyond })).toMatch(
      /^Limit( < Result)?( < Incremental Sort)? < (Index Scan|Nested Loop < Index Only Scan < Index Scan)$/,
    );
});

const searched = (list: string) =>
  `query ($search: String) { ${list}(search: $search) { pageInfo { endCursor } } }`;

it.each(["orders", "users", "allReviews", "auditEntries"])(
  "finds few of ten thousand %s by an index of their words",
  async (list) => {
    expect(await planOf(searched(list), { search: "0f3a9c" })).toContain("Bitmap Index Scan");
  },
);

it("finds few of ten thousand orders in any state by an index of their words", async () => {
  const query = `query ($status: [OrderStatus!]) {
    orders(search: "0f3a9c", status: $status) { pageInfo { endCursor } }
  }`;
  expect(await planOf(query, { status: Object.values(OrderStatus) })).toContain("Bitmap Index Scan");
});

it("finds few of ten thousand orders by the beginning of their number, and reads no table whole", async () => {
  const plan = await planOf(searched("orders"), { search: "6180" });
  expect(plan).toContain("Bitmap Index Scan");
  expect(plan).not.toContain("Seq Scan");
});

it.each([
  "reviews",
  'reviews(productId: "00000000-0000-4000-8000-000000000000")',
  "allReviews",
  "allReviews(hidden: false)",
  "auditEntries",
  "auditEntries(action: ADD_PRODUCT)",
])("walks along an index to list %s", async (list) => {
  // the audit looks up people only for the rows of the page
  expect(await planOf(`{ ${list} { pageInfo { endCursor } } }`, {})).toMatch(/^Limit < Index Scan( < |$)/);
});

it.each(["orders", "products"] as const)(
  "walks along an index to list what changed of %s, a deep page too",
  async (list) => {
    const query = `query ($after: String) {
    ${list}(first: 100, updatedSince: "1970-01-01T00:00:00Z", after: $after) { pageInfo { endCursor } }
  }`;
    let after: string | undefined;
    for (let page = 0; page < 20; page += 1) {
      expect(await planOf(query, { after })).not.toMatch(/Seq Scan|(?<!Incremental )Sort|Hash/);
      const answer = await admin.ask<Record<List, { pageInfo: { endCursor: string } }>>(query, { after });
      after = answer[list as List].pageInfo.endCursor;
    }
  },
);

const SEARCH = `query ($search: String!, $sort: ProductSort! = NEWEST) {
  sorted: products(search: $search, sort: $sort) { nodes { id } }
  ranked: products(search: $search) { nodes { id } pageInfo { endCursor } }
}`;

it.each([
  ["one of ten thousand products", "0f3a9c"],
  ["a rare word", "cdfium"],
  ["a common word", "product"],
  ["a common word with a typing error", "prodcut"],
  ["a common and a rare word", "product bcium"],
  ["words that no product has", "qqq xyzzy"],
])("reads no table row by row to search for %s, in any order that has an index", async (_what, search) => {
  for (const sort of ["NEWEST", "NAME", "PRICE_DESC", "RATING"]) {
    const sent = await statementsOf(SEARCH, { search, sort });
    expect(sent.filter(({ text }) => text.includes("sortKey0")).length).toBeGreaterThan(1);
    // up to 10,000 matches are all ranked, and a word of every product leaves nothing to an index
    const isOfAll = ["product", "prodcut"].includes(search);
    for (const statement of sent)
      if (!isOfAll || !statement.text.includes("ts_rank")) await expectNoScan(statement);
  }
});

it.each([
  ["the first page of products with its count", "{ products { nodes { id } totalCount } }"],
  ["a search with its count", '{ products(search: "cdfium") { nodes { id } totalCount } }'],
  ["the top products", "{ topProducts { id } }"],
  ["the sales of a shop", "{ salesByDay(days: 60) { orders } }"],
  ["the best sellers", "{ bestSellers(days: 30) { units product { id } } }"],
])("reads no table row by row for %s", async (_what, query) => {
  for (const statement of await statementsOf(query, {})) await expectNoScan(statement);
});

it("counts products low in stock by an index of the stock", async () => {
  const sent = await statementsOf("{ waitingCounts { lowStock } }", {});
  const count = sent.find(({ text }) => text.includes("product_updates"));
  expect(indexesOf(await explain(count as Sent))).toContain("product_stock");
});

it("finds by indexes the sums of sixty days and what changed since they were made", async () => {
  const sent = await statementsOf("{ salesByDay(days: 60) { orders } }", {});
  const plan = await explain(sent.find(({ text }) => text.includes("from orders")) as Sent);
  expect(new Set(indexesOf(plan))).toEqual(
    new Set(["sales_summed", "order_changed", "order_sales", "sales_pkey"]),
  );
  expect(scannedIn(plan)).toEqual([]);
});

it("adds up the best sellers from an index that has all of it, and reads no order", async () => {
  const sent = await statementsOf("{ bestSellers(days: 30) { units } }", {});
  const plan = await explain(sent.find(({ text }) => text.includes("from orders")) as Sent);
  expect(indexesOf(plan)).toContain("order_sales");
  expect(nodesOf(plan)).toContain("Index Only Scan");
  expect(scannedIn(plan)).toEqual([]);
});

const expectNoScan = async (statement: Sent) =>
  expect([statement.text, scannedIn(await explain(statement))]).toEqual([statement.text, []]);

/**
 * The statements of lookups, which have one plan for any number of keys. Pages of lists walk along the index of their order, and
 * their counts end at 10,000.
 */
const lookups = () =>
  declaredStatements().filter(
    ({ text }) => /\bany\(\$1\)|unnest\(\$1::uuid\[\]\)/.test(text) && !/sortKey0|as matching$/.test(text),
  );

it("has an index for every lookup, however many keys are asked for", async () => {
  const without = await shop.database.transaction(async (tx) => {
    await tx.query("update orders set delivered_at = now() where paid_at is not null and qty > 4");
    await tx.query("analyze orders");
    await tx.query("set local enable_seqscan = off"); // PostgreSQL would scan tables without rows
    const found: string[] = [];
    for (const { text } of lookups()) {
      const plan = JSON.stringify(await tx.query(`explain (generic_plan, format json) ${text}`));
      if (plan.includes("Seq Scan") || !plan.includes("Index Cond")) found.push(text);
    }
    return found;
  });
  expect(lookups().length).toBeGreaterThan(8);
  expect(without).toEqual([]);
});

/** The tables of orders and of their details. */
const OF_ORDERS =
  /\b(orders|order_events|checkouts|shipments|payments|payment_orders|refunds|disputes|invoices)\b/;

it("has an index for every statement that reads or writes orders and what belongs to them", async () => {
  const scanned = await shop.database.transaction(async (tx) => {
    await tx.query("set local enable_seqscan = off"); // PostgreSQL would scan tables without rows
    const found: [string, string[]][] = [];
    for (const { text } of declaredStatements()) {
      if (!OF_ORDERS.test(text) || text.startsWith("explain")) continue; // an estimate reads no rows
      const [row] = await tx.query<Explained[]>(`explain (generic_plan, format json) ${text}`);
      found.push([text, scannedIn((row as Explained)["QUERY PLAN"][0].Plan)]);
    }
    return found;
  });
  expect(scanned.filter(([, tables]) => tables.some((table) => OF_ORDERS.test(table)))).toEqual([]);
});

// expiring closes each of five thousand orders
const minutely = Object.entries(eachMinute).filter(([name]) => name !== "expire-orders");

it.each(minutely)("reads no large table row by row to %s each minute", async (_name, task) => {
  const large = ["users", "products", "product_updates", "orders", "reviews", "audit_entries"];
  for (const statement of await statements.of(() => task(aJobContext(shop)))) {
    const scanned = scannedIn(await explain(statement)).filter((table) => large.includes(table));
    expect([statement.text, scanned]).toEqual([statement.text, []]);
  }
});

it.each([
  [
    "user_words",
    `insert into users (firebase_uid, email, name)
      select 'new ' || n, md5('n' || n) || '@example.com', md5('m' || n) from generate_series(1, 3000) as n`,
  ],
  [
    "review_words",
    "update reviews set comment = md5(id::text) where id in (select id from reviews order by id limit 3000)",
  ],
  [
    "audit_words",
    `insert into audit_entries (actor, action, target_id, target)
      select md5('a' || n), 'ADD_PRODUCT', gen_random_uuid(), md5('t' || n) from generate_series(1, 3000) as n`,
  ],
])("leaves little of three thousand rows beside %s, because each search reads it", async (index, write) => {
  await shop.sql(write);
  const [pending] = await shop.sql<{ pages: number }>(
    `select gin_clean_pending_list('${index}')::int as pages`,
  );
  expect(pending?.pages).toBeLessThan(40);
});
