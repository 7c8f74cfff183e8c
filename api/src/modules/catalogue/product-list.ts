import { statement, rows } from "../../database/rows";
import type { RequestContext } from "../../context";
import {
  checkPage,
  decodeCursor,
  toConnection,
  type Connection,
  type KeyType,
  type PageArgs,
} from "../../graphql/connection";
import { checkSearch } from "../../graphql/search";
import { countRows } from "../../database/count";
import type { Product } from "./product.entity";
import { ProductSort } from "./product-sort";

/** A product as the list and the page show it: price in dollars, names as GraphQL has them. */
export const productColumns = `
  id, name, description, price_cents / 100::float8 as price, image, rating,
  count_in_stock as "countInStock", created_at as "createdAt"`;

/** What narrows and orders the list of products. Without `sort`, a search lists the best match first. */
export interface ProductFilter extends PageArgs {
  search?: string | null | undefined;
  inStock?: boolean | null | undefined;
  sort?: ProductSort | undefined;
}

interface Order {
  /** What is sorted by; unique together with the id. */
  key: string;
  direction: "asc" | "desc";
  type: KeyType;
}

const orderBy: Record<ProductSort | "RELEVANCE", Order> = {
  NEWEST: { key: "created_at", direction: "desc", type: "timestamptz" },
  NAME: { key: "lower(name)", direction: "asc", type: "text" },
  PRICE_ASC: { key: "price_cents", direction: "asc", type: "int" },
  PRICE_DESC: { key: "price_cents", direction: "desc", type: "int" },
  RATING: { key: "rating", direction: "desc", type: "float8" },
  RELEVANCE: {
    key: "ts_rank(search, $1::tsquery)::float8",
    direction: "desc",
    type: "float8",
  },
};

const spelled = statement("select product_query($1)::text as words");

/** What was typed as PostgreSQL searches for it: every word, its beginning at least, slips in the spelling mended. */
async function wordsOf(ctx: RequestContext, typed: string): Promise<string> {
  const [query] = await rows<{ words: string }>(ctx.db, spelled, [typed]);
  return query?.words ?? "";
}

type Row = Product & { sortKey: string | number | Date };

/** Lists products, a page at a time; inserts and deletions between two pages neither repeat nor skip a product. */
export async function listProducts(ctx: RequestContext, filter: ProductFilter): Promise<Connection<Product>> {
  checkPage(filter);
  const search = checkSearch(filter.search);
  const order = orderBy[filter.sort ?? (search ? "RELEVANCE" : ProductSort.NEWEST)];
  const values: unknown[] = search ? [await wordsOf(ctx, search)] : [];
  const where = ["archived_at is null"];
  if (search) where.push("search @@ $1::tsquery");
  if (filter.inStock) where.push("count_in_stock > 0");
  const counted = { where: where.join(" and "), values: [...values] };
  if (filter.after) where.push(beyondCursor(order, filter.after, values));
  values.push(filter.first + 1);

  const text = `select ${productColumns}, ${order.key} as "sortKey" from products where ${where.join(" and ")}
    order by ${order.key} ${order.direction}, id ${order.direction} limit $${values.length}`;
  // how a search is best answered depends on how common its words are: it is planned each time
  const found = await rows<Row>(ctx.db, search ? { text } : statement(text), values);
  return toConnection<Row>(
    found,
    filter.first,
    ({ sortKey, id }) => [sortKey instanceof Date ? sortKey.toISOString() : sortKey, id],
    () => countRows(ctx.db, "products", counted.where, counted.values),
  );
}

/** Compares with the last row of the page before, in the direction of the order. */
function beyondCursor(order: Order, cursor: string, values: unknown[]): string {
  const [key, id] = decodeCursor(cursor, order.type);
  values.push(key, id);
  const [atKey, atId] = [`$${values.length - 1}::${order.type}`, `$${values.length}::uuid`];
  return `(${order.key}, id) ${order.direction === "asc" ? ">" : "<"} (${atKey}, ${atId})`;
}
