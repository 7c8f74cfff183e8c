import { columns, integer, nullable, uuid } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../../data/shared-lookups";
import { readTaxonomy } from "./read-taxonomy";
import type { CategoryNode, CategoryTree } from "./category-tree";

/** All categories. Concurrent requests share one statement; nothing is cached. */
export async function readCategories(ctx: DatabaseContext): Promise<CategoryTree> {
  return (await readTaxonomy(ctx)).categories;
}

const countColumns = columns({ categoryId: nullable(uuid("category_id")), count: integer("count(*)::int") });
const counted = select(
  countColumns,
  `from products where category_id is not null and archived_at is null and not draft
    group by category_id`,
);

const COUNTS = "counts";

const counts: Lookup<ReadonlyMap<string | null, number>> = async ({ db }) =>
  new Map([[COUNTS, new Map((await rows(db, counted)).map(({ categoryId, count }) => [categoryId, count]))]]);

/** The number of products for sale in a category and its descendants. */
export async function countProductsIn(ctx: DatabaseContext, category: CategoryNode): Promise<number> {
  const byCategory = await lookUp(ctx, counts, COUNTS);
  const sum = ({ id, children }: CategoryNode): number =>
    children.reduce((total, child) => total + sum(child), byCategory?.get(id) ?? 0);
  return sum(category);
}
