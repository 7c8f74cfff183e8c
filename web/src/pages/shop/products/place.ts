import type { ProductCategoryQuery } from "./ProductsPage.generated";

/** A category as links show it. */
export interface LinkedCategory {
  id: string;
  slug: string;
  name: string;
}

/** Where in the tree of categories a list of products is. */
export interface Place {
  /** From the root of the tree down to the category; empty for all products. */
  path: readonly LinkedCategory[];
  /** The categories right below. */
  below: readonly LinkedCategory[];
}

/** The place of a path, given what is known of it; null if the shop has no such category. */
export function placeOf(path: string, { category, categories }: Partial<ProductCategoryQuery>): Place | null {
  if (!path) return { path: [], below: categories ?? [] };
  return category ? { path: category.path, below: category.children } : null;
}

/** The place of a path that is still loading: its names are guessed from the slugs. */
export const expectedPlace = (path: string): Place => ({
  path: path.split("/").map((slug) => ({ id: slug, slug, name: guessName(slug) })),
  below: [],
});

const guessName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
