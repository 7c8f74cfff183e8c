import type { DatabaseContext } from "../../data/shared-lookups";
import type { Category } from "./categories/category.entity";
import { pathOf } from "./categories/category-tree";
import { readCategories } from "./categories/read-categories";

export { Category } from "./categories/category.entity";

/** Finds a category by its id; returns null if it doesn't exist, or for a null id. */
export async function findCategory(ctx: DatabaseContext, id: string | null): Promise<Category | null> {
  return id === null ? null : (await readCategories(ctx)).find(id);
}

/** The ids of a product's categories, from the root to its own; empty without a category. */
export async function categoryIdsOf(ctx: DatabaseContext, categoryId: string | null): Promise<string[]> {
  const category = categoryId ? (await readCategories(ctx)).find(categoryId) : null;
  return category ? pathOf(category).map(({ id }) => id) : [];
}
