import { LOW_STOCK } from "@shop/shared/stock";
import { historyFindings, parcelFindings } from "../../test/trust/orders/findings";
import { createTestDatabase } from "../../test/support/database";
import { maintenanceLimits } from "../../src/data/connections/limits";
import { createDataSource } from "../../src/data/data-source";
import { REFUNDED_MINOR, TOTAL_MINOR } from "../../src/modules/order-conditions";
import { STATUS } from "../../src/modules/orders/read/order-sql";
import { demoCatalogue } from "../catalogue/catalogue";
import { seedDemo } from "../seed";
import { demoPeople } from "./demo-people";
import { demoProductReviews } from "./demo-product-reviews";
import { demoPurchases } from "./demo-purchases";
import { demoReviews } from "./demo-reviews";

const settings = { seller: { shop: "Demo" }, customerUid: "uid-of-the-customer" };

let drop: () => Promise<void>;
let database: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = await createDataSource(made.url, { limits: maintenanceLimits }).initialize();
  await seedDemo(database, settings);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const sql = <Row>(text: string, values: unknown[] = []) => database.query<Row[]>(text, values);
const list = async (text: string): Promise<unknown[]> =>
  (await sql<{ value: unknown }>(text)).map(({ value }) => value);

it("has 60 orders of the last 90 days in every state, 25 reviews of the shop, a sale, a code and three products that are low", async () => {
  const orders = demoPurchases.filter(({ daysAgo }) => daysAgo < 90).flatMap(({ lines }) => lines).length;
  expect([orders, demoReviews.length]).toEqual([60, 25]);
  expect(
    await list("select count(*)::int as value from orders where created_at > now() - interval '90 days'"),
  ).toEqual([orders]);
  expect(await list(`select distinct ${STATUS} as value from orders order by value`)).toEqual([
    ...["CANCELLED", "DELIVERED", "PAID", "PLACED", "REFUNDED", "SHIPPED"],
  ]);
  expect(
    await list("select count(*)::int as value from orders where refunded_qty between 1 and qty - 1"),
  ).toEqual([3]);
  expect(
    await list("select count(*)::int as value from reviews where product_id is null and hidden_at is null"),
  ).toEqual([25]);
  expect(
    await list(
      "select name as value from products where regular_price_cents > price_cents and sale_ends_at > now()",
    ),
  ).toHaveLength(demoCatalogue.filter(({ regularPrice }) => regularPrice).length);
  expect(
    await list(`select name as value from products where count_in_stock between 1 and ${LOW_STOCK}`),
  ).toHaveLength(3);
});

it("orders and reviews as its people do: each code and review once, nothing unpaid for longer than it is held", async () => {
  expect(
    await list("select count(distinct user_id)::int as value from reviews where product_id is null"),
  ).toEqual([demoReviews.length]);
  expect(
    await list(
      "select user_id as value from reviews join users on users.id = user_id where reviews.created_at < users.created_at",
    ),
  ).toEqual([]);
  expect(
    (await list("select count(*)::int as value from reviews group by date_trunc('month', created_at)"))
      .length,
  ).toBeGreaterThan(9);
  expect(
    await list(
      "select count(*)::int as value from orders where discount_id is not null and cancelled_at is null group by user_id, created_at having count(distinct created_at) > 1",
    ),
  ).toEqual([]);
  expect(await list("select uses as value from discounts")).toEqual(
    await list(
      "select count(distinct coalesce(checkout_id, id))::int as value from orders where discount_id is not null",
    ),
  );
  expect(
    await list(
      "select number as value from orders where paid_at is null and cancelled_at is null and created_at < now() - interval '72 hours'",
    ),
  ).toEqual([]);
  expect(demoPeople.every(({ email }) => /@([\w-]+\.)?example(\.\w+)?$/.test(email))).toBe(true);
  expect(await list("select firebase_uid as value from users where email = 'customer@example.com'")).toEqual([
    settings.customerUid,
  ]);
});

it("has product reviews from the last year, each by a customer whose order was delivered before the review", async () => {
  expect(await list("select count(*)::int as value from reviews where product_id is not null")).toEqual([
    demoProductReviews.length,
  ]);
  const early = `select id as value from reviews where product_id is not null and not exists (
    select from orders where orders.user_id = reviews.user_id and orders.product_id = reviews.product_id
      and delivered_at < reviews.created_at)`;
  expect(await list(early)).toEqual([]);
});

it("has histories and parcels in which nothing contradicts", async () => {
  const customerIds = (await list("select id as value from users")) as string[];
  const db = { sql };
  expect(await historyFindings(db, customerIds)).toEqual([]);
  expect(await parcelFindings(db, customerIds)).toEqual([]);
});

it("adds up to the cent: orders, payments, refunds, sessions, invoices and credit notes", async () => {
  const wrong = await list(`
    select 'payment ' || payments.id as value from payments where amount_cents <> (
        select sum(${TOTAL_MINOR}) from orders join payment_orders on order_id = orders.id where payment_id = payments.id)
    union all select 'unpaid part of order ' || orders.number from orders
      where (paid_at is not null) <> exists (select from payment_orders where order_id = orders.id)
    union all select 'refund of order ' || orders.number from orders
      where ${REFUNDED_MINOR} <> (select coalesce(sum(amount_cents), 0) from refunds where order_id = orders.id)
    union all select 'session ' || session_id from payments join demo_payment_sessions as session on session.id = session_id
      where amount_cents <> (select sum((line ->> 'unitCents')::int) from json_array_elements(request -> 'lines') as line)
    union all select 'invoice ' || number from invoices join payments on payments.id = payment_id
      where series = 'INVOICE' and (document ->> 'totalMinor')::int <> amount_cents
    union all select 'note ' || number from invoices join refunds on refunds.id = refund_id
      where (document ->> 'totalMinor')::int <> amount_cents
    union all select 'no invoice for ' || id from payments where id not in (select payment_id from invoices)
    union all select 'no note for ' || id from refunds where id not in (select refund_id from invoices where refund_id is not null)
    union all select 'number ' || number from (
      select number, made_at < lag(made_at) over (partition by series order by number) as early from invoices
    ) as numbered where early`);
  expect(wrong).toEqual([]);
  expect(await list("select series || year || last as value from document_series order by value")).toEqual(
    await list(
      "select series || extract(year from made_at at time zone 'utc') || count(*) as value from invoices group by series, extract(year from made_at at time zone 'utc') order by value",
    ),
  );
});
