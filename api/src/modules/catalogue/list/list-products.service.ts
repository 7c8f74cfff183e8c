import { once } from "@shop/shared/once";
import { integer, text } from "../../../data/columns";
import type { RequestContext } from "../../../context/context";
import { countRows } from "../../../data/lists/count";
import { checkPage, type Connection, type PageArgs } from "../../../data/lists/page";
import { and, newestFirst, readPage, type ListOrder } from "../../../data/lists/keyset";
import { checkSearch } from "../../../data/lists/search";
import { checkFilter } from "../filter/check-filter.service";
import type { Facet } from "../filter/facet";
import { readFiltered } from "../filter/read-filtered.service";
import { narrowList, type NarrowedList, type Narrowing } from "../filter/narrow-list.service";
import type { ProductFilter } from "../filter/product-filter.input";
import { refuseWithUpdatedSince } from "../../../data/lists/changes";
import { columnsFor } from "../product-columns";
import type { Product } from "../product.entity";
import { seesDrafts } from "../see-drafts";
import { listChangedProducts } from "./list-changed-products.service";
import { parseSearch, type ProductSearch } from "./parse-search";
import { ProductSort } from "./product-sort.enum";
import { byRating, rankMatches } from "./rank-matches";
import { countMatches, MATCHES, sortMatches } from "./read-matches";

/** The arguments of the list of products. Without `sort`, a search lists the best match first. */
export interface ProductListArgs extends PageArgs {
  search?: string | null | undefined;
  inStock?: boolean | null | undefined;
  sort?: ProductSort | undefined;
  filter?: ProductFilter | null | undefined;
  /** For admins: true for drafts alone, false for none. */
  draft?: boolean | null | undefined;
  /** What has changed then or later. */
  updatedSince?: Date | null | undefined;
  /** False if nobody reads what `DETAIL_FIELDS` are made of. */
  details?: boolean;
  /** Whether the facets or the total will be asked for: they are counted while the page is read. */
  counts?: boolean;
}

/** A page of products. The facets are a getter, so that they are read only if they are requested. */
export interface ProductList extends Connection<Product> {
  readonly facets: Promise<Facet[]>;
}

const byName = [text("lower(name)")];
const byPrice = [integer("price_cents")];
const byStock = [integer("count_in_stock")];

const orderBy: Record<ProductSort, ListOrder> = {
  NEWEST: newestFirst,
  NAME: { keys: byName, direction: "asc" },
  NAME_DESC: { keys: byName, direction: "desc" },
  PRICE_ASC: { keys: byPrice, direction: "asc" },
  PRICE_DESC: { keys: byPrice, direction: "desc" },
  RATING: byRating,
  // no index, because every order would have to update it
  STOCK_ASC: { keys: byStock, direction: "asc" },
  STOCK_DESC: { keys: byStock, direction: "desc" },
};

/** Lists a page of products. Changes between two pages cause no repeated or skipped products. */
export async function listProducts(ctx: RequestContext, args: ProductListArgs): Promise<ProductList> {
  const { updatedSince } = args;
  if (updatedSince) return listChanged(ctx, { ...args, updatedSince });
  checkPage(args);
  const asked = await readArgs(ctx, args);
  const { list, narrowing } = asked;
  if (args.counts) narrowing?.countAhead();
  const found = await readProducts(ctx, args, asked);
  const facets = once(async () =>
    (narrowing ?? narrowList(ctx, { ...list, filter: await checkFilter(ctx, {}) })).facets(),
  );
  return Object.defineProperty(found, "facets", { get: facets }) as ProductList;
}

/** What has changed since: in that order alone, and without facets. */
async function listChanged(ctx: RequestContext, args: ProductListArgs & { updatedSince: Date }) {
  const { before, search, sort } = args;
  refuseWithUpdatedSince({ before, search, sort: sort === ProductSort.NEWEST ? undefined : sort });
  const found = await listChangedProducts(ctx, args);
  return Object.defineProperty(found, "facets", { value: Promise.resolve([]) }) as ProductList;
}

/** The number of products that a list has, read without a page of it. */
export async function countListed(
  ctx: RequestContext,
  args: Omit<ProductListArgs, "first">,
): Promise<number> {
  const { search, list, narrowing } = await readArgs(ctx, args);
  if (narrowing) return narrowing.total();
  return search
    ? countMatches(ctx, search, list.where, list.values)
    : countRows(ctx.db, "products", and(list.where), []);
}

/** The arguments of a list, checked. */
interface Asked {
  search: ProductSearch | null;
  list: Omit<NarrowedList, "filter">;
  /** Null without a filter. */
  narrowing: Narrowing | null;
}

async function readArgs(ctx: RequestContext, args: Omit<ProductListArgs, "first">): Promise<Asked> {
  const typed = checkSearch(args.search);
  const where = await conditionsOfList(ctx, args);
  const filter = args.filter ? await checkFilter(ctx, args.filter) : null;
  const search = typed ? await parseSearch(ctx, typed) : null;
  const list = {
    where,
    values: search ? [search.query] : [],
    search: search ? { isRare: search.isRare, condition: MATCHES } : undefined,
  };
  const narrowing = filter && narrowList(ctx, { ...list, filter });
  return { search, list, narrowing: narrowing && narrowing.conditions.length > 0 ? narrowing : null };
}

/** The conditions that are no filter: what is for sale, drafts, stock. */
async function conditionsOfList(
  ctx: RequestContext,
  { draft, inStock }: Pick<ProductListArgs, "draft" | "inStock">,
): Promise<string[]> {
  const where = ["archived_at is null"];
  const wanted = (await seesDrafts(ctx)) ? draft : false;
  if (typeof wanted === "boolean") where.push(wanted ? "draft" : "not draft");
  if (inStock) where.push("count_in_stock > 0");
  return where;
}

/** Reads a page of the list; of what was typed and without a sort, the best match first. */
function readProducts(
  ctx: RequestContext,
  { sort, details = true, ...page }: ProductListArgs,
  { search, list, narrowing }: Asked,
): Promise<Connection<Product>> {
  const order = orderBy[sort ?? ProductSort.NEWEST];
  const values = narrowing?.values ?? list.values;
  const listed = {
    table: "products" as const,
    columns: columnsFor(details),
    where: list.where,
    values,
    order,
  };
  if (!search) return narrowing ? readFiltered(ctx, page, listed, narrowing) : readPage(ctx, page, listed);
  const where = [...list.where, ...(narrowing?.conditions ?? []).map(({ sql }) => sql)];
  const count = narrowing?.total ?? (() => countMatches(ctx, search, where, values));
  if (!sort) return rankMatches(ctx, search, page, { ...listed, where }, count);
  return sortMatches(ctx, search, page, { ...listed, where }, count);
}
