/** Units of each product that are never sold: an order is refused if its quantity is at least the stock (D-03). */
export const UNITS_HELD_BACK = 1;

/** The highest stock that admins see as low. */
export const LOW_STOCK = 5;

/** Whether few units are left. A product without any is sold out, not low in stock. */
export function isLowInStock(countInStock: number): boolean {
  return countInStock > 0 && countInStock <= LOW_STOCK;
}

/** Whether an order of `quantity` exceeds the units for sale (spec §5, D-03). */
export function exceedsStock(countInStock: number, quantity: number): boolean {
  return countInStock - quantity < UNITS_HELD_BACK;
}

/** Whether `quantity` is valid: a safe integer of at least 1. */
export function isQuantity(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1;
}

/** The step of the quantities on a product's page: every fifth index, shown as index plus 1 (spec §5). */
const STEP = 5;

/** The highest quantity in a list: a longer list can't be scrolled. The shipping form accepts larger numbers. */
const MAX_OFFERED = 1_000;

function upTo(countInStock: number, step: number): number[] {
  const last = Math.min(MAX_OFFERED, Math.max(0, countInStock));
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
}

/** The quantities on a product's page: 0 (the default), then 1, 6, 11, … up to the stock (D-03). */
export function orderQuantities(countInStock: number): number[] {
  return [0, ...upTo(countInStock, STEP)];
}

/** The quantities of a cart row: 1 up to the stock (D-03). */
export function cartQuantities(countInStock: number): number[] {
  return upTo(countInStock, 1);
}
