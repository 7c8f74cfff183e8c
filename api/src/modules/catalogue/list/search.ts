import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { RequestContext } from "../../../context/context";
import { columns, integer, json } from "../../../data/columns";
import { cachedEstimates, countRows, estimateRows } from "../../../data/lists/count";
import { and } from "../../../data/lists/keyset";
import { rows, statement, unpreparedStatement } from "../../../data/rows";

/** The parsed text of a search. */
export interface ProductSearch {
  /** A `tsquery`: prefixes of all words, with typing errors corrected (ADR-0008). */
  query: string;
  /** Whether few products match, so that all of them can be read for one page (ADR-0008). */
  isRare: boolean;
  /** The rarest word, and the estimated number of products with it; undefined if the text has no words. */
  rarest: { query: string; matching: number } | undefined;
}

/** A word is common if more products than this have it … */
const COMMON = 1_000;
/** … and if they are also more than this share of all products. */
const COMMON_SHARE = 0.01;

const wordsColumn = columns({ words: json<string[]>("to_json(product_words($1))") });
const spelled = statement(wordsColumn, `select ${wordsColumn.sql}`);

/** Corrects the words of a search, and reads from PostgreSQL's statistics how common they are. */
export async function parseSearch({ db }: Pick<RequestContext, "db">, typed: string): Promise<ProductSearch> {
  const [found] = await rows(db, spelled, [typed]);
  const words = found?.words ?? [];
  const conditions = words.map((_word, at) => `archived_at is null and search @@ $${at + 1}::tsquery`);
  const [products = 0, ...matching] = await cachedEstimates(
    db,
    "products",
    ["archived_at is null", ...conditions],
    words,
  );
  // the rarest word decides, because the statistics don't cover combinations of words
  const [rarest] = words
    .map((query, at) => ({ query, matching: Math.min(matching[at] ?? 0, products) }))
    .sort((one, other) => one.matching - other.matching);
  const isRare = (rarest?.matching ?? products) <= Math.max(COMMON, products * COMMON_SHARE);
  return { query: words.map((word) => `(${word})`).join(" & "), isRare, rarest };
}

/** The condition of a search; the statement's first value is its query. */
export const MATCHES = "search @@ $1::tsquery";

/** The size of the sample for estimating the number of matches, and the minimum number of matches in it. */
const SAMPLE = 2_000;
const MIN_SAMPLED = 20;

/** The number of matching products: exact up to 10,000; larger numbers are estimated from a sample. */
export async function countMatches(
  { db }: RequestContext,
  { isRare }: ProductSearch,
  where: string[],
  values: unknown[],
): Promise<number> {
  const [products = 0] = isRare ? [] : await estimateRows(db, "products", ["archived_at is null"], []);
  if (products > MAX_EXACT_COUNT) {
    const estimate = await estimateBySample(db, products, and([...where, MATCHES]), values);
    if (estimate > 2 * MAX_EXACT_COUNT) return estimate;
  }
  return countRows(db, "products", and([...where, MATCHES]), values);
}

/** An estimate from products with random ids; 0 if too few of them match. */
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
