/** The baseline server's statements, with the columns and conditions of the shop's statements. */
const product = `id, name, description, price_cents / 100::float8 as price, image, rating,
  count_in_stock as "countInStock", created_at as "createdAt"`;
const details = `${product}, category_id as "categoryId", brand, attributes, more_images as "moreImages"`;
const order = `id, name, email, address, phone, qty, product_name as "productName", paid_at is not null as paid,
  unit_price_cents * qty / 100::float8 as total, created_at as "createdAt"`;

const texts = {
  list: `select ${product} from products where archived_at is null order by created_at desc, id desc limit 25`,
  sorted: `select ${product} from products where archived_at is null order by price_cents asc, id asc limit 25`,
  // the fastest of nine variants: few columns in the first part, and equal attributes are expanded once
  filtered: `with matching as materialized (
      select id, created_at, brand, price_cents, rating, attributes from products
        where category_id = $1 and archived_at is null and not draft
    ), newest as (select id from matching order by created_at desc, id desc limit 25),
    page as (select ${product} from products join newest using (id) order by created_at desc, id desc)
    select (select coalesce(json_agg(page), '[]') from page) as nodes, (select count(*)::int from matching) as "totalCount",
      (select coalesce(json_agg(counted), '[]') from (
        select brand as value, count(*)::int as count from matching where brand is not null group by brand) as counted) as brands,
      (select json_agg(counted) from (
        select least, (select count(*)::int from matching where rating >= least) as count
          from unnest(array[4, 3, 2, 1]) as least) as counted) as ratings,
      (select coalesce(json_object_agg(slug, counted), '{}') from (
        select key as slug, json_agg(json_build_object('value', value, 'count', count)) as counted from (
          select key, value, sum(products)::int as count from (
            select attributes, count(*) as products from matching group by attributes
          ) as alike, jsonb_each(attributes) group by key, value
        ) as each group by key) as facet) as attributes,
      (select json_build_array(min(price_cents), max(price_cents)) from matching) as prices`,
  words: "select string_agg('(' || word || ')', ' & ') as words from unnest(product_words($1)) as word",
  listWithDetails: `select ${details} from products where archived_at is null order by created_at desc, id desc limit 25`,
  // the filters of all products
  counts: `with matching as materialized (
      select category_id, brand, price_cents, rating from products where archived_at is null and not draft
    )
    select (select count(*)::int from matching) as count,
      (select json_object_agg(category_id, count) from (
        select category_id, count(*)::int as count from matching where category_id is not null group by category_id) as counted) as categories,
      (select json_agg(counted) from (
        select brand, (select name from brands where slug = brand) as name, count(*)::int as count
          from matching where brand is not null group by brand) as counted) as brands,
      (select json_agg(counted) from (
        select least, (select count(*)::int from matching where rating >= least) as count
          from unnest(array[4, 3, 2, 1]) as least) as counted) as ratings,
      (select json_build_array(min(price_cents), max(price_cents)) from matching) as prices`,
  taxonomy: `select
      (select json_agg(category) from (
        select id, slug, name, parent_id, (
            select json_agg(attribute) from category_attributes where category_id = categories.id
          ) as attributes from categories order by position, lower(name)) as category) as categories,
      (select json_agg(attribute) from (select slug, name, type, unit from attributes order by position, slug) as attribute) as attributes`,
  top: `select ${product} from products where archived_at is null and count_in_stock > 0
    order by rating desc, id desc limit 8`,
  reviews: `select id, user_id as "userId", name, rating, comment, created_at as "createdAt" from reviews
    where hidden_at is null order by created_at desc, id desc limit 8`,
  verified: `select customer from unnest($1::uuid[]) as customer
    where exists (select from orders where user_id = customer and delivered_at is not null)`,
  newest: `select id, name, price_cents / 100::float8 as price, image from products where archived_at is null and not draft
    order by created_at desc, id desc limit 9`,
  product: `select ${product} from products where id = $1 and archived_at is null`,
  productWithDetails: `select ${details}, (select name from brands where slug = brand) as "brandName"
    from products where id = $1 and archived_at is null`,
  // among the forty products next in price on either side
  similar: `with wanted as (select id, category_id, price_cents, attributes from products where id = $1)
    select near.id, near.name, near.price_cents / 100::float8 as price, near.image from wanted cross join lateral (
      (select * from products where category_id = wanted.category_id and price_cents < wanted.price_cents
        and archived_at is null and not draft order by price_cents desc, id desc limit 40)
      union all (select * from products where category_id = wanted.category_id and price_cents >= wanted.price_cents
        and id <> wanted.id and archived_at is null and not draft order by price_cents, id limit 40)
    ) as near
    order by abs(near.price_cents - wanted.price_cents) / greatest(near.price_cents, wanted.price_cents, 1)::float8 + (
        select count(*) filter (where near.attributes -> key is distinct from value) / greatest(count(*), 1)::float8
          from jsonb_each(wanted.attributes) as attribute (key, value)
      ), near.id limit 4`,
  viewer: "select id, email, name, role from users where id = $1 and archived_at is null",
  myOrders: `select ${order} from orders where user_id = $1 and delivered_at is null
    order by created_at desc, id desc limit 25`,
  take: `update products set count_in_stock = count_in_stock - $2 where id = $1 and count_in_stock > $2
    returning name, price_cents`,
  place: `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name,
    unit_price_cents, idempotency_key) values ($1, $2, 'Bench', $3, '1 Street', '12345', $4, $5, $6, $7)
    returning ${order}`,
  // products are locked in the order of their ids, so that carts with common products don't deadlock
  takeCart: `with locked as (select id from products where id = any($1::uuid[]) order by id for update)
    update products set count_in_stock = count_in_stock - qty
      from locked, unnest($1::uuid[], $2::int[]) as wanted (product_id, qty)
      where products.id = locked.id and products.id = product_id and count_in_stock > qty
      returning products.id`,
  placeCart: `with checkout as (insert into checkouts (user_id, idempotency_key) values ($1, $3) returning id)
    insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, checkout_id)
      select $1, products.id, 'Bench', $2, '1 Street', '12345', wanted.qty, products.name, price_cents, checkout.id
        from checkout, unnest($4::uuid[], $5::int[]) as wanted (product_id, qty), products
        where products.id = wanted.product_id
      returning ${order}`,
};

/** A prepared statement with its values. */
export const statement = (name: keyof typeof texts, values: unknown[] = []) => ({
  name,
  text: texts[name],
  values,
});

/** All matches, best first; planned at each execution like the shop's search. */
export const search = (words: string) => ({
  text: `select ${product} from products where archived_at is null and search @@ $1::tsquery
    order by ts_rank(search, $1::tsquery)::float8 desc, rating desc, id desc limit 25`,
  values: [words],
});
