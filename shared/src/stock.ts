/** Units of each product that are never sold: an order is refused where stock is at most what is asked for (D-03). */
export const UNITS_HELD_BACK = 1;

/** The most units with which a product counts as low in stock, for admins. */
export const LOW_STOCK = 5;

/** Whether few units are left. Without any, a product is not low but sold out. */
export function isLowInStock(countInStock: number): boolean {
  return countInStock > 0 && countInStock <= LOW_STOCK;
}

/** Whether an order of `quantity` asks for more than may be sold (spec §5, D-03). */
export function exceedsStock(countInStock: number, quantity: number): boolean {
  return countInStock - quantity < UNITS_HELD_BACK;
}

/** Whether `quantity` is one: whole, at least 1, and still counted exactly. */
export function isQuantity(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1;
}

/** The quantities of a product's page: every fifth index, shown as index plus 1 (spec §5). */
const STEP = 5;

/** The highest quantity that a list offers: a longer list can't be scrolled. More can be typed into the shipping form. */
const MAX_OFFERED = 1_000;

function upTo(countInStock: number, step: number): number[] {
  const last = Math.min(MAX_OFFERED, Math.max(0, countInStock));
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
}

/** The quantities that a product's page offers: 0 (the default), then 1, 6, 11, … up to what is in stock (D-03). */
export function orderQuantities(countInStock: number): number[] {
  return [0, ...upTo(countInStock, STEP)];
}

/** The quantities that a cart row offers: 1 to all that is in stock (D-03). */
export function cartQuantities(countInStock: number): number[] {
  return upTo(countInStock, 1);
}
