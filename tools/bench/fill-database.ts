import { randomUUID } from "node:crypto";
import type { createDataSource } from "../../api/src/data/data-source";
import { seedCatalogue } from "../../api/demo/seed";
import { AccessTokens } from "../../api/src/modules/identity/access-token";

/** A connection to the measured database. */
export type Database = ReturnType<typeof createDataSource>;

/** The customers and products of the load. */
export interface BenchLoad {
  products: string[];
  customers: { id: string; token: string }[];
  /** The product that all customers order in the same scenario. */
  hotProduct: string;
}

const CUSTOMERS = 40_000;

/** Fills an empty database for the bench: the demo catalogue with a large stock, and customers with a few orders each. */
export async function fillDatabase(database: Database, secret: string): Promise<BenchLoad> {
  await seedCatalogue(database);
  await database.query("update products set count_in_stock = 1000000");
  await database.query(
    `insert into users (firebase_uid, email, name)
      select 'bench-' || n, 'bench-' || n || '@example.com', 'Bench ' || n from generate_series(1, $1::int) as n`,
    [CUSTOMERS],
  );
  await database.query(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, paid_at)
      select users.id, products.id, 'Bench', email, '1 Street', '12345', 1, products.name, price_cents,
        gen_random_uuid()::text, now()
      from users cross join (select * from products order by id limit 3) as products limit 3000`,
  );
  await database.query("analyze");
  const ids = await database.query<{ id: string }[]>("select id from products order by id");
  const users = await database.query<{ id: string }[]>("select id from users order by id");
  const tokens = new AccessTokens(secret);
  return {
    products: ids.slice(1).map(({ id }) => id),
    customers: users.map(({ id }) => ({ id, token: tokens.issue({ userId: id, epoch: 0 }).accessToken })),
    hotProduct: ids[0]?.id ?? randomUUID(),
  };
}
