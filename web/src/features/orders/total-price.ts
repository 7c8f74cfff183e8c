/** The price of several units, in dollars; calculated in cents to avoid rounding errors. */
export function totalPrice(price: number, quantity: number): number {
  return (Math.round(price * 100) * quantity) / 100;
}
