import { fromMinor, toMinor } from "@shop/shared/money";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { totalPrice } from "../../../features/orders/total-price";

/** The chosen quantity, limited by the stock; 0 for a product that can't be bought. */
export function buyableQuantity({ quantity, countInStock, gone }: CurrentEntry): number {
  return gone ? 0 : Math.max(0, Math.min(quantity, countInStock));
}

/** The price of a cart. */
export interface CartTotal {
  /** In major units, calculated in minor units. */
  total: number;
  units: number;
  /** Entries that can't be bought and are not in the total. */
  unavailable: number;
}

/** The total of the buyable entries, at current prices. */
export function cartTotal(entries: readonly CurrentEntry[]): CartTotal {
  const sum = { minor: 0, units: 0, unavailable: 0 };
  for (const entry of entries) {
    const quantity = buyableQuantity(entry);
    sum.minor += toMinor(totalPrice(entry.price, quantity));
    sum.units += quantity;
    if (quantity === 0) sum.unavailable += 1;
  }
  return { total: fromMinor(sum.minor), units: sum.units, unavailable: sum.unavailable };
}
