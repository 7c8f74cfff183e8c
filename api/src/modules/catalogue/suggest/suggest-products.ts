import type { RequestContext } from "../../../context/context";
import { rows, unpreparedStatement } from "../../../data/rows";
import { parseSearch } from "../list/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";

/**
 * The maximum number of rows that one statement compares, so that every keystroke costs about as much, whatever it
 * matches.
 */
const COMPARED = 1_000;

/**
 * Words of more products are not read from their index: collecting that many matches takes too long for a keystroke.
 */
const TOO_COMMON = 20_000;

const isForSale = "archived_at is null and not draft";

/** A match in the name counts more than any number of them in the description. */
const bestOf = (compared: string) =>
  unpreparedStatement(
    productColumns,
    `select ${productColumns.sql} from (select * from products where ${compared}) as products where search @@ $1::tsquery
      order by ts_rank('{0, 0, 0.01, 1}', search, $1::tsquery) desc, rating desc, id desc limit $2`,
  );

const amongBestRated = bestOf(`${isForSale} order by rating desc, id desc limit ${COMPARED}`);

// reads the index for the rarest word alone: with a common word as well, PostgreSQL would collect the positions of all
// matches
const amongRarest = bestOf(`${isForSale} and search @@ $3::tsquery limit ${COMPARED}`);

/**
 * Products with the typed words in their names, or else descriptions, best match first. For common words, only the best
 * rated products are considered, and the result is completed by matches of the rarest word (ADR-0008).
 */
export async function suggestProducts(
  { db }: RequestContext,
  typed: string,
  first: number,
): Promise<Product[]> {
  const { query, rarest } = await parseSearch({ db }, typed);
  if (!rarest) return [];
  const rated = rarest.matching > COMPARED ? await rows(db, amongBestRated, [query, first]) : [];
  if (rated.length === first || rarest.matching > TOO_COMMON) return rated;
  const found = await rows(db, amongRarest, [query, first, rarest.query]);
  const isNew = ({ id }: Product) => !rated.some((product) => product.id === id);
  return [...rated, ...found.filter(isNew)].slice(0, first);
}
