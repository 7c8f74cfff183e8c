import type { MainCategory } from "../ui/layout/Head";
import { MainCategoriesDocument, type MainCategoriesQuery } from "./MainCategories.generated";
import type { RenderRequest } from "./render-types";

/** The maximum number of categories in menus. All are on `/products`. */
const MAX_IN_MENUS = 4;

/** The main categories in menus. Empty if they can't be read: a page without data works without a database. */
export async function readMainCategories(execute: RenderRequest["execute"]): Promise<MainCategory[]> {
  const { data } = await execute({ document: MainCategoriesDocument, variables: {}, optional: true });
  const { categories = [] } = (data ?? {}) as Partial<MainCategoriesQuery>;
  return categories.slice(0, MAX_IN_MENUS).map(({ slug, name }) => ({ slug, name }));
}
