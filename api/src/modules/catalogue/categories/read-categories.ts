import { type RowOf, columns, integer, texts } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../../data/shared-lookups";
import { readTaxonomy } from "./read-taxonomy";
import { withDescendants, type CategoryNode, type CategoryTree } from "./category-tree";

/** All categories. Concurrent requests share one statement; nothing is cached. */
export async function readCategories(ctx: DatabaseContext): Promise<CategoryTree> {
  return (await readTaxonomy(ctx)).categories;
}

const isForSale = "category_id is not null and archived_at is null and not draft";

/** The categories of the products without variants one by one, and those of each group together. */
const countColumns = columns({ categories: texts("categories"), count: integer("sum(products)::int") });
const counted = select(
  countColumns,
  `from (
      select array_agg(category_id::text order by category_id) as categories, coalesce(group_id::text, category_id::text) as one,
          max(case when group_id is null then products else 1 end) as products
        from (
          select category_id, group_id, count(*) as products from products where ${isForSale} group by category_id, group_id
        ) as places group by one
    ) as sold group by categories`,
);

const COUNTS = "counts";

/** The numbers of products by their category, and the groups of variants in several categories. */
interface Counts {
  byCategory: ReadonlyMap<string, number>;
  ofSeveral: readonly RowOf<typeof countColumns>[];
}

const counts: Lookup<Counts> = async ({ db }) => {
  const found = await rows(db, counted);
  const ofOne = found.flatMap(({ categories: [id, ...others], count }) =>
    id !== undefined && others.length === 0 ? [[id, count] as const] : [],
  );
  const ofSeveral = found.filter(({ categories }) => categories.length > 1);
  return new Map([[COUNTS, { byCategory: new Map(ofOne), ofSeveral }]]);
};

/** The number of products for sale in a category and its descendants; a group of variants counts once. */
export async function countProductsIn(ctx: DatabaseContext, category: CategoryNode): Promise<number> {
  const { byCategory, ofSeveral } = (await lookUp(ctx, counts, COUNTS)) as Counts;
  const within = new Set(withDescendants(category).map(({ id }) => id));
  let total = 0;
  for (const id of within) total += byCategory.get(id) ?? 0;
  for (const { categories, count } of ofSeveral) if (categories.some((id) => within.has(id))) total += count;
  return total;
}
