import type { RequestContext } from "../../../context/context";
import { expectRows } from "../../../data/lists/count";
import { rows, unpreparedStatement } from "../../../data/rows";
import { firstOfGroup, showFirstVariants, withGroups } from "../list/once-per-group";
import { MATCHES, parseSearch } from "../list/search";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";

/** The maximum number of rows that one statement compares, so that every keystroke costs about as much. */
const COMPARED = 1_000;

const isForSale = "archived_at is null and not draft";

/** A match in the name counts more than any number of them in the description. */
const bestOf = (compared: string, once: string) =>
  unpreparedStatement(
    productColumns,
    `select ${productColumns.sql} from (select * from products where ${compared} limit ${COMPARED}) as products where ${MATCHES} and ${once}
      order by ts_rank('{0, 0, 0.01, 1}', search, $1::tsquery) desc, rating desc, id desc limit $2`,
  );

/** The statements, each with a condition by which variants are left out. */
const suggesting = (once: string) => ({
  amongBestRated: bestOf(`${isForSale} order by rating desc, id desc`, once),
  amongMatches: bestOf(`${isForSale} and ${MATCHES}`, once),
});

const everyVariant = suggesting("true");
const groupsOnce = suggesting(firstOfGroup(`${isForSale} and ${MATCHES}`));

/**
 * Products with the typed words in their names, or else descriptions, best match first. If many products match, the best
 * rated products are compared first (ADR-0008). A group is suggested once, as in a search.
 */
export async function suggestProducts(
  { db }: RequestContext,
  typed: string,
  first: number,
): Promise<Product[]> {
  const query = await parseSearch(db, typed);
  if (!query) return [];
  const expected = await expectRows(db, "products", `${isForSale} and ${MATCHES}`, [query]);
  const best = async (grouped: boolean) => {
    const { amongBestRated, amongMatches } = grouped ? groupsOnce : everyVariant;
    const rated = expected > COMPARED ? await rows(db, amongBestRated, [query, first]) : [];
    return rated.length === first ? rated : rows(db, amongMatches, [query, first]);
  };
  const found = await withGroups(db, best, (products) => products.some(({ groupId }) => groupId !== null));
  return showFirstVariants(db, found, { where: [isForSale], conditions: [], values: [query] });
}
