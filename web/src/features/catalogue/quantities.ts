/** The distance between the quantities on a product's page (spec §5: every fifth index, shown as index plus 1). */
const step = 5;

/** The largest quantity in a list; larger ones can be typed into the shipping form. */
const maxQuantity = 1000;

function upTo(countInStock: number, step: number): number[] {
  const last = Math.min(maxQuantity, Math.max(0, countInStock));
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
}

/** The quantities that a product's page offers: 0 (the default), then 1, 6, 11, … up to what is in stock (D-03). */
export function orderQuantities(countInStock: number): number[] {
  return [0, ...upTo(countInStock, step)];
}

/** The quantities that a cart row offers: 1 to all that is in stock (spec §5). */
export function cartQuantities(countInStock: number): number[] {
  return upTo(countInStock, 1);
}
