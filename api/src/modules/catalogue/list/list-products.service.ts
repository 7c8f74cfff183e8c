import { statement, rows } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { checkPage, type Connection, type PageArgs } from "../../../data/page";
import { newestFirst, readPage, type ListOrder } from "../../../data/keyset";
import { checkSearch } from "../../../data/search";
import type { Product } from "../product.entity";
import { ProductSort } from "./product-sort";

/** A product as the list and the page show it: price in dollars, names as GraphQL has them. */
export const productColumns = `
  id, name, description, price_cents / 100::float8 as price, image, rating,
  count_in_stock as "countInStock", version, created_at as "createdAt"`;

/** What narrows and orders the list of products. Without `sort`, a search lists the best match first. */
export interface ProductFilter extends PageArgs {
  search?: string | null | undefined;
  inStock?: boolean | null | undefined;
  sort?: ProductSort | undefined;
}

const byName = [{ sql: "lower(name)", type: "text" }] as const;
const byPrice = [{ sql: "price_cents", type: "int" }] as const;
const byStock = [{ sql: "count_in_stock", type: "int" }] as const;

const orderBy: Record<ProductSort | "RELEVANCE", ListOrder> = {
  NEWEST: newestFirst,
  NAME: { keys: byName, direction: "asc" },
  NAME_DESC: { keys: byName, direction: "desc" },
  PRICE_ASC: { keys: byPrice, direction: "asc" },
  PRICE_DESC: { keys: byPrice, direction: "desc" },
  RATING: { keys: [{ sql: "rating", type: "float8" }], direction: "desc" },
  // without an index: it would make every order dearer, which changes the stock
  STOCK_ASC: { keys: byStock, direction: "asc" },
  STOCK_DESC: { keys: byStock, direction: "desc" },
  RELEVANCE: { keys: [{ sql: "ts_rank(search, $1::tsquery)::float8", type: "float8" }], direction: "desc" },
};

const spelled = statement("select product_query($1)::text as words");

/** What was typed as PostgreSQL searches for it: every word, its beginning at least, slips in the spelling mended. */
async function wordsOf(ctx: RequestContext, typed: string): Promise<string> {
  const [query] = await rows<{ words: string }>(ctx.db, spelled, [typed]);
  return query?.words ?? "";
}

/** Lists products, a page at a time; inserts and deletions between two pages neither repeat nor skip a product. */
export async function listProducts(ctx: RequestContext, filter: ProductFilter): Promise<Connection<Product>> {
  checkPage(filter);
  const search = checkSearch(filter.search);
  if (search) await ctx.limits.consume("search");
  const where = ["archived_at is null"];
  if (search) where.push("search @@ $1::tsquery");
  if (filter.inStock) where.push("count_in_stock > 0");
  return readPage<Product>(ctx, filter, {
    table: "products",
    columns: productColumns,
    where,
    values: search ? [await wordsOf(ctx, search)] : [],
    order: orderBy[filter.sort ?? (search ? "RELEVANCE" : ProductSort.NEWEST)],
    searched: search !== undefined,
  });
}
