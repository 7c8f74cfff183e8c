/** The price of several units, in major units; calculated in minor units to avoid rounding errors. */
export function totalPrice(price: number, quantity: number): number {
  return (Math.round(price * 100) * quantity) / 100;
}

/** The sum of amounts, in major units; calculated in minor units to avoid rounding errors. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((minor, amount) => minor + Math.round(amount * 100), 0) / 100;
}
