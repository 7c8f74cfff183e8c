import { useCallback, useState } from "react";
import type { CartEntry, CartProduct } from "../../../features/cart/cart";
import { currentEntry } from "../../../features/cart/current-entry";
import { sumOf, totalPrice } from "../../../features/orders/total-price";
import type { ListedEntry } from "./CartEntries";
import { problemOf } from "./cart-problem";
import type { Refusals } from "./use-place-orders";

/**
 * The entries as the shop sells them now, what stands in the way of ordering them, and what the others cost. Nothing stands
 * in the way of what is `placed`: it has taken its units from the stock.
 */
export function useListedEntries(entries: readonly CartEntry[], refusals: Refusals, placed: boolean) {
  // By product id: what the rows have loaded; null for a product that is no longer sold.
  const [products, setProducts] = useState<Record<string, CartProduct | null>>({});
  const learn = useCallback((id: string, product: CartProduct | null) => {
    setProducts((known) => ({ ...known, [id]: product }));
  }, []);

  const listed = entries.map((entry): ListedEntry => {
    const current = currentEntry(entry, products[entry.productId]);
    const refusal = refusals.find(({ productId }) => productId === entry.productId);
    return { entry: current, problem: placed ? undefined : problemOf(current, refusal) };
  });
  const orderable = listed.filter(({ problem }) => !problem);
  const total = sumOf(orderable.map(({ entry }) => totalPrice(entry.price, entry.quantity)));
  return { listed, total, learn };
}
