import type { EntityManager } from "typeorm";
import { catalogueImageUrl } from "../src/modules/images/find-image";
import { demoProducts } from "./catalogue/catalogue";
import type { Generated } from "./generate";
import { seedClassification } from "./seed-classification";

const makes = ["Compact", "Heavy-duty", "Precision", "Workshop", "Field", "Classic", "Slim", "Marine"];

const demo = demoProducts.map(({ slug, name, description, category, brand, attributes }) => ({
  name,
  description,
  image: catalogueImageUrl(slug),
  category,
  brand,
  attributes,
}));

/** The demo's categories, brands and attributes, for a shop that has none. */
async function addClassification(manager: EntityManager): Promise<void> {
  const [found] = await manager.query<{ any: boolean }[]>(
    "select exists (select from categories) or exists (select from brands) or exists (select from attributes) as any",
  );
  if (!found?.any) await seedClassification(manager);
}

/** Variations of the demo's products, for trying the shop at size: a million takes less than four minutes on two cores. */
export const generatedProducts: Generated = {
  table: "products",
  atOnce: 2,
  setUp: addClassification,
  // their words are few and known ahead: row by row, the vocabulary would cost more than everything else
  prepare: `
    insert into search_words
      select distinct word
      from (
        select array_to_string($1::text[], ' ') || ' no. '
        union all select concat_ws(' ', demo ->> 'name', demo ->> 'description', brand_name(demo ->> 'brand'))
          from jsonb_array_elements($2::jsonb) as demo
      ) as texts (words)
        cross join lateral unnest(tsvector_to_array(vocabulary(words, '', null))) as word
      where is_search_word(word) order by word
      on conflict do nothing`,
  insert: `
    with recursive paths as (
        select id, slug as path from categories where parent_id is null
        union all select categories.id, path || '/' || slug from categories join paths on parent_id = paths.id
      ), demo as materialized (
        select place - 1 as place, demo, paths.id as category_id, brands.slug as brand,
            -- once for all of its variations: of each row it would cost as much as everything else
            product_document('', demo ->> 'description', brands.slug, null, null) as search
          from jsonb_array_elements($5::jsonb) with ordinality as each (demo, place)
            left join paths on path = demo ->> 'category' left join brands on brands.slug = demo ->> 'brand'
      )
    insert into products (name, description, price_cents, image, rating, count_in_stock, created_at, category_id, brand, attributes,
        search)
    select name, demo ->> 'description', 990 + variation * 7919 % 400000, demo ->> 'image', 2.5 + variation * 7 % 26 / 10.0,
      variation * 31 % 400,
      now() - n * interval '1 second', category_id, brand,
      case when category_id is null then '{}' else (
        -- numbers differ a little, so that each attribute has several
        select coalesce(jsonb_object_agg(key, case when jsonb_typeof(value) = 'number' then
            to_jsonb((value::numeric + variation % 4)::float8) else value end), '{}') from jsonb_each(demo -> 'attributes')
      ) end,
      setweight(search_vector(name), 'A') || search
    from generate_series($2::bigint, $3::bigint) as n
      join demo on place = n % jsonb_array_length($5::jsonb)
      -- so that price, rating and stock say nothing about the kind of product
      cross join lateral (select n / jsonb_array_length($5::jsonb) + n % jsonb_array_length($5::jsonb) * 11 as variation) as varied
      cross join lateral (
        select ($4::text[])[1 + (n % array_length($4, 1))::int] || ' ' || (demo ->> 'name') || ' no. ' || $1 || '-' || n as name
      ) as named`,
  values: [makes, JSON.stringify(demo)],
};

/** Groups of three variations of one demo product, for trying a shop with variants at size. */
export const generatedGroups: Generated = {
  table: "products",
  insert: `
    with alike as (
      select id, description, row_number() over (partition by description order by created_at desc, id) - 1 as place
        from products where group_id is null and archived_at is null
    ), members as (
      select id, row_number() over (order by place / 3, description, place) - 1 as place
        from alike order by place limit 3 * ($3::bigint - $2::bigint + 1)
    ), groups as materialized (
      select n, gen_random_uuid() as id from generate_series($2::bigint, $3::bigint) as n
    ), created as (
      insert into product_groups (id, name, options) select id, 'Group no. ' || $1 || '-' || n, '{Size}' from groups
    )
    update products
      set group_id = groups.id, group_position = place % 3, option_values = array[('{S,M,L}'::text[])[1 + place % 3]]
      from members join groups on n = $2::bigint + place / 3 where products.id = members.id`,
};
