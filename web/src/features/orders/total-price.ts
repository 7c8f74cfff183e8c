import { fromMinor, toMinor } from "@shop/shared/money";

/** The price of several units, in major units; calculated in minor units to avoid rounding errors. */
export function totalPrice(price: number, quantity: number): number {
  return fromMinor(toMinor(price) * quantity);
}

/** The sum of amounts, in major units; calculated in minor units to avoid rounding errors. */
export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((minor, amount) => minor + toMinor(amount), 0));
}
