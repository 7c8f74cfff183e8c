/** The minimal server that the shop is compared with: node:http, pg with prepared statements, JSON.stringify. bench.ts forks it. */
import { createServer } from "node:http";
import { Pool } from "pg";
import type { BaselineHandler } from "./scenario";

const product = `id, name, description, price_cents / 100::float8 as price, image, rating,
  count_in_stock as "countInStock", created_at as "createdAt"`;
const order = `id, name, email, address, phone, qty, product_name as "productName", paid_at is not null as paid,
  unit_price_cents * qty / 100::float8 as total, created_at as "createdAt"`;

const text = {
  list: `select ${product} from products where archived_at is null order by created_at desc, id desc limit 25`,
  top: `select ${product} from products where archived_at is null and count_in_stock > 0
    order by rating desc, id desc limit 8`,
  reviews:
    "select id, name, rating, comment, created_at from reviews order by created_at desc, id desc limit 13",
  product: `select ${product} from products where id = $1 and archived_at is null`,
  viewer: "select id, email, name, role from users where id = $1 and archived_at is null",
  myOrders: `select ${order} from orders where user_id = $1 and delivered_at is null
    order by created_at desc, id desc limit 25`,
  take: `update products set count_in_stock = count_in_stock - $2 where id = $1 and count_in_stock > $2
    returning name, price_cents`,
  place: `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name,
    unit_price_cents, idempotency_key) values ($1, $2, 'Bench', 'b@example.com', '1 Street', '12345', $3, $4, $5, $6)
    returning ${order}`,
};

const statement = (name: keyof typeof text, values: unknown[] = []) => ({ name, text: text[name], values });

const handlers: Record<string, BaselineHandler> = {
  "/list": async (pool) => JSON.stringify({ data: { products: (await pool.query(statement("list"))).rows } }),
  "/home": async (pool) => {
    await Promise.all([pool.query(statement("top")), pool.query(statement("reviews"))]);
    return page;
  },
  "/product": async (pool, { url = "" }) =>
    JSON.stringify({
      data: (await pool.query(statement("product", [url.split("?")[1]]))).rows[0] as unknown,
    }),
  "/my-orders": async (pool, { url = "" }) => {
    const user = [url.split("?")[1]];
    await pool.query(statement("viewer", user));
    return JSON.stringify({ data: (await pool.query(statement("myOrders", user))).rows });
  },
  "/order": (pool, _request, body) => placeOrder(pool, JSON.parse(body) as Placed),
};

interface Placed {
  userId: string;
  productId: string;
  qty: number;
  key: string;
}

async function placeOrder(pool: Pool, { userId, productId, qty, key }: Placed): Promise<string> {
  await pool.query(statement("viewer", [userId]));
  const client = await pool.connect();
  try {
    await client.query("begin");
    const taken = await client.query<{ name: string; price_cents: number }>(
      statement("take", [productId, qty]),
    );
    const { name, price_cents: cents } = taken.rows[0] ?? { name: "", price_cents: 0 };
    const placed = await client.query(statement("place", [userId, productId, qty, name, cents, key]));
    await client.query("commit");
    return JSON.stringify({ data: placed.rows[0] as unknown });
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

let page = "";
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 6 });

const server = createServer((request, response) => {
  const handle = handlers[(request.url ?? "").split("?")[0] ?? ""];
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    if (!handle) return void response.writeHead(404).end();
    handle(pool, request, body).then(
      (answer) => response.writeHead(200, { "content-type": "application/json" }).end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});

process.on("message", (message: { page: string }) => (page = message.page));
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
