import { Client } from "pg";
import { isObjectType } from "graphql";
import { createSchema } from "../src/boot/create-schema";
import { asAdmin, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

const page = "pageInfo { hasPreviousPage startCursor hasNextPage endCursor } totalCount";
const product = "id name description price image rating countInStock version qty hasPaidOrders createdAt";
const order = [
  `id number status name email address phone qty product { ${product} } productName imageUrl unitPrice total paid checkoutId`,
  "createdAt paidAt deliveredAt cancelledAt refundedAt updatedAt canPay canCancel events { at status by note }",
].join(" ");
const review = "id name rating comment createdAt verified hidden pending";
const user = "id email emailVerified blocked name role hasPaidOrders createdAt";
const job = "id task failedAt attempts error about nextTryAt";
const payment = `id status amount currency createdAt paidAt orders { ${order} }`;
const entry = "id doneAt actor action targetId target detail";

/** Each root field with all that can be asked of it. */
const everything: Record<string, string> = {
  products: `{ products(first: 100) { nodes { ${product} } ${page} } }`,
  topProducts: `{ topProducts(first: 100) { ${product} } }`,
  product: `query ($product: ID!) { product(id: $product) { ${product} } }`,
  reviews: `{ reviews(first: 100) { nodes { ${review} } ${page} } }`,
  allReviews: `{ allReviews(first: 100, search: "x") { nodes { ${review} } ${page} } }`,
  auditEntries: `{ auditEntries(first: 100) { nodes { ${entry} } ${page} } }`,
  me: `{ me { ${user} } }`,
  myOrders: `{ myOrders(first: 100) { nodes { ${order} } ${page} } }`,
  order: `query ($order: ID!) { order(id: $order) { ${order} } }`,
  orders: `{ orders(first: 100, search: "e") { nodes { ${order} } ${page} } }`,
  checkout: `query ($checkout: ID!) { checkout(id: $checkout) { id createdAt total orders { ${order} } } }`,
  payment: `query ($payment: ID!) { payment(id: $payment) { ${payment} } }`,
  users: `{ users(first: 100) { nodes { ${user} } ${page} } }`,
  salesByDay: "{ salesByDay(days: 365) { day orders units revenue paid } }",
  bestSellers: `{ bestSellers(first: 100) { productName product { ${product} } units revenue } }`,
  ratingsByMonth: "{ ratingsByMonth(months: 60) { month average reviews } }",
  waitingCounts:
    "{ waitingCounts { paidOrders unpaidOrders lowStock givenUpJobs pendingReviews newReviews } }",
  failedJobs: `{ failedJobs(first: 100) { nodes { ${job} } ${page} } }`,
};

let shop: TestShop;
let admin: Person;
let statements: jest.SpyInstance;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  statements = jest.spyOn(Client.prototype, "query");
});
afterAll(async () => {
  statements.mockRestore();
  await shop.stop();
});

type Ids = {
  product: string;
  order: string;
  checkout: string;
  payment: string;
};

/** So many products, users, reviews and orders; the admin has ordered each of the products, in one cart, and begun to pay all. */
async function fill(rows: number): Promise<Ids> {
  await shop.sql("truncate orders, reviews, products, checkouts, payments cascade");
  await shop.sql("delete from users where id <> $1", [admin.id]);
  await shop.sql(
    `with product as (
        insert into products (name, description, price_cents, image, rating, count_in_stock)
          select 'Product ' || n, 'x', 100, '/x', 3, 10 from generate_series(1, $1::int) n returning id, name
      ), customer as (
        insert into users (firebase_uid, email) select 'uid ' || n, n || '@example.com' from generate_series(1, $1::int) n
          returning id, email
      ), review as (
        insert into reviews (user_id, name, rating, comment) select id, email, 5, 'x' from customer
      ), job as (
        select graphile_worker.permanently_fail_jobs(array_agg((graphile_worker.add_job('x', job_key => id::text)).id), 'x') from product
      ), audit as (
        insert into audit_entries (actor, action, target_id, target) select 'Ada', 'ADD_PRODUCT', id, name from product
      ), checkout as (
        insert into checkouts (user_id, idempotency_key) values ($2::uuid, 'x') returning id
      ), ordered as (
        insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, checkout_id)
          select $2::uuid, product.id, 'Ada', 'ada@example.com', 'x', '555', 1, name, 100, checkout.id from product, checkout
          returning id
      ), noted as (
        insert into order_events (order_id, status, actor) select id, 'PLACED', 'system' from ordered
      ), payment as (
        insert into payments (user_id, gateway, amount_cents, currency, expires_at) values ($2::uuid, 'demo', 100, 'usd', now()) returning id
      )
      insert into payment_orders (payment_id, order_id, amount_cents) select payment.id, ordered.id, 100 from payment, ordered`,
    [rows, admin.id],
  );
  const [first] = await shop.sql<Ids>(
    `select product_id as product, orders.id as "order", checkout_id as checkout, payment_id as payment
      from orders join payment_orders on order_id = orders.id`,
  );
  return first as Ids;
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  await work(); // the first run prepares what later ones reuse
  statements.mockClear();
  await work();
  return statements.mock.calls.length;
}

it("is asked for everything that the schema's root fields offer", () => {
  const schema = createSchema();
  expect(Object.keys(everything)).toEqual(
    expect.arrayContaining(Object.keys(schema.getQueryType()?.getFields() ?? {})),
  );
  const asked = Object.values(everything).join(" ").match(/\w+/g) ?? [];
  const offered = [
    "Product",
    "Order",
    "User",
    "Review",
    "AuditEntry",
    "FailedJob",
    "Checkout",
    "Payment",
    "OrderEvent",
  ].flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  });
  expect(asked).toEqual(expect.arrayContaining(offered));
});

it("reads every list of GraphQL in as many statements for a thousand rows as for ten, and in few", async () => {
  const counts: Record<string, number[]> = {};
  for (const rows of [10, 1_000]) {
    const ids = await fill(rows);
    for (const [field, query] of Object.entries(everything))
      (counts[field] ??= []).push(await statementsOf(() => admin.ask(query, ids)));
  }
  for (const [field, [few, many]] of Object.entries(counts)) {
    expect([field, many]).toEqual([field, few]);
    expect(many).toBeGreaterThan(0);
    // 7: the viewer, a payment, its parts and orders, their products, what else is ordered of these, and the history
    expect([field, (many as number) <= 7]).toEqual([field, true]);
  }
});

it("reads every list of REST in as many statements for a thousand rows as for ten", async () => {
  const counts: Record<string, number[]> = {};
  for (const rows of [10, 1_000]) {
    await fill(rows);
    for (const path of ["/products", "/products?limit=100", "/orders", "/users", `/orders/${admin.email}`])
      (counts[path] ??= []).push(await statementsOf(() => admin.get(path)));
  }
  for (const [path, [few, many]] of Object.entries(counts)) expect([path, many]).toEqual([path, few]);
  expect(counts["/orders"]?.[0]).toBeGreaterThan(0);
});
