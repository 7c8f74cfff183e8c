import type { Database } from "../fill-database";

/** Orders for each customer, each review, each entry of the audit, and each delivery of an event. */
const ORDERS_PER_CUSTOMER = 10;
/** The days in which the orders were placed: a tenth of them in the sixty that the dashboard shows. */
const DAYS = 600;

/**
 * Adds orders to a shop that has products, and customers and records in proportion: from the number `before` to the number `after`. The
 * indexes of orders are built anew, which takes a fifth of the time of adding to them; triggers and foreign keys rest meanwhile.
 */
export async function addOrders(database: Database, before: number, after: number): Promise<void> {
  await database.transaction(async (tx) => {
    const customers = [before, after].map((orders) => Math.ceil(orders / ORDERS_PER_CUSTOMER));
    if (before === 0) await tx.query(webhook);
    for (const sql of people) await tx.query(sql, customers);
    await tx.query("set local session_replication_role = replica");
    await tx.query("set local enable_nestloop = off"); // PostgreSQL expects few customers
    await withoutIndexes(tx, () => tx.query(orders, [before, after, customers[1], DAYS]));
  });
}

async function withoutIndexes(tx: Database["manager"], work: () => Promise<unknown>): Promise<void> {
  const indexes = await tx.query<{ name: string; sql: string }[]>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
      where indrelid = 'orders'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await tx.query("set local maintenance_work_mem = '256MB'");
  await work();
  for (const { sql } of indexes) await tx.query(sql);
}

const webhook =
  "insert into webhooks (url, events, secret) values ('https://example.com/', '{order.placed}', '')";

/** $1 to $2: customers with a review of the shop, and what the shop's records have of them. */
const people = [
  `with customer as (
      insert into users (firebase_uid, email, name, created_at)
        select 'sizes-' || n, 'sizes-' || n || '@example.com', 'Customer ' || n, now() - random() * interval '600 days'
          from generate_series($1::bigint + 1, $2::bigint) as n
        returning id, name, created_at
    )
    insert into reviews (user_id, name, rating, comment, created_at)
      select id, name, 4.5, 'Just as described.', created_at from customer`,
  `insert into audit_entries (actor, action, target_id, target, done_at)
    select 'ada@example.com', 'DELIVER_ORDER', gen_random_uuid(), 'Order ' || n, now() - random() * interval '600 days'
      from generate_series($1::bigint + 1, $2::bigint) as n`,
  `with event as (
      insert into webhook_events (type, data, happened_at)
        select 'order.placed', '{}', now() - random() * interval '30 days' from generate_series($1::bigint + 1, $2::bigint)
        returning id, happened_at
    )
    insert into webhook_deliveries (webhook_id, event_id, created_at, delivered_at)
      select webhooks.id, event.id, happened_at, happened_at from event, webhooks`,
];

/** The orders $1 to $2 of $3 customers, the oldest first: those of the last six days are open, one in twenty of which isn't paid. */
const orders = `
  with customer as materialized (
    select id, email, name, substr(firebase_uid, 7)::bigint as place from users where firebase_uid like 'sizes-%'
  ), product as materialized (
    select id, name, price_cents, row_number() over (order by id) - 1 as place, count(*) over () as products from products
  )
  insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, tax_cents,
    idempotency_key, created_at, updated_at, paid_at, delivered_at, cancelled_at)
  select customer.id, product.id, customer.name, customer.email, n || ' High Street', '555-0100', 1 + n % 3, product.name,
    price_cents, 700, 'sizes-' || n, placed_at, placed_at,
    case when n % 20 > 0 then placed_at + interval '5 minutes' end,
    case when n % 20 > 0 and placed_at < now() - interval '6 days' then placed_at + interval '2 days' end,
    case when n % 20 = 0 and placed_at < now() - interval '6 days' then placed_at + interval '1 day' end
  from generate_series($1::bigint + 1, $2::bigint) as n
    join customer on customer.place = 1 + n * 31 % $3::bigint
    join product on product.place = n * 7919 % products
    cross join lateral (
      select now() - ($2::bigint - n)::float8 / ($2::bigint - $1::bigint) * $4::int * interval '1 day' as placed_at
    ) as placed
  order by n
  on conflict do nothing`;
