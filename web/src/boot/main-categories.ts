import type { MainCategory } from "../ui/layout/Head";
import { MainCategoriesDocument, type MainCategoriesQuery } from "./MainCategories.generated";
import type { RenderRequest } from "./render-types";

/** How many of them the menus have room for. All are on `/products`. */
const MAX_IN_MENUS = 4;

/** The main categories that menus show. None where they can't be read: a page that needs no data is there without a database. */
export async function readMainCategories(execute: RenderRequest["execute"]): Promise<MainCategory[]> {
  const { data } = await execute({ document: MainCategoriesDocument, variables: {}, optional: true });
  const { categories = [] } = (data ?? {}) as Partial<MainCategoriesQuery>;
  return categories.slice(0, MAX_IN_MENUS).map(({ slug, name }) => ({ slug, name }));
}
