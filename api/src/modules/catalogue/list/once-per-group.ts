/**
 * How lists show a group of variants once (ADR-0008): by the first of its variants that meets all of a list's conditions. A
 * process adds this to its statements once it has read a variant, so that shops without groups never pay for it.
 */
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { EntityManager } from "typeorm";
import { boolean, columns, integer, type Columns } from "../../../data/columns";
import { countRows } from "../../../data/lists/count";
import { and } from "../../../data/lists/keyset";
import { rows, statement, unpreparedStatement } from "../../../data/rows";
import { knownGroups } from "../groups/known-groups";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";
import { allOf, sqlOf, type Matches } from "./matches";

/** SQL: whether the shop has a variant. */
export const HAS_VARIANTS =
  "exists (select from products where group_id is not null and archived_at is null)";

/** SQL: the number of products, with each group counted once. */
export const ONCE_PER_GROUP = "(count(*) filter (where group_id is null) + count(distinct group_id))::int";

/** Reads as if there were no groups, and again if the result has a variant; with groups at once as soon as one is known. */
export async function withGroups<Result>(
  db: EntityManager,
  read: (grouped: boolean) => Promise<Result>,
  hasVariants: (result: Result) => boolean,
): Promise<Result> {
  const groups = knownGroups(db.dataSource);
  if (!groups.any) {
    const result = await read(false);
    if (!hasVariants(result)) return result;
    groups.any = true;
  }
  return read(true);
}

/**
 * SQL condition: the product is no variant, or the first variant of its group that meets the conditions. Their columns have no
 * table, and so are those of `earlier`.
 */
export const firstOfGroup = (conditions: string): string =>
  `(group_id is null or group_position = 0 or not exists (select from products as earlier
    where earlier.group_id = products.group_id and earlier.group_position < products.group_position and ${conditions}))`;

const ofProducts = columns({ count: integer("count(*)::int"), hasVariants: boolean(HAS_VARIANTS) });
const ofGroups = columns({ count: integer(ONCE_PER_GROUP), products: integer("count(*)::int") });

/** How many matches are read to count groups among them: more than groups, because many are variants. */
const COUNTED = 1.5 * MAX_EXACT_COUNT;

/** The number of a list's products: exact up to 10,000; 10,001 stands for more. */
export async function countMatches(
  db: EntityManager,
  matches: Matches,
  planned: typeof statement,
): Promise<number> {
  const { values, variants, conditions } = matches;
  const all = allOf(matches);
  if (variants) return countRows(db, "products", all, values, planned);
  const first = async <Row extends object>(of: Columns<Row>, column: string, limit: number) => {
    const text = `select ${of.sql} from (select ${column} from products where ${all} limit ${limit}) as matching`;
    return (await rows(db, planned(of, text), values))[0] as Row;
  };
  const countGroups = async () => {
    if (conditions.length > 0) {
      const { count, products } = await first(ofGroups, "group_id", COUNTED);
      // otherwise the products after the limit may be of other groups, or of the same ones
      if (products < COUNTED || count > MAX_EXACT_COUNT)
        return { count: Math.min(count, MAX_EXACT_COUNT + 1) };
    }
    return { count: await countRows(db, singlesAndGroups(all), "true", values, planned) };
  };
  const { count } = await withGroups<{ count: number; hasVariants?: boolean }>(
    db,
    (grouped) => (grouped ? countGroups() : first(ofProducts, "1", MAX_EXACT_COUNT + 1)),
    ({ hasVariants }) => hasVariants === true,
  );
  return count;
}

/** SQL of a row for each product without a group, and then for each group by their index: counted fastest without a search or a filter. */
const singlesAndGroups = (conditions: string) =>
  `(select from products where ${conditions} and group_id is null
    union all (select from products where ${conditions} and group_id is not null group by group_id)) as products`;

/**
 * Replaces the variants found by a search by the first variants of their groups that meet the other conditions; each of these has
 * the found one as `matching`, unless it is the same.
 */
export async function showFirstVariants(
  db: EntityManager,
  found: Product[],
  { where, conditions, values }: Omit<Matches, "variants">,
  selected: Columns<Product> = productColumns,
): Promise<Product[]> {
  const groups = found.flatMap(({ groupId, groupPosition }) => (groupId && groupPosition ? groupId : []));
  if (groups.length === 0) return found;
  const filter = sqlOf(conditions.filter(({ facet }) => facet !== "search"));
  const text = `select distinct on (group_id) ${selected.sql} from products
    where group_id = any($1::uuid[]) and ${and([...where, ...filter])} order by group_id, group_position`;
  const planned = filter.length > 0 ? unpreparedStatement : statement;
  // the first value of a search is its query, which isn't read here
  const first = await rows(db, planned(selected, text), [groups, ...values.slice(1)]);
  const firstOf = new Map(first.map((product) => [product.groupId, product]));
  return found.map((product) => {
    const shown = product.groupId ? firstOf.get(product.groupId) : undefined;
    return shown && shown.id !== product.id ? { ...shown, matching: product } : product;
  });
}
