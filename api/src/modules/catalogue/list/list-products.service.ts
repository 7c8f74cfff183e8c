import { columns, float, integer, text } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { checkPage, type Connection, type PageArgs } from "../../../data/page";
import { newestFirst, readPage, type ListOrder } from "../../../data/keyset";
import { checkSearch } from "../../../data/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";
import { ProductSort } from "./product-sort.enum";

/** What narrows and orders the list of products. Without `sort`, a search lists the best match first. */
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
  // without an index: it would make every order dearer, which changes the stock
  STOCK_ASC: { keys: byStock, direction: "asc" },
  STOCK_DESC: { keys: byStock, direction: "desc" },
  RELEVANCE: { keys: [float("ts_rank(search, $1::tsquery)::float8")], direction: "desc" },
};

const wordsColumn = columns({ words: text("product_query($1)::text") });
const spelled = statement(wordsColumn, `select ${wordsColumn.sql}`);

/** What was typed as PostgreSQL searches for it: every word, its beginning at least, slips in the spelling mended. */
async function wordsOf(ctx: RequestContext, typed: string): Promise<string> {
  const [query] = await rows(ctx.db, spelled, [typed]);
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
  return readPage(ctx, filter, {
    table: "products",
    columns: productColumns,
    where,
    values: search ? [await wordsOf(ctx, search)] : [],
    order: orderBy[filter.sort ?? (search ? "RELEVANCE" : ProductSort.NEWEST)],
    searched: search !== undefined,
  });
}
