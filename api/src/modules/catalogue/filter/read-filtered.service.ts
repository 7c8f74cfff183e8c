import type { RequestContext } from "../../../context/context";
import { and, cursorOf, readRows, type Listed } from "../../../data/lists/keyset";
import { toConnection, type Connection, type PageArgs } from "../../../data/lists/page";
import type { Product } from "../product.entity";
import { indexedOf, type FilterCondition } from "./filter-conditions";
import type { Narrowing } from "./narrow-list.service";

/** How many products are read in the list's order before all that match are gathered. */
const WALKED = 4_000;
/** Fewer products are gathered at once. */
const FEW = 2_000;
/** What indexes have the products of one category sorted by, those that are for sale. */
const SORTED_IN_CATEGORY = ["created_at", "price_cents"];

/**
 * Lists a page of the products that meet these conditions: in the order of an index that has them sorted, along the list's order if they
 * are many, and otherwise all of them, sorted.
 */
export async function readFiltered(
  { db }: RequestContext,
  page: PageArgs,
  listed: Listed<Product>,
  { conditions, expected, total }: Narrowing,
): Promise<Connection<Product>> {
  const limit = page.first + 1;
  const sortedBy = listed.order.keys.map(({ sql }) => sql);
  const isAlong = ({ sql }: FilterCondition) => sortedBy.some((key) => sql.startsWith(`${key} `));
  // a range of what the list is sorted by begins where the walk does
  const where = [...listed.where, ...conditions.filter(isAlong).map(({ sql }) => sql)];
  const others = conditions.filter((each) => !isAlong(each));
  const isSorted =
    listed.where.includes("not draft") &&
    others.every(({ isOneCategory }) => isOneCategory) &&
    sortedBy.every((key) => SORTED_IN_CATEGORY.includes(key));

  const readSorted = () =>
    readRows(db, page, limit, { ...listed, where: [...where, ...others.map(({ sql }) => sql)] });

  const readMatching = async () => {
    const { matches, among } = await expected();
    const read = (by: "gather" | { walk: number }) => {
      const isPlannedOnce = by === "gather" && conditions.every(({ facet }) => facet === "category");
      const condition = and(by === "gather" ? indexedOf(others, among) : others.map(({ sql }) => sql));
      return readRows(db, page, limit, { ...listed, where, matching: { condition, by, isPlannedOnce } });
    };
    const walked = matches <= FEW ? [] : await read({ walk: WALKED });
    return walked.length === limit ? walked : read("gather");
  };

  const found = await (isSorted ? readSorted() : readMatching());
  return toConnection(found, page, (product) => cursorOf(product, listed.order), total);
}
