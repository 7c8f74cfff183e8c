import { generate } from "../../api/demo/generate";
import { generatedProducts } from "../../api/demo/generated-products";
import { seedCatalogue } from "../../api/demo/seed";
import type { createDataSource } from "../../api/src/data/data-source";
import { inShort } from "../short";
import { AccessTokens } from "../../api/src/modules/identity/access-token";

/** A connection to the measured database. */
export type Database = ReturnType<typeof createDataSource>;

/** A customer with an access token. */
export interface Customer {
  id: string;
  token: string;
}

/** The customers and products of the load. */
export interface BenchLoad {
  /** 10,000 ids, in the order of the list: newest first. */
  products: string[];
  customers: Customer[];
  searches: readonly string[];
  /** Ids of the categories with products. */
  categories: string[];
  /** Switches the charges for delivery and tax on or off. The code BENCH takes 10 % off at any time. */
  setPrices(priced: boolean): Promise<void>;
  /** Vacuums the database, so that autovacuum doesn't run while the next scenario is measured. */
  vacuum(): Promise<void>;
  /** Issues new access tokens if the last are old: they are valid for 15 minutes. */
  renewTokens(): void;
}

const PRODUCTS = inShort(10_000, 500);
const CUSTOMERS = inShort(40_000, 1_000);
/** The search texts, used in turn. */
const SEARCHED = ["watch", "drill", "steel", "saw", "automatic", "cordless", "leather strap", "clamp"];
const RENEW_AFTER_MS = 5 * 60_000;

/** Fills an empty database for the bench: 10,000 products with a large stock, and customers with three orders each. */
export async function fillDatabase(database: Database, secret: string): Promise<BenchLoad> {
  const demo = await seedCatalogue(database);
  await generate(database, generatedProducts, PRODUCTS - demo, () => undefined);
  // the baseline server has no sales, variants and collections
  await database.query(
    `update products set count_in_stock = 1000000, regular_price_cents = null, sale_ends_at = null,
      group_id = null, group_position = null, option_values = null`,
  );
  await database.query("delete from product_groups");
  await database.query("delete from collections");
  for (const sql of [users, carts, orders, reviews, jobs]) await database.query(sql, [CUSTOMERS]);
  const vacuum = () => database.query<void>("vacuum analyze");
  await vacuum();
  const idsOf = async (sql: string) => (await database.query<{ id: string }[]>(sql)).map(({ id }) => id);
  const products = await idsOf("select id from products order by created_at desc, id desc");
  const customers = (await idsOf("select id from users order by id")).map((id) => ({ id, token: "" }));
  const categories = await idsOf(
    "select distinct category_id as id from products where category_id is not null order by id",
  );
  const renewTokens = renewerOf(customers, secret);
  return {
    products,
    customers,
    searches: SEARCHED,
    categories,
    renewTokens,
    setPrices: setterOf(database),
    vacuum,
  };
}

function setterOf(database: Database): BenchLoad["setPrices"] {
  return async (priced) => {
    for (const table of ["shipping_methods", "tax_rates"]) await database.query(`delete from ${table}`);
    if (priced) for (const sql of prices) await database.query(sql);
  };
}

const prices = [
  "insert into discounts (code, percent) values ('BENCH', 10) on conflict do nothing",
  "insert into shipping_methods (name, price_cents, free_from_cents) values ('Standard', 490, 50000), ('Express', 990, null)",
  "insert into tax_rates (country, region, name, percent) values ('US', null, 'Sales tax', 7.25), ('DE', null, 'VAT', 19)",
];

const users = `insert into users (firebase_uid, email, name)
  select 'bench-' || n, 'bench-' || n || '@example.com', 'Bench ' || n from generate_series(1, $1::int) as n`;

/** A cart for half of the customers, because PostgreSQL plans for an empty table as if it stayed empty. */
const carts = `insert into checkouts (user_id, idempotency_key)
  select id, gen_random_uuid()::text from users order by id limit $1::int / 2`;

/** Three paid orders of each customer, alone or in the cart. */
const orders = `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
    checkout_id, idempotency_key, created_at, paid_at)
  select users.id, products.id, 'Bench', email, '1 Street', '12345', 1, products.name, price_cents, checkouts.id,
    case when checkouts.id is null then gen_random_uuid()::text end, now() - random() * interval '90 days', now()
  from (select * from users limit $1::int) as users left join checkouts on checkouts.user_id = users.id
    cross join (select * from products order by id limit 3) as products`;

const reviews = `insert into reviews (user_id, name, rating, comment, created_at)
  select id, name, 4.5, 'Just as described. I would buy here again.', now() - random() * interval '90 days'
  from (select * from users order by id limit $1::int / 1000) as users`;

/** Waiting jobs, so that PostgreSQL doesn't plan for an empty queue. No worker runs the jobs of the benchmark's orders. */
const jobs = `select graphile_worker.add_jobs(array_agg(
      ('mail-orders-placed', '{}', null, now() + interval '1 year', 25, 'bench-' || n, null, null)::graphile_worker.job_spec
    ), true)
  from generate_series(1, $1::int / 40) as n`;

function renewerOf(customers: Customer[], secret: string): () => void {
  const tokens = new AccessTokens(secret);
  let renewedAt = 0;
  return () => {
    if (Date.now() - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = Date.now();
    for (const customer of customers)
      customer.token = tokens.issue({ userId: customer.id, epoch: 0 }).accessToken;
  };
}
