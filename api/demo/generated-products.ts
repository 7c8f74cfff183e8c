import { catalogueImageUrl } from "../src/modules/images/find-catalogue-image.service";
import { demoCatalogue } from "./catalogue/catalogue";
import type { Generated } from "./generate";

const makes = ["Compact", "Heavy-duty", "Precision", "Workshop", "Field", "Classic", "Slim", "Marine"];

const demo = demoCatalogue.map(({ slug, name, description }) => ({
  name,
  description,
  image: catalogueImageUrl(slug),
}));

/** Variations of the demo's products, for trying the shop at size: a million takes minutes. */
export const generatedProducts: Generated = {
  table: "products",
  insert: `
    insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
    select
      ($4::text[])[1 + (n % array_length($4, 1))::int] || ' ' || (demo ->> 'name') || ' no. ' || $1 || '-' || n,
      demo ->> 'description', 990 + (n * 7919) % 400000, demo ->> 'image', 2.5 + (n % 26) / 10.0, (n * 31) % 400,
      now() - n * interval '1 second'
    from generate_series($2::bigint, $3::bigint) as n
      cross join lateral (select $5::jsonb -> (n % jsonb_array_length($5::jsonb))::int as demo) as chosen`,
  values: [makes, JSON.stringify(demo)],
};
