import type { Pool, PoolClient } from "pg";
import { statement } from "./statements";

/** The ordered products, with one quantity for all. */
export interface Ordered {
  userId: string;
  productIds: string[];
  qty: number;
  /** The idempotency key. */
  key: string;
}

/** Places one order: reads the viewer, then takes the units and inserts the order in a transaction. */
export async function orderOf(pool: Pool, { userId, productIds, qty, key }: Ordered): Promise<object> {
  const email = await emailOf(pool, userId);
  return inTransaction(pool, async (client) => {
    const [productId] = productIds;
    const taken = await client.query<{ name: string; price_cents: number }>(
      statement("take", [productId, qty]),
    );
    const [product] = taken.rows;
    if (!product) throw new Error("Not enough is in stock.");
    const values = [userId, productId, email, qty, product.name, product.price_cents, key];
    return (await client.query<object>(statement("place", values))).rows[0] as object;
  });
}

/** Places the orders of a cart in as many statements as one order. */
export async function cartOf(pool: Pool, { userId, productIds, qty, key }: Ordered): Promise<object> {
  const email = await emailOf(pool, userId);
  return inTransaction(pool, async (client) => {
    const quantities = productIds.map(() => qty);
    const taken = await client.query(statement("takeCart", [productIds, quantities]));
    if (taken.rowCount !== productIds.length) throw new Error("Not enough is in stock.");
    const values = [userId, email, key, productIds, quantities];
    return { orders: (await client.query(statement("placeCart", values))).rows as unknown[] };
  });
}

async function emailOf(pool: Pool, userId: string): Promise<string | undefined> {
  return (await pool.query<{ email: string }>(statement("viewer", [userId]))).rows[0]?.email;
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<object>): Promise<object> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
