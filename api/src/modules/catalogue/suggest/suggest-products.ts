import type { RequestContext } from "../../../context/context";
import { expectRows } from "../../../data/lists/count";
import { rows, unpreparedStatement } from "../../../data/rows";
import { MATCHES, parseSearch } from "../list/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";

/** The maximum number of rows that one statement compares, so that every keystroke costs about as much. */
const COMPARED = 1_000;

const isForSale = "archived_at is null and not draft";

/** A match in the name counts more than any number of them in the description. */
const bestOf = (compared: string) =>
  unpreparedStatement(
    productColumns,
    `select ${productColumns.sql} from (select * from products where ${compared} limit ${COMPARED}) as products where ${MATCHES}
      order by ts_rank('{0, 0, 0.01, 1}', search, $1::tsquery) desc, rating desc, id desc limit $2`,
  );

const amongBestRated = bestOf(`${isForSale} order by rating desc, id desc`);
const amongMatches = bestOf(`${isForSale} and ${MATCHES}`);

/**
 * Products with the typed words in their names, or else descriptions, best match first. If many products match, the best
 * rated products are compared first (ADR-0008).
 */
export async function suggestProducts(
  { db }: RequestContext,
  typed: string,
  first: number,
): Promise<Product[]> {
  const query = await parseSearch(db, typed);
  if (!query) return [];
  const expected = await expectRows(db, "products", `${isForSale} and ${MATCHES}`, [query]);
  const rated = expected > COMPARED ? await rows(db, amongBestRated, [query, first]) : [];
  return rated.length === first ? rated : rows(db, amongMatches, [query, first]);
}
