import type { DatabaseClient } from "./database-client";
import type { OrderAnswer, OrderHistory } from "./order-request";

/** A product's stock before any order. */
export interface InitialStock {
  productId: string;
  units: number;
}

/** Creates products with this many units each. */
export async function createProducts(
  db: DatabaseClient,
  count: number,
  units: number,
): Promise<InitialStock[]> {
  const products = await db.sql<{ id: string }>(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      select 'Product ' || gen_random_uuid(), 'A thing.', 1999, '/pictures/thing.svg', 4, $2
      from generate_series(1, $1) returning id`,
    [count, units],
  );
  return products.map(({ id }) => ({ productId: id, units }));
}

interface StoredOrder {
  id: string;
  user_id: string;
  product_id: string;
  qty: number;
  idempotency_key: string;
}

/**
 * Describes every difference between the database and the customers' answers; empty if nothing was lost, duplicated or
 * invented. Each acknowledged order is stored as sent, each key at most once, no order is stored without a request or after
 * a refusal, and for each product the stock and the ordered units add up to the initial stock.
 */
export async function findInconsistencies(
  db: DatabaseClient,
  histories: OrderHistory[],
  stock: InitialStock[],
): Promise<string[]> {
  const stored = await db.sql<StoredOrder>(
    "select id, user_id, product_id, qty, idempotency_key from orders",
  );
  const byKey = new Map<string, StoredOrder[]>();
  for (const row of stored) byKey.set(row.idempotency_key, [...(byKey.get(row.idempotency_key) ?? []), row]);
  return [
    ...histories.flatMap((history) => historyInconsistencies(history, byKey.get(history.order.key) ?? [])),
    ...unsentOrders(histories, stored),
    ...(await stockInconsistencies(db, stored, stock)),
  ];
}

function historyInconsistencies({ order, answers }: OrderHistory, stored: StoredOrder[]): string[] {
  const differences: string[] = [];
  const { customer, key, productId, qty } = order;
  const acknowledged = answers.flatMap((answer) => (answer.kind === "acknowledged" ? [answer.orderId] : []));
  if (new Set(acknowledged).size > 1)
    differences.push(`key ${key} was acknowledged as ${acknowledged.join(" and as ")}`);
  if (stored.length > 1) differences.push(`key ${key} is stored ${stored.length} times`);
  for (const id of acknowledged) {
    const found = stored.find((row) => row.id === id);
    if (!found) differences.push(`order ${id} was acknowledged and is lost`);
    else if (found.user_id !== customer.id || found.product_id !== productId || found.qty !== qty)
      differences.push(`order ${id} is not stored as it was sent`);
  }
  if (answers.at(-1)?.kind === "refused" && stored.length > 0)
    differences.push(`key ${key} was refused and is stored`);
  return differences;
}

function unsentOrders(histories: OrderHistory[], stored: StoredOrder[]): string[] {
  const sent = new Set(histories.map(({ order }) => order.key));
  return stored
    .filter(({ idempotency_key }) => !sent.has(idempotency_key))
    .map(({ id }) => `order ${id} is stored and was never sent`);
}

async function stockInconsistencies(
  db: DatabaseClient,
  stored: StoredOrder[],
  stock: InitialStock[],
): Promise<string[]> {
  const products = await db.sql<{ id: string; count_in_stock: number }>(
    "select id, count_in_stock from products",
  );
  const left = new Map(products.map(({ id, count_in_stock }) => [id, count_in_stock]));
  return stock.flatMap(({ productId, units }) => {
    const ordered = stored
      .filter((row) => row.product_id === productId)
      .reduce((sum, { qty }) => sum + qty, 0);
    const inStock = left.get(productId) ?? 0;
    return inStock + ordered === units
      ? []
      : [`product ${productId}: ${inStock} in stock and ${ordered} ordered of ${units}`];
  });
}

/** Counts the answers of all histories by kind; answers that clients should never get are counted by their text. */
export function countAnswers(histories: OrderHistory[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of histories.flatMap(({ answers }) => answers)) {
    const name =
      answer.kind === "broken"
        ? `broken ${answer.status}: ${answer.text.slice(0, 200)}`
        : answer.kind === "refused"
          ? `refused ${answer.code}`
          : answer.kind;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The answers other than an order or a request to retry after some seconds. */
export function unexpectedAnswers(answers: OrderAnswer[]): OrderAnswer[] {
  return answers.filter(
    (answer) =>
      answer.kind !== "acknowledged" && !(answer.kind === "unavailable" && Number(answer.retryAfter) > 0),
  );
}
