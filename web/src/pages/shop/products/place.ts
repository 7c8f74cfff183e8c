import type { ProductCategoryQuery } from "./ProductsPage.generated";

/** A category as shown in links. */
export interface LinkedCategory {
  id: string;
  slug: string;
  name: string;
}

/** The position of a product list in the tree of categories. */
export interface Place {
  /** From the root of the tree down to the category; empty for all products. */
  path: readonly LinkedCategory[];
  /** The direct subcategories. */
  below: readonly LinkedCategory[];
  /** The category's texts for search engines. */
  seoTitle?: string | null;
  seoDescription?: string | null;
}

/** The place of a path; null if the shop has no such category. */
export function placeOf(path: string, { category, categories }: Partial<ProductCategoryQuery>): Place | null {
  if (!path) return { path: [], below: categories ?? [] };
  return category ? { ...category, below: category.children } : null;
}

/** The place of a path while it is loading, with names guessed from the slugs. */
export const expectedPlace = (path: string): Place => ({
  path: path.split("/").map((slug) => ({ id: slug, slug, name: guessName(slug) })),
  below: [],
});

const guessName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
