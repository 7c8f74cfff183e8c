import type { RequestContext } from "../../../context/context";
import { columns, float, uuid } from "../../../data/columns";
import { decodeCursor, encodeCursor } from "../../../data/lists/cursors";
import { and, readRows, type ListOrder, type SortKeys } from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs, type PageStart } from "../../../data/lists/page";
import { rows, statement } from "../../../data/rows";
import type { Product } from "../product.entity";
import { readMatches, type ListedMatches } from "./read-products";
import { MATCHES, type ProductSearch } from "./search";

/** The position of a product in the order by rating. */
interface Place {
  rating: number;
  id: string;
}

/** Below every product: with this floor, all matches are ranked. */
const LOWEST: Place = { rating: -1, id: "00000000-0000-0000-0000-000000000000" };

/** The end of each part of the list, where reading backwards starts. */
const END = encodeCursor([LOWEST.rating, LOWEST.id]);

/**
 * For common words, this number of best rated products is ranked; the ranked part may double while a client reads its
 * pages.
 */
const RANKED = 2_000;
/** With fewer matches among the ranked products, the next thousands by rating don't fill a page either. */
const SPARSE = 3;

const RANK = "ts_rank(search, $1::tsquery)::float8";
const byRank: ListOrder = { keys: [float(RANK)], direction: "desc" };
const byRankAmongBest: ListOrder = { keys: [float("rank")], direction: "desc" };
export const byRating: ListOrder = { keys: [float("rating")], direction: "desc" };

type Found = Product & SortKeys & { isRanked: boolean };

/**
 * Lists matching products, best match first. For common words, only the best rated products are ranked, and the other
 * matches follow by rating (ADR-0008): ranking half a million products would take seconds.
 */
export async function rankMatches(
  ctx: RequestContext,
  search: ProductSearch,
  page: PageArgs,
  listed: Omit<ListedMatches, "order">,
  count: () => Promise<number>,
): Promise<Connection<Product>> {
  const start = startOf(page);
  const floor = start?.floor ?? (search.isRare ? LOWEST : await findFloor(ctx));
  const parts = floor.rating < 0 ? [allRanked] : [bestRanked, rest];
  if (page.before) parts.reverse();
  const first = start ? parts.findIndex(({ isRanked }) => isRanked === start.isRanked) : 0;
  const found: Found[] = [];
  for (const { isRanked, read } of parts.slice(first)) {
    const missing = page.first + 1 - found.length;
    if (missing === 0) break;
    const key = isRanked === start?.isRanked ? start.key : undefined;
    const from = page.before ? { before: key ?? END } : { after: key };
    const isSparse = !start && found.length < SPARSE;
    const matches = await read({ ctx, isSparse, listed, floor }, from, missing);
    for (const match of matches) found.push(Object.assign(match, { isRanked }));
  }
  return toConnection(found, page, (match) => cursorOf(match, floor), count);
}

/** The common input of both parts of the list. */
interface Reading {
  ctx: RequestContext;
  /** Whether the best rated products have so few matches that scanning the rest by rating would not fill a page. */
  isSparse: boolean;
  listed: Omit<ListedMatches, "order">;
  floor: Place;
}

interface Part {
  isRanked: boolean;
  read(reading: Reading, from: PageStart, limit: number): Promise<(Product & SortKeys)[]>;
}

/** All matches of rare words. */
const allRanked: Part = {
  isRanked: true,
  read: ({ ctx, listed }, from, limit) =>
    readRows(ctx.db, from, limit, {
      ...listed,
      order: byRank,
      matching: { condition: and([MATCHES, ...listed.checked]), by: "collectAndSort" },
    }),
};

/** SQL of the best rated products with their ranks; the rank is null for products that don't match. */
const best = (floor: string) =>
  `(select *, case when ${MATCHES} then ${RANK} end as rank from products
  where archived_at is null and (rating, id) >= ${floor}
  order by rating desc, id desc limit ${2 * RANKED}) as products` as const;

/** The parameters of the floor in a statement, and the values including the floor's. */
const withFloor = (values: unknown[], { rating, id }: Place) => ({
  floor: `($${values.length + 1}::float8, $${values.length + 2}::uuid)`,
  values: [...values, rating, id],
});

/** The matches among the best rated products. */
const bestRanked: Part = {
  isRanked: true,
  read: ({ ctx, listed, ...reading }, from, limit) => {
    const { floor, values } = withFloor(listed.values, reading.floor);
    const where = [...listed.where, ...listed.checked, "rank is not null"];
    return readRows(ctx.db, from, limit, {
      ...listed,
      table: best(floor),
      columnsOf: "products",
      searched: true,
      where,
      values,
      order: byRankAmongBest,
    });
  },
};

/** The other matches, best rated first. */
const rest: Part = {
  isRanked: false,
  read: ({ ctx, isSparse, listed, ...reading }, from, limit) => {
    const { floor, values } = withFloor(listed.values, reading.floor);
    const where = [...listed.where, `(rating, id) < ${floor}`];
    return readMatches(ctx, { isRare: isSparse }, from, limit, { ...listed, where, values, order: byRating });
  },
};

const floorColumns = columns<Place>({ rating: float("rating"), id: uuid("id") });
const floorPlace = statement(
  floorColumns,
  `select ${floorColumns.sql} from products where archived_at is null
    order by rating desc, id desc offset ${RANKED - 1} limit 1`,
);

/** Finds the last of the best rated products. */
async function findFloor({ db }: RequestContext): Promise<Place> {
  const [place] = await rows(db, floorPlace);
  return place ?? LOWEST;
}

/**
 * A cursor: whether its product is ranked, its rank or rating, the floor (the position of the last ranked product), and
 * its id.
 */
const cursorTypes = ["boolean", "double precision", "double precision", "uuid", "uuid"] as const;
type SearchCursor = [isRanked: boolean, key: number, floorRating: number, floorId: string, id: string];

const cursorOf = ({ isRanked, sortKey0, id }: Found, floor: Place): SearchCursor => [
  isRanked,
  sortKey0 as number,
  floor.rating,
  floor.id,
  id,
];

/** The start of a page: the part of the list, and the cursor within that part; undefined for the first page. */
function startOf(page: PageArgs) {
  const argument = page.before ? "before" : "after";
  const cursor = page[argument];
  if (!cursor) return undefined;
  const [isRanked, key, rating, floorId, id] = decodeCursor(cursor, cursorTypes, argument) as SearchCursor;
  return { isRanked, key: encodeCursor([key, id]), floor: { rating, id: floorId } };
}
