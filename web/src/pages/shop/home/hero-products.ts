import type { Worlds_ProductFragment } from "./Worlds.generated";

type Categorised = Pick<Worlds_ProductFragment, "category">;

function pathOf({ category }: Categorised): string[] {
  return category?.path.map(({ id }) => id) ?? [];
}

/**
 * Two of the top products that are not alike, such as a watch and a tool: their categories share the fewest steps. They are
 * taken from the end of the list, so that the cards below don't begin with them; the first card is shown again only where it
 * is the only one.
 */
export function heroProducts<Product extends Categorised>(topProducts: readonly Product[]): Product[] {
  const [last, ...others] = topProducts.slice(1).reverse();
  if (!last) return topProducts.slice(0, 1);
  const known = new Set(pathOf(last));
  const shared = (product: Product) => pathOf(product).filter((step) => known.has(step)).length;
  const fewest = Math.min(...others.map(shared));
  const unlike = others.find((product) => shared(product) === fewest);
  return unlike ? [unlike, last] : [last];
}
