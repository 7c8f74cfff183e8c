/** The price of several units, in dollars; calculated in cents to avoid rounding errors. */
export function totalPrice(price: number, quantity: number): number {
  return (Math.round(price * 100) * quantity) / 100;
}

/** The sum of several totals, in dollars; calculated in cents to avoid rounding errors. */
export function sumOf(orders: readonly { total: number }[]): number {
  return orders.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
}
