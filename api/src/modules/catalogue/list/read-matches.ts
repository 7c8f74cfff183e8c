import { COUNTED_EXACTLY } from "@shop/shared/lists";
import type { RequestContext } from "../../../context/context";
import { columns, integer } from "../../../data/columns";
import { countRows } from "../../../data/lists/count";
import { and, cursorOf, readRows, type Listed, type SortKeys } from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs, type PageStart } from "../../../data/lists/page";
import { rows, unpreparedStatement } from "../../../data/rows";
import type { Product } from "../product.entity";
import type { ProductSearch } from "./parse-search";

/** The condition of a search, whose query is the first value of its statement. */
export const MATCHES = "search @@ $1::tsquery";

/** How many products a page of common words reads in the list's order before all matches are gathered. */
const WALKED = 4_000;

/** Reads matching products in an order that an index has: along it if the words are common, otherwise all of them. */
export async function readMatches(
  { db }: RequestContext,
  { isRare }: ProductSearch,
  page: PageStart,
  limit: number,
  listed: Listed<Product>,
): Promise<(Product & SortKeys)[]> {
  const read = (by: "gather" | { walk: number }) =>
    readRows(db, page, limit, { ...listed, matching: { condition: MATCHES, by } });
  const walked = isRare ? [] : await read({ walk: WALKED });
  return walked.length === limit ? walked : read("gather");
}

/** Lists a page of matching products in this order. */
export async function sortMatches(
  ctx: RequestContext,
  search: ProductSearch,
  page: PageArgs,
  listed: Listed<Product>,
  count: () => Promise<number>,
): Promise<Connection<Product>> {
  const found = await readMatches(ctx, search, page, page.first + 1, listed);
  return toConnection(found, page, (match) => cursorOf(match, listed.order), count);
}

/** Products of the sample from which the number of matches is estimated, and the matches in it that it takes. */
const SAMPLE = 2_000;
const MIN_SAMPLED = 20;

/** The number of matching products: exact up to 10,000; more are estimated from a sample. */
export async function countMatches(
  { db }: RequestContext,
  { isRare, products }: ProductSearch,
  where: string[],
  values: unknown[],
): Promise<number> {
  if (!isRare && products > COUNTED_EXACTLY) {
    const estimate = await estimateBySample(db, products, and([...where, MATCHES]), values);
    if (estimate > 2 * COUNTED_EXACTLY) return estimate;
  }
  return countRows(db, "products", and([...where, MATCHES]), values);
}

/** An estimate from products of random ids; 0 if too few of them match. */
async function estimateBySample(
  db: RequestContext["db"],
  products: number,
  matching: string,
  values: unknown[],
): Promise<number> {
  const counted = columns({
    sampled: integer("count(*)::int"),
    matching: integer(`(count(*) filter (where ${matching}))::int`),
  });
  const sample = `(select * from products where archived_at is null order by id limit ${SAMPLE}) as products`;
  const [found] = await rows(
    db,
    unpreparedStatement(counted, `select ${counted.sql} from ${sample}`),
    values,
  );
  if (!found || found.matching < MIN_SAMPLED) return 0;
  return Math.round((found.matching / found.sampled) * products);
}
