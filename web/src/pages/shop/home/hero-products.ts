import type { ProductCard_ProductFragment as Product } from "../../../features/catalogue/ProductCard.generated";
import { parseDescription } from "../../../features/catalogue/parse-description";

function specifiedIn({ description }: Product): Set<string> {
  return new Set(parseDescription(description).specifications.map(({ term }) => term.toLowerCase()));
}

/**
 * Two of the top products that are not alike, such as a watch and a tool: their specifications share the fewest terms. They
 * are taken from the end of the list, so that the cards below don't begin with them; the first card is shown again only
 * where it is the only one.
 */
export function heroProducts(topProducts: readonly Product[]): Product[] {
  const [last, ...others] = topProducts.slice(1).reverse();
  if (!last) return topProducts.slice(0, 1);
  const known = specifiedIn(last);
  const shared = (product: Product) => [...specifiedIn(product)].filter((term) => known.has(term)).length;
  const fewest = Math.min(...others.map(shared));
  const unlike = others.find((product) => shared(product) === fewest);
  return unlike ? [unlike, last] : [last];
}
