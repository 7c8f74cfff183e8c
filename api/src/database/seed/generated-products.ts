import type { DataSource } from "typeorm";
import { pictureUrl } from "../../pictures";
import { demoCatalogue } from "./catalogue/catalogue";

/** Rows of one statement: large enough to be quick, small enough to report progress. */
const BATCH = 20_000;

const makes = ["Compact", "Heavy-duty", "Precision", "Workshop", "Field", "Classic", "Slim", "Marine"];

const insert = `
  insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
  select
    ($1::text[])[1 + (n % array_length($1, 1))::int] || ' ' || (demo ->> 'name') || ' no. ' || $2 || '-' || n,
    demo ->> 'description', 990 + (n * 7919) % 400000, demo ->> 'image', 2.5 + (n % 26) / 10.0, (n * 31) % 400,
    now() - n * interval '1 second'
  from generate_series($3::bigint, $4::bigint) as n
    cross join lateral (select $5::jsonb -> (n % jsonb_array_length($5::jsonb))::int as demo) as chosen`;

/** Adds generated products, variations of the demo's, for trying the shop at size: a million takes minutes. */
export async function addGeneratedProducts(
  database: DataSource,
  products: number,
  progress: (done: number) => void,
): Promise<void> {
  const series = Date.now().toString(36);
  const demo = demoCatalogue.map(({ slug, name, description }) => ({
    name,
    description,
    image: pictureUrl(slug),
  }));
  for (let done = 0; done < products;) {
    const last = Math.min(done + BATCH, products);
    await database.query(insert, [makes, series, done + 1, last, JSON.stringify(demo)]);
    progress((done = last));
  }
  await database.query("analyze products");
}
