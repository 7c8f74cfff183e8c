import { generate } from "../../../api/demo/generate";
import { generatedProducts } from "../../../api/demo/generated-products";
import { seedCatalogue } from "../../../api/demo/seed";
import { inShort } from "../../short";
import type { Database } from "../fill-database";
import { BUYERS, type Customer, ORDERS_OF_BUYER, orderedBefore, type Product, type Rows } from "./work";

const GENERATED = inShort(1_000, 100);
const CUSTOMERS = 5_000;

/** Fills the shop's empty database with products that never run out, customers, and the buyers' orders. */
export async function fillShop(database: Database): Promise<Rows> {
  await seedCatalogue(database);
  await generate(database, generatedProducts, GENERATED, () => undefined);
  await database.query("update products set count_in_stock = 1000000");
  await database.query(
    `insert into users (firebase_uid, email, name)
      select 'bench-' || n, 'bench-' || n || '@example.com', 'Bench ' || n from generate_series(1, $1::int) as n`,
    [CUSTOMERS],
  );
  const rows = { products: await findProducts(database), customers: await findCustomers(database) };
  await addOrders(database, rows);
  await database.query("analyze");
  return rows;
}

function findProducts(database: Database): Promise<Product[]> {
  return database.query<Product[]>(
    `select id, name, description, image, price_cents as cents, count_in_stock as stock, created_at as "createdAt"
      from products order by created_at desc, id desc`,
  );
}

function findCustomers(database: Database): Promise<Customer[]> {
  return database.query<Customer[]>("select id, email, name from users order by id");
}

async function addOrders(database: Database, rows: Rows): Promise<void> {
  const orders = rows.customers
    .slice(0, BUYERS)
    .flatMap(({ id }, buyer) =>
      Array.from(
        { length: ORDERS_OF_BUYER },
        (_, order) => [id, orderedBefore(rows, buyer, order).id] as const,
      ),
    );
  await database.query(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, paid_at)
      select users.id, products.id, 'Bench', email, '1 Street', '12345', 1, products.name, price_cents,
        gen_random_uuid()::text, now()
      from unnest($1::uuid[], $2::uuid[]) as ordered (user_id, product_id)
        join users on users.id = ordered.user_id join products on products.id = ordered.product_id`,
    [orders.map(([user]) => user), orders.map(([, product]) => product)],
  );
}
