/**
 * Whether an order of `qty` asks for more than may be sold. One unit is always held back: the order is refused
 * where stock is less than or equal to what is asked for (spec §5, D-03). The server keeps the same rule.
 */
export function exceedsStock(countInStock: number, quantity: number): boolean {
  return countInStock <= quantity;
}

/** Whether `qty` is a quantity at all: whole, at least one, and still counted exactly. */
export function isQuantity(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1;
}

/** What `qty` units cost, in dollars; counted in cents, so that no rounding error is charged. */
export function totalPrice(price: number, qty: number): number {
  return (Math.round(price * 100) * qty) / 100;
}
