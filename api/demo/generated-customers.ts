import type { Generated } from "./generate";

const firstNames = [
  "Ada",
  "Alan",
  "Barbara",
  "Edsger",
  "Grace",
  "Hedy",
  "Katherine",
  "Ken",
  "Margaret",
  "Niklaus",
  "Radia",
];
const lastNames = [
  "Abbott",
  "Brandt",
  "Castillo",
  "Dubois",
  "Eriksen",
  "Farrell",
  "Grant",
  "Haas",
  "Ito",
  "Jansen",
  "Keller",
  "Lund",
];
const comments = [
  "Arrived a day early, well packed.",
  "Just as described. I would buy here again.",
  "Good tools at a fair price; the case could be sturdier.",
  "The watch keeps time to the second, and the strap is comfortable.",
  "One part was missing, and was sent the very next day.",
];

/** Customers who have never signed in at Firebase, and so can't here: every third has written a review. */
export const generatedCustomers: Generated = {
  table: "users",
  insert: `
    with customer as (
      insert into users (firebase_uid, email, email_verified, name, created_at)
      select 'generated-' || $1 || '-' || n, 'customer-' || $1 || '-' || n || '@example.com', true,
        ($4::text[])[1 + (n % array_length($4, 1))::int] || ' ' || ($5::text[])[1 + (n * 7 % array_length($5, 1))::int],
        now() - (n * 7919 % 525600) * interval '1 minute'
      from generate_series($2::bigint, $3::bigint) as n
      returning id, name, created_at, abs(hashtext(id::text)::bigint) as chance
    )
    insert into reviews (user_id, name, rating, comment, created_at)
    select id, name, 2.5 + chance % 6 / 2.0, ($6::text[])[1 + (chance % array_length($6, 1))::int],
      created_at + (now() - created_at) * (chance % 100) / 100.0
    from customer where chance % 3 = 0`,
  values: [firstNames, lastNames, comments],
};

/**
 * Orders of the last year by the customers that there are, of what is for sale; nothing is taken from stock. Four of five
 * are delivered, and of the rest every other is paid; the others are of the last day, so that they are still held.
 */
export const generatedOrders: Generated = {
  table: "orders",
  insert: `
    with customer as (
      select id, name, email, row_number() over (order by id) - 1 as place from users
        where archived_at is null and role = 'CUSTOMER'
    ), product as (
      select id, name, price_cents, row_number() over (order by id) - 1 as place from products where archived_at is null
    ), total as (
      select (select nullif(count(*), 0) from customer) as customers, (select nullif(count(*), 0) from product) as products
    )
    insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
      idempotency_key, created_at, paid_at, delivered_at)
    select customer.id, product.id, coalesce(customer.name, customer.email), customer.email, n || ' High Street', '555-0100',
      1 + n % 3, product.name, product.price_cents, 'generated-' || $1 || '-' || n, placed.at,
      case when n % 5 > 0 or n % 2 = 0 then placed.at + interval '5 minutes' end,
      case when n % 5 > 0 then placed.at + interval '2 days' end
    from generate_series($2::bigint, $3::bigint) as n
      cross join total
      join customer on customer.place = n * 31 % customers
      join product on product.place = (n * 17 + n / customers) % products
      cross join lateral (
        select now() - n * 7919 % case n % 10 when 5 then 1440 else 525600 end * interval '1 minute' as at
      ) as placed
    on conflict do nothing`,
};
