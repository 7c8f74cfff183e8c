/** As many new products as a row of the grid has. */
const NEWEST = 4;

/** The newest products that the page doesn't show already. */
export function newestProducts<Product extends { id: string }>(
  newest: readonly Product[],
  shown: readonly { id: string }[],
): Product[] {
  const ids = new Set(shown.map(({ id }) => id));
  return newest.filter(({ id }) => !ids.has(id)).slice(0, NEWEST);
}
