import type { Pool } from "pg";
import { statement } from "./statements";

/** The home page's queries: top products, newest products, categories, reviews, and the reviewers with a delivered order. */
export async function readHome(pool: Pool): Promise<object> {
  const [top, newest, categories, reviews] = await Promise.all([
    pool.query<object>(statement("top")),
    pool.query<object>(statement("newest")),
    pool.query(statement("taxonomy")),
    pool.query<{ userId: string }>(statement("reviews")),
  ]);
  const users = reviews.rows.slice(0, 7).map(({ userId }) => userId);
  const verified = await pool.query(statement("verified", [users]));
  return {
    products: [...top.rows, ...newest.rows.slice(0, 8)],
    reviews: reviews.rows.slice(0, 7),
    categories: categories.rowCount,
    verified: verified.rowCount,
  };
}

/** The first page of products, their number, and the counts of the filter values. */
export async function readProductsPage(pool: Pool): Promise<object> {
  const [list, counts, categories] = await Promise.all([
    pool.query<object>(statement("list")),
    pool.query<{ count: number }>(statement("counts")),
    pool.query(statement("taxonomy")),
  ]);
  return {
    products: list.rows.slice(0, 24),
    count: counts.rows[0]?.count,
    categories: categories.rowCount,
  };
}

/** One product with its details, and four similar products. */
export async function readProductPage(pool: Pool, id: string): Promise<object> {
  const [product, categories, similar] = await Promise.all([
    pool.query<object>(statement("productWithDetails", [id])),
    pool.query(statement("taxonomy")),
    pool.query<object>(statement("similar", [id])),
  ]);
  return { products: [...product.rows, ...similar.rows], categories: categories.rowCount };
}

/** Products with their details, and the categories and attributes of the details. */
export async function readWithDetails(pool: Pool, ...asked: Parameters<typeof statement>): Promise<object[]> {
  const [products] = await Promise.all([
    pool.query<object>(statement(...asked)),
    pool.query(statement("taxonomy")),
  ]);
  return products.rows;
}
