import { Client } from "pg";
import type { TestShop } from "./shop";
import type { Person } from "./builders";
import { insertChanges } from "./product-changes";
import { insertWebhooks } from "./webhooks";

/** The parts of a plan node that the tests read. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

/** A statement as the shop sends it. */
export interface Sent {
  text: string;
  values: unknown[];
}

/** Records the statements of this process until `stop`. */
export function recordStatements() {
  const sent = jest.spyOn(Client.prototype, "query");
  return {
    /** Every statement of this work that reads or writes rows. */
    async of(work: () => Promise<unknown>): Promise<Sent[]> {
      sent.mockClear();
      await work();
      const statements = sent.mock.calls.map(([config]) => config as unknown as Sent);
      return statements.filter(({ text }) =>
        /^\s*(\/\*.*\*\/)?\s*(select|insert|update|delete|with)\b/i.test(text ?? ""),
      );
    },
    stop: () => sent.mockRestore(),
  };
}

/** The result of `explain (format json)`. */
export interface Explained {
  "QUERY PLAN": [{ Plan: Plan }];
}

/** PostgreSQL's plan for a statement. */
export async function explainStatement({ sql }: TestShop, { text, values }: Sent): Promise<Plan> {
  const [explained] = await sql<Explained>(`explain (format json) ${text}`, values);
  return (explained as Explained)["QUERY PLAN"][0].Plan;
}

/** The types of a plan's nodes, outermost first. */
export const nodesOf = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The indexes that a plan reads. */
export const indexesOf = (plan: Plan): string[] => [
  ...(plan["Index Name"] ? [plan["Index Name"]] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];

/** The tables that a plan scans sequentially. */
export const scannedIn = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" ? [String(plan["Relation Name"])] : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
];

/** The ids in the variables of the lists' queries. */
type Ids = Record<"product" | "order" | "checkout" | "payment" | "user", string>;

/**
 * Inserts `rows` products, users, reviews and orders each; the admin has ordered every product in one cart and started its
 * payment.
 */
export async function fillLists(shop: TestShop, admin: Person, rows: number): Promise<Ids> {
  await shop.sql(
    "truncate gift_cards, orders, returns, reviews, products, product_change_sets, categories, brands, checkouts, payments cascade",
  );
  await shop.sql("delete from users where id <> $1", [admin.id]);
  await shop.sql(
    `with category as (
        insert into categories (slug, name) select 'category-' || n, 'x' from generate_series(1, $1::int) n
          returning id, slug
      ), brand as (
        insert into brands (slug, name) select 'brand-' || n, 'Brand ' || n from generate_series(1, $1::int) n returning slug
      ), product as (
        insert into products (name, description, price_cents, image, rating, count_in_stock, category_id, brand)
          select 'Product ' || n, 'x', 100, '/x', 3, 10, category.id, brand.slug
            from generate_series(1, $1::int) n join category on category.slug = 'category-' || n
              join brand on brand.slug = 'brand-' || n
          returning id, name
      ), customer as (
        insert into users (firebase_uid, email) select 'uid ' || n, n || '@example.com' from generate_series(1, $1::int) n
          returning id, email
      ), review as (
        insert into reviews (user_id, name, rating, comment) select id, email, 5, 'x' from customer
      ), product_review as (
        insert into reviews (user_id, product_id, name, rating, comment) select customer.id, product.id, email, 5, 'x'
          from customer, (select id from product limit 1) as product
        union all select $2::uuid, id, 'Ada', 5, 'x' from product
      ), job as (
        select graphile_worker.permanently_fail_jobs(array_agg((graphile_worker.add_job('x', job_key => id::text)).id), 'x') from product
      ), audit as (
        insert into audit_entries (actor, action, target_id, target) select 'Ada', 'ADD_PRODUCT', id, name from product
      ), wish as (
        insert into wishes (user_id, product_id) select $2::uuid, id from product
      ), cart as (
        insert into cart_entries (user_id, product_id, quantity) select $2::uuid, id, 1 from product
      ), alert as (
        insert into stock_alerts (product_id, email, user_id, wording) select id, 'ada@example.com', $2::uuid, 'x' from product
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
  await shop.sql(
    `with made as (insert into returns (number, user_id, reason) select 'R' || number, user_id, 'x' from orders returning id)
      insert into return_lines (return_id, order_id, quantity)
        select made.id, ordered.id, 1 from (select id, row_number() over () from made) as made
          join (select id, row_number() over () from orders) as ordered using (row_number)`,
  );
  await shop.sql("truncate collections");
  await shop.sql(
    `insert into collections (slug, name, product_ids, rule) values
      ('by-hand', 'By hand', (select array_agg(id) from (select id from products limit 500) as picked), null),
      ('by-rule', 'By rule', null, '{ "priceMin": 1 }')`,
  );
  await shop.sql(
    `insert into gift_cards (code_hash, last_characters, amount_cents, created_at)
      select sha256(number::text::bytea), 'WXYZ', 100, now() - number * interval '1 minute' from generate_series(1, $1) as number`,
    [rows],
  );
  await shop.sql("truncate shipping_methods");
  await shop.sql(
    `with method as (
        insert into shipping_methods (name, price_cents) select 'Method ' || n, n from generate_series(1, $1::int) n
      ), rate as (
        insert into tax_rates (country, name, percent, category_id) select 'US', 'VAT', 19, id from categories
      )
      insert into discounts (code, percent, category_id) select upper(slug), 10, id from categories`,
    [rows],
  );
  const [first] = await shop.sql<Ids>(
    `select product_id as product, orders.id as "order", orders.user_id as "user", checkout_id as checkout, payment_id as payment, (select id from returns limit 1) as return
      from orders join payment_orders on order_id = orders.id`,
  );
  const ids = { ...first, ...(await insertChanges(shop)), ...(await insertWebhooks(shop, rows)) } as Ids;
  await shop.sql("analyze"); // plans depend on statistics, and autovacuum's timing is unpredictable
  return ids;
}
