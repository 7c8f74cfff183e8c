import type { Worlds_CategoryFragment, Worlds_ProductFragment } from "./Worlds.generated";

/** The image of the first product in a category or below it, which a card near it loads anyway; null if there is none. */
export function pictureOf(
  { id }: Pick<Worlds_CategoryFragment, "id">,
  products: readonly Worlds_ProductFragment[],
): string | null {
  const found = products.find(({ category }) => category?.path.some((step) => step.id === id));
  return found?.image ?? null;
}
