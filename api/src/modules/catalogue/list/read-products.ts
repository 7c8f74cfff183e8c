import type { RequestContext } from "../../../context/context";
import { and, cursorOf, readRows, type Listed, type SortKeys } from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs, type PageStart } from "../../../data/lists/page";
import { indexedOf, type FilterCondition } from "../filter/filter-conditions";
import type { Product } from "../product.entity";
import type { Listing } from "./listing";
import { MATCHES, type ProductSearch } from "./search";

/** How many products are read in the list's order before all that match are gathered. */
const WALKED = 4_000;

/** The rows, columns and order of a search. */
export interface ListedMatches extends Listed<Product> {
  /** The conditions of the filter: a walk reads along the order of all products, because few may meet them. */
  checked: string[];
}

/** Reads matching products in an order that an index has: along it if the words are common, otherwise all of them. */
export async function readMatches(
  { db }: RequestContext,
  { isRare }: Pick<ProductSearch, "isRare">,
  page: PageStart,
  limit: number,
  listed: ListedMatches,
): Promise<(Product & SortKeys)[]> {
  const condition = and([MATCHES, ...listed.checked]);
  const read = (by: "gather" | { walk: number }) =>
    readRows(db, page, limit, { ...listed, matching: { condition, by } });
  const walked = isRare ? [] : await read({ walk: WALKED });
  return walked.length === limit ? walked : read("gather");
}

/** Lists a page of matching products in this order. */
export async function sortMatches(
  ctx: RequestContext,
  search: ProductSearch,
  page: PageArgs,
  listed: ListedMatches,
  count: () => Promise<number>,
): Promise<Connection<Product>> {
  const found = await readMatches(ctx, search, page, page.first + 1, listed);
  return toConnection(found, page, (match) => cursorOf(match, listed.order), count);
}

/** The same of one category, in an index that has its products in the list's order. */
const WALKED_IN_CATEGORY = 1_000;
/** Fewer products are gathered at once. */
const FEW = 2_000;
/** What indexes have the products of one category sorted by, those that are for sale. */
const SORTED_IN_CATEGORY = ["created_at", "price_cents"];

/**
 * Lists a page of the products that meet these conditions: along the list's order if that finds enough of them soon, and otherwise all
 * of them, sorted.
 */
export async function readFiltered(
  { db }: RequestContext,
  page: PageArgs,
  listed: Listed<Product>,
  { conditions, expected, total }: Listing,
): Promise<Connection<Product>> {
  const limit = page.first + 1;
  // a range of what the list is sorted by begins where the walk does
  const sortedBy = listed.order.keys.map(({ sql }) => sql);
  const ranges = conditions.filter(({ sql }) => sortedBy.some((key) => sql.startsWith(`${key} `)));
  const isSorted =
    listed.where.includes("not draft") && sortedBy.every((key) => SORTED_IN_CATEGORY.includes(key));
  const category = conditions.filter(({ isOneCategory }) => isSorted && isOneCategory);
  const along = [...ranges, ...category];
  const checked = conditions.filter((each) => !along.includes(each));

  const walk = (steps: number) => {
    const where = [...listed.where, ...sqlOf(along)];
    const matching = { condition: and(sqlOf(checked)), by: { walk: steps } };
    return readRows(db, page, limit, { ...listed, where, ...(checked.length > 0 && { matching }) });
  };
  const walkBriefly = async () => {
    if (category.length > 0) return walk(WALKED_IN_CATEGORY);
    return checked.length === 0 || (await expected()).matches > FEW ? walk(WALKED) : [];
  };
  const gather = async () => {
    const others = conditions.filter((each) => !ranges.includes(each));
    const condition = and(indexedOf(others, (await expected()).among));
    const isPlannedOnce = conditions.every(({ facet }) => facet === "category");
    const where = [...listed.where, ...sqlOf(ranges)];
    return readRows(db, page, limit, {
      ...listed,
      where,
      matching: { condition, by: "gather", isPlannedOnce },
    });
  };

  const walked = await walkBriefly();
  const isAll = checked.length === 0 || walked.length === limit;
  const found = isAll ? walked : await gather();
  return toConnection(found, page, (product) => cursorOf(product, listed.order), total);
}

const sqlOf = (conditions: FilterCondition[]) => conditions.map(({ sql }) => sql);
