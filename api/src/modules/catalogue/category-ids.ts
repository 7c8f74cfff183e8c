import type { RequestContext } from "../../context/context";
import { pathOf } from "./categories/category-tree";
import { readCategories } from "./categories/read-categories";

/** The ids of a product's categories, from the root down to its own; none without a category. */
export async function categoryIdsOf(ctx: RequestContext, categoryId: string | null): Promise<string[]> {
  const category = categoryId ? (await readCategories(ctx)).find(categoryId) : null;
  return category ? pathOf(category).map(({ id }) => id) : [];
}

/** The name of a category; null if it doesn't exist. */
export async function categoryNameOf(ctx: RequestContext, categoryId: string): Promise<string | null> {
  return (await readCategories(ctx)).find(categoryId)?.name ?? null;
}
