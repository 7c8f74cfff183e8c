import type { RequestContext } from "../../../context/context";
import { and, cursorOf, readRows, type Listed, type SortKeys } from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs, type PageStart } from "../../../data/lists/page";
import { indexedOf, type FilterCondition } from "../filter/filter-conditions";
import type { Product } from "../product.entity";
import type { Listing } from "./listing";
import { MATCHES, type ProductSearch } from "./search";

/** The number of products scanned in the list's order before all matches are collected and sorted instead. */
const SCAN_LIMIT = 4_000;

/** The rows, columns and order of a search. */
export interface ListedMatches extends Listed<Product> {
  /** The conditions of the filter, checked on each row: a scan reads all products in order, and few may match. */
  checked: string[];
}

/**
 * Reads matching products in an indexed order: scans the index if the words are common; otherwise collects and sorts
 * all matches.
 */
export async function readMatches(
  { db }: RequestContext,
  { isRare }: Pick<ProductSearch, "isRare">,
  page: PageStart,
  limit: number,
  listed: ListedMatches,
): Promise<(Product & SortKeys)[]> {
  const condition = and([MATCHES, ...listed.checked]);
  const read = (by: "collectAndSort" | { scanLimit: number }) =>
    readRows(db, page, limit, { ...listed, matching: { condition, by } });
  const scanned = isRare ? [] : await read({ scanLimit: SCAN_LIMIT });
  return scanned.length === limit ? scanned : read("collectAndSort");
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

/** The scan limit in a single category, for which an index has the list's order. */
const CATEGORY_SCAN_LIMIT = 1_000;
/** Fewer matches than this are collected at once, without a scan. */
const FEW = 2_000;
/** The sorts for which an index has the products for sale of one category. */
const SORTED_IN_CATEGORY = ["created_at", "price_cents"];

/**
 * Lists a page of the products that meet these conditions: scans in the list's order, and if that doesn't fill the
 * page, collects and sorts all of them.
 */
export async function readFiltered(
  { db }: RequestContext,
  page: PageArgs,
  listed: Listed<Product>,
  { conditions, expected, total }: Listing,
): Promise<Connection<Product>> {
  const limit = page.first + 1;
  // a range of the sort key is where the scan begins
  const sortedBy = listed.order.keys.map(({ sql }) => sql);
  const ranges = conditions.filter(({ sql }) => sortedBy.some((key) => sql.startsWith(`${key} `)));
  const isSorted =
    listed.where.includes("not draft") && sortedBy.every((key) => SORTED_IN_CATEGORY.includes(key));
  const category = conditions.filter(({ isOneCategory }) => isSorted && isOneCategory);
  const along = [...ranges, ...category];
  const checked = conditions.filter((each) => !along.includes(each));

  const scan = (scanLimit: number) => {
    const where = [...listed.where, ...sqlOf(along)];
    const matching = { condition: and(sqlOf(checked)), by: { scanLimit } };
    return readRows(db, page, limit, { ...listed, where, ...(checked.length > 0 && { matching }) });
  };
  const scanBriefly = async () => {
    if (category.length > 0) return scan(CATEGORY_SCAN_LIMIT);
    return checked.length === 0 || (await expected()).matches > FEW ? scan(SCAN_LIMIT) : [];
  };
  const collectAndSort = async () => {
    const others = conditions.filter((each) => !ranges.includes(each));
    const condition = and(indexedOf(others, (await expected()).among));
    const isPlannedOnce = conditions.every(({ facet }) => facet === "category");
    const where = [...listed.where, ...sqlOf(ranges)];
    return readRows(db, page, limit, {
      ...listed,
      where,
      matching: { condition, by: "collectAndSort", isPlannedOnce },
    });
  };

  const scanned = await scanBriefly();
  const isAll = checked.length === 0 || scanned.length === limit;
  const found = isAll ? scanned : await collectAndSort();
  return toConnection(found, page, (product) => cursorOf(product, listed.order), total);
}

const sqlOf = (conditions: FilterCondition[]) => conditions.map(({ sql }) => sql);
