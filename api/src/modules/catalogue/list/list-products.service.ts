import { columns, float, integer, text } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { checkPage, type Connection, type PageArgs } from "../../../data/lists/page";
import { newestFirst, readPage, type ListOrder } from "../../../data/lists/keyset";
import { checkSearch } from "../../../data/lists/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";
import { ProductSort } from "./product-sort.enum";

/** The filters and the sort of the list of products. Without `sort`, a search lists the best match first. */
export interface ProductFilter extends PageArgs {
  search?: string | null | undefined;
  inStock?: boolean | null | undefined;
  sort?: ProductSort | undefined;
}

const byName = [text("lower(name)")];
const byPrice = [integer("price_cents")];
const byStock = [integer("count_in_stock")];

const orderBy: Record<ProductSort | "RELEVANCE", ListOrder> = {
  NEWEST: newestFirst,
  NAME: { keys: byName, direction: "asc" },
  NAME_DESC: { keys: byName, direction: "desc" },
  PRICE_ASC: { keys: byPrice, direction: "asc" },
  PRICE_DESC: { keys: byPrice, direction: "desc" },
  RATING: { keys: [float("rating")], direction: "desc" },
  // no index, because every order would have to update it
  STOCK_ASC: { keys: byStock, direction: "asc" },
  STOCK_DESC: { keys: byStock, direction: "desc" },
  RELEVANCE: { keys: [float("ts_rank(search, $1::tsquery)::float8")], direction: "desc" },
};

const wordsColumn = columns({ words: text("product_query($1)::text") });
const spelled = statement(wordsColumn, `select ${wordsColumn.sql}`);

/** The search text as a query of PostgreSQL: every word by its beginning, with typing errors corrected (ADR-0008). */
async function wordsOf(ctx: RequestContext, typed: string): Promise<string> {
  const [query] = await rows(ctx.db, spelled, [typed]);
  return query?.words ?? "";
}

/** Lists a page of products. Changes between two pages cause no repeated or skipped products. */
export async function listProducts(ctx: RequestContext, filter: ProductFilter): Promise<Connection<Product>> {
  checkPage(filter);
  const search = checkSearch(filter.search);
  if (search) await ctx.limits.consume("search");
  const where = ["archived_at is null"];
  if (search) where.push("search @@ $1::tsquery");
  if (filter.inStock) where.push("count_in_stock > 0");
  return readPage(ctx, filter, {
    table: "products",
    columns: productColumns,
    where,
    values: search ? [await wordsOf(ctx, search)] : [],
    order: orderBy[filter.sort ?? (search ? "RELEVANCE" : ProductSort.NEWEST)],
    searched: search !== undefined,
  });
}
