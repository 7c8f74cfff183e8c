import type { MainCategory } from "../ui/layout/Head";
import { MainCategoriesDocument, type MainCategoriesQuery } from "./MainCategories.generated";
import { paths } from "../paths";
import type { RenderRequest } from "./render-types";

/** The maximum numbers of categories and of collections in menus. All categories are on `/products`. */
const MAX_IN_MENUS = 4;

/** The main categories in menus, and then the first collections. Empty if they can't be read: a page without data works without a database. */
export async function readMainCategories(execute: RenderRequest["execute"]): Promise<MainCategory[]> {
  const { data } = await execute({ document: MainCategoriesDocument, variables: {}, optional: true });
  const { categories = [], collections = [] } = (data ?? {}) as Partial<MainCategoriesQuery>;
  return [
    ...categories
      .slice(0, MAX_IN_MENUS)
      .map(({ slug, name }) => ({ name, to: paths.productsIn([{ slug }]) })),
    ...collections.slice(0, MAX_IN_MENUS).map(({ slug, name }) => ({ name, to: paths.collection(slug) })),
  ];
}
