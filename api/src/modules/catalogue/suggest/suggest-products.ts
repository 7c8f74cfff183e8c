import type { RequestContext } from "../../../context/context";
import { rows, unpreparedStatement } from "../../../data/rows";
import { parseSearch } from "../list/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";

/** Rows that one statement compares at most: a keystroke costs the same whatever it matches. */
const COMPARED = 1_000;

/**
 * Words of more products are not read from their index: collecting that many matches takes longer than a
 * keystroke may.
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

// found by the rarest word alone: of a common one beside it, PostgreSQL would collect the places of all matches
const amongRarest = bestOf(`${isForSale} and search @@ $3::tsquery limit ${COMPARED}`);

/**
 * Products whose names, or else descriptions, have the typed words, best match first. Of common words, those among the best
 * rated products; the others are filled up by the rarest word (ADR-0008).
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
