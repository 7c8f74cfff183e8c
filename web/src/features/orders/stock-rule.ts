/**
 * Whether an order exceeds the stock. The last unit is never sold: an order is refused where stock is less than or equal
 * to the quantity (spec §5, D-03). The server has the same rule.
 */
export function exceedsStock(countInStock: number, quantity: number): boolean {
  return countInStock <= quantity;
}

/** Whether a number is a valid quantity: a safe integer of at least 1. */
export function isQuantity(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1;
}

/** The price of several units, in dollars; calculated in cents to avoid rounding errors. */
export function totalPrice(price: number, qty: number): number {
  return (Math.round(price * 100) * qty) / 100;
}
