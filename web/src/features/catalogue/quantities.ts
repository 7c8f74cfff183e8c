/** How far apart the offered quantities lie (spec §5: every fifth index, shown as index plus 1). */
const step = 5;

/** The quantities that a product's page offers: 0 (the default), then 1, 6, 11, … up to what is in stock (decision 3). */
export function orderQuantities(countInStock: number): number[] {
  const offered = Array.from(
    { length: Math.ceil(Math.max(0, countInStock) / step) },
    (_, index) => index * step + 1,
  );
  return [0, ...offered];
}
