import type { Pool } from "pg";
import { statement } from "./statements";

/** The home page's three queries: top products, newest reviews, and which of their customers had an order delivered. */
export async function readHome(pool: Pool): Promise<object> {
  const reading = pool.query(statement("top"));
  const reviews = await pool.query<{ userId: string }>(statement("reviews"));
  const users = reviews.rows.slice(0, 7).map(({ userId }) => userId);
  const verified = await pool.query(statement("verified", [users]));
  return {
    products: (await reading).rows as unknown[],
    reviews: reviews.rows.slice(0, 7),
    verified: verified.rowCount,
  };
}

/** The first page of products and their number. */
export async function readProductsPage(pool: Pool): Promise<object> {
  const [list, count] = await Promise.all([
    pool.query<object>(statement("list")),
    pool.query<{ count: number }>(statement("count")),
  ]);
  return { products: list.rows.slice(0, 24), count: count.rows[0]?.count };
}

/** One product. */
export async function readProductPage(pool: Pool, id: string): Promise<object> {
  return { products: (await pool.query(statement("product", [id]))).rows as unknown[] };
}
