import type { CartEntry, CartProduct } from "./cart";

/** A cart entry with the product's current data; `addedPrice` is the price when it was added. */
export interface CurrentEntry extends CartEntry {
  addedPrice: number;
  /** The product was removed from the shop. */
  gone: boolean;
}

/** The current state of an entry. `product` is null if it is no longer sold, undefined while loading. */
export function currentEntry(entry: CartEntry, product: CartProduct | null | undefined): CurrentEntry {
  const { name, image, price, countInStock } = product ?? entry;
  return { ...entry, name, image, price, countInStock, addedPrice: entry.price, gone: product === null };
}
