import { perLocale } from "@shop/shared/locale";
import { once } from "@shop/shared/once";
import type { RequestContext } from "../../../context/context";
import { float, integer, text } from "../../../data/columns";
import { refuseWithUpdatedSince } from "../../../data/lists/changes";
import { newestFirst, type ListOrder } from "../../../data/lists/keyset";
import { nameOrder } from "../../../data/lists/name-order";
import { checkPage, type Connection } from "../../../data/lists/page";
import { tableOf } from "../../../data/tables";
import type { Facet } from "../filter/facet";
import { columnsWithGroup } from "../groups/read-groups";
import { columnsFor } from "../product-columns";
import { type Product, ProductTable } from "../product.entity";
import { listChangedProducts } from "./list-changed-products";
import { readListing, type Listing, type ListingArgs } from "./listing";
import { type ProductsArgs, ProductSort } from "./products.input";
import { showFirstVariants } from "./once-per-group";
import { rankMatches, readMatches } from "./read-matches";

/** The arguments of the list of products. Without `sort`, a search lists the best match first. */
export interface ProductListArgs extends ProductsArgs, ListingArgs {
  /** False if no field of `DETAIL_FIELDS` is read. */
  details?: boolean;
  /** Whether the groups of variants will be read. */
  groups?: boolean;
  /** Whether the facets or the total will be read: they are counted while the page is read. */
  counts?: boolean;
}

/** A page of products. `facets` is a getter, so that the facets are counted only if they are requested. */
export interface ProductList extends Connection<Product> {
  readonly facets: Promise<Facet[]>;
}

const byPlace: ListOrder = { keys: [integer("coalesce(group_position, 0)")], direction: "asc" };
const byPrice = [integer("price_cents")];
const byStock = [integer("count_in_stock")];

const ownColumns = tableOf(ProductTable)
  .columns.map(({ name }) => name)
  .filter((name) => name !== "id" && name !== "count_in_stock");

/** No index on `products` has the stock, because every order would have to update it. */
const alongStock =
  `(select product_id as id, noted.count_in_stock, ${ownColumns.map((name) => `products.${name}`).join(", ")}
    from product_updates as noted join products on products.id = product_id
    where noted.count_in_stock is not null) as products` as const;

const orderBy = perLocale((): Record<ProductSort, ListOrder> => ({
  NEWEST: newestFirst,
  NAME: { keys: [text(nameOrder("name"))], direction: "asc" },
  NAME_DESC: { keys: [text(nameOrder("name"))], direction: "desc" },
  PRICE_ASC: { keys: byPrice, direction: "asc" },
  PRICE_DESC: { keys: byPrice, direction: "desc" },
  RATING: { keys: [float("rating")], direction: "desc" },
  STOCK_ASC: { keys: byStock, direction: "asc", along: alongStock },
  STOCK_DESC: { keys: byStock, direction: "desc", along: alongStock },
}));

/** Lists a page of products. Changes between two pages cause no repeated or skipped products. */
export async function listProducts(ctx: RequestContext, args: ProductListArgs): Promise<ProductList> {
  const { updatedSince } = args;
  if (updatedSince) return listChanged(ctx, { ...args, updatedSince });
  checkPage(args);
  const listing = await readListing(ctx, args);
  if (args.counts) listing.countAhead();
  const found = await readProducts(ctx, args, listing);
  return Object.defineProperty(found, "facets", { get: once(listing.facets) }) as ProductList;
}

/** Lists the changed products: only by time of change, and without facets. */
async function listChanged(ctx: RequestContext, args: ProductListArgs & { updatedSince: Date }) {
  const { before, search, collection, sort } = args;
  refuseWithUpdatedSince({
    before,
    search,
    collection,
    sort: sort === ProductSort.NEWEST ? undefined : sort,
  });
  const found = await listChangedProducts(ctx, args);
  return Object.defineProperty(found, "facets", { value: Promise.resolve([]) }) as ProductList;
}

/** Reads a page of the list; without a sort, a search lists the best match first, a group its variants and a collection its products in order. */
async function readProducts(
  ctx: RequestContext,
  { sort, details = true, groups = false, ...page }: ProductListArgs,
  listing: Listing,
): Promise<Connection<Product>> {
  const own = listing.ownOrder ?? (page.filter?.group ? byPlace : null);
  const order = (!sort && own) || orderBy()[sort ?? ProductSort.NEWEST];
  // to plan the columns of groups takes longer than to look groups up, so only prepared statements have them
  const isPlannedOnce = listing.conditions.every(({ isOneCategory }) => isOneCategory);
  const columns = groups && isPlannedOnce ? columnsWithGroup(ctx.db, details) : columnsFor(details);
  const list = { ...listing, columns, order };
  const found = await (listing.isSearch && !sort
    ? rankMatches(ctx.db, page, list)
    : readMatches(ctx.db, page, list));
  if (listing.isSearch && !listing.variants)
    found.nodes = await showFirstVariants(ctx.db, found.nodes, listing, columns);
  return found;
}
