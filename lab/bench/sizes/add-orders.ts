import type { Database } from "../fill-database";

/** Orders for each customer, each review, each entry of the audit, and each delivery of an event. */
const ORDERS_PER_CUSTOMER = 5;
/** The days in which the orders were placed, ever more of them each day: a tenth in the sixty that the dashboard shows. */
const DAYS = 1_200;

/**
 * Adds orders to a shop that has products, with their payments, parcels, history and refunds, and customers and records in proportion:
 * from the number `before` to the number `after`. Triggers and foreign keys rest meanwhile, and the indexes are built at the end.
 */
export async function addOrders(database: Database, before: number, after: number): Promise<void> {
  const customers = [before, after].map((orders) => Math.ceil(orders / ORDERS_PER_CUSTOMER));
  await database.transaction(async (tx) => {
    if (before === 0) await tx.query(webhook);
    await tx.query("set local session_replication_role = replica");
    await tx.query("set local maintenance_work_mem = '1GB'");
    await tx.query("set local work_mem = '256MB'");
    await tx.query(
      `update pg_index set indisready = false
        where indrelid = any($1::regclass[]) and indexrelid <> 'order_one_unpaid_per_product'::regclass`,
      [filled],
    );
    for (const sql of people) await tx.query(sql, customers);
    await tx.query(added, [before, after, customers[1], DAYS]);
    for (const sql of orders) await tx.query(sql);
    for (const table of filled) await tx.query(`reindex table ${table}`);
  });
}

const filled = [
  ...["users", "reviews", "audit_entries", "webhook_events", "webhook_deliveries"],
  ...["checkouts", "shipments", "orders", "order_events", "payments", "payment_orders", "refunds"],
];

const webhook =
  "insert into webhooks (url, events, secret) values ('https://example.com/', '{order.placed}', '')";

const hundredsOfDays = "now() - random() * interval '600 days'";

/** $1 to $2: customers with a review of the shop, and what the shop's records have of them. */
const people = [
  `insert into users (id, firebase_uid, email, name, created_at)
    select md5('customer ' || n)::uuid, 'sizes-' || n, 'sizes-' || n || '@example.com', 'Customer ' || n, ${hundredsOfDays}
      from generate_series($1::bigint + 1, $2::bigint) as n`,
  `insert into reviews (user_id, name, rating, comment, created_at)
    select md5('customer ' || n)::uuid, 'Customer ' || n, 4.5, 'Just as described.', ${hundredsOfDays}
      from generate_series($1::bigint + 1, $2::bigint) as n`,
  `insert into audit_entries (actor, action, target_id, target, done_at)
    select 'ada@example.com', 'DELIVER_ORDER', gen_random_uuid(), 'Order ' || n, ${hundredsOfDays}
      from generate_series($1::bigint + 1, $2::bigint) as n`,
  `with event as (
      insert into webhook_events (type, data, happened_at)
        select 'order.placed', '{}', now() - random() * interval '30 days' from generate_series($1::bigint + 1, $2::bigint)
        returning id, happened_at
    )
    insert into webhook_deliveries (webhook_id, event_id, created_at, delivered_at)
      select webhooks.id, event.id, happened_at, happened_at from event, webhooks`,
];

/** The time that long after the order, if it has come. */
const past = (interval: string) =>
  `case when placed_at < now() - interval '${interval}' then placed_at + interval '${interval}' end`;

/**
 * The orders $1 to $2 of $3 customers, the oldest first: carts of one, two or four products, by customers of whom few order much. Of a
 * hundred carts four aren't paid and expire after three days, two are cancelled after five hours, and five are refunded after a week, two
 * of them in part; the others are paid, sent after a day, and delivered after three more.
 */
const added = `
  create temporary table added on commit drop as
  with product as materialized (
    select id, name, price_cents, row_number() over (order by id) - 1 as place from products
  ), cart as materialized (
    select n, first, first <> n or n % 10 in (3, 6) as shared, abs(hashint8(first)::bigint) % 100 as fate,
      abs(hashint8(first)::bigint) / 100 % $3::bigint as chance,
      now() - $4::int * interval '1 day' * (1 - sqrt((first - $1::bigint)::float8 / ($2::bigint - $1::bigint))) as placed_at
    from (
      select n, greatest(n - n % 10 + ('{0,1,2,3,3,5,6,6,6,6}'::int[])[n % 10 + 1], $1::bigint + 1) as first
        from generate_series($1::bigint + 1, $2::bigint) as n
    ) as line
  ), step as (
    select *, 1 + chance * chance / $3::bigint as customer, n * 7919 % (select count(*) from products) as place,
      case when fate > 5 then ${past("5 minutes")} end as paid_at,
      case when fate > 5 then ${past("1 day")} end as shipped_at,
      case when fate > 5 then ${past("4 days")} end as delivered_at,
      case when fate < 4 then ${past("3 days")} when fate < 6 then ${past("5 hours")} end as cancelled_at,
      case when fate > 94 then ${past("7 days")} end as back_at
    from cart
  )
  select n, md5('order ' || n)::uuid as id, md5('cart ' || first)::uuid as cart, shared, fate, customer,
    md5('customer ' || customer)::uuid as user_id, product.id as product_id, product.name as product_name, price_cents,
    1 + n % 3 as qty, price_cents::bigint * (1 + n % 3) + 700 as total_cents,
    placed_at, paid_at, shipped_at, delivered_at, cancelled_at, back_at
  from step join product using (place)`;

const orders = [
  `insert into checkouts (id, user_id, idempotency_key, created_at)
    select distinct on (cart) cart, user_id, 'sizes-' || n, placed_at from added where shared`,
  `insert into shipments (id, user_id, carrier, tracking_number, shipped_at)
    select distinct on (cart) cart, user_id, 'UPS', '1Z' || n, shipped_at from added where shipped_at is not null`,
  `insert into orders (id, user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, tax_cents, checkout_id,
      idempotency_key, created_at, updated_at, paid_at, shipped_at, shipment_id, delivered_at, cancelled_at, restocked, refunded_at,
      refunded_cents, refunded_qty)
    select id, user_id, product_id, 'Customer ' || customer, 'sizes-' || customer || '@example.com', n || ' High Street', '555-0100', qty,
      product_name, price_cents, 700, case when shared then cart end, case when not shared then 'sizes-' || n end, placed_at,
      coalesce(back_at, cancelled_at, delivered_at, shipped_at, paid_at, placed_at), paid_at, shipped_at,
      case when shipped_at is not null then cart end, delivered_at, cancelled_at, cancelled_at is not null,
      case when fate > 96 then back_at end, case when back_at is null then 0 when fate > 96 then total_cents else 100 end,
      case when back_at is not null and fate > 96 then qty else 0 end
    from added order by n on conflict do nothing`,
  `insert into order_events (order_id, status, actor, happened_at)
    select id, status, actor, happened_at from added cross join lateral (
      values ('PAID', 'payment', paid_at), ('SHIPPED', 'admin', shipped_at), ('DELIVERED', 'admin', delivered_at),
        ('CANCELLED', 'customer', cancelled_at), (case when fate > 96 then 'REFUNDED' else 'DELIVERED' end, 'admin', back_at)
      ) as event (status, actor, happened_at)
    where happened_at is not null`,
  `insert into payments (id, user_id, gateway, status, amount_cents, currency, session_id, created_at, expires_at, paid_at)
    select cart, user_id, 'demo', 'PAID', sum(total_cents), 'usd', 'sizes-' || cart, placed_at, placed_at + interval '1 hour', paid_at
      from added where paid_at is not null group by cart, user_id, placed_at, paid_at`,
  `insert into payment_orders (payment_id, order_id, amount_cents)
    select cart, id, total_cents from added where paid_at is not null`,
  `insert into refunds (payment_id, order_id, amount_cents, units, reason, created_at, done_at)
    select cart, id, case when fate > 96 then total_cents else 100 end, case when fate > 96 then qty else 0 end, 'ADMIN', back_at, back_at
      from added where back_at is not null`,
];
