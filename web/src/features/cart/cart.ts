import { makeVar } from "@apollo/client";
import type { AddToCart_ProductFragment } from "./AddToCart.generated";

/** The fields of a product that the cart stores. */
export type CartProduct = AddToCart_ProductFragment;

/** A product in the cart, as it was when added; none of it is sent to the server (spec §3). */
export interface CartEntry extends Omit<CartProduct, "id"> {
  productId: string;
  /** The chosen quantity; it stays with the entry (D-06). */
  quantity: number;
}

/** The entries of the cart, the newest last; each product once. */
export const cartEntries = makeVar<CartEntry[]>([]);

function withinStock(quantity: number, countInStock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), countInStock));
}

/**
 * Appends a product to the cart and removes its earlier entry (spec §3). The default quantity is that of the
 * earlier entry, or 1.
 */
export function add(entries: CartEntry[], product: CartProduct, quantity?: number): CartEntry[] {
  const { id, name, image, price, countInStock } = product;
  const earlier = entries.find(({ productId }) => productId === id);
  const wanted = quantity || earlier?.quantity || 1;
  const chosen = withinStock(wanted, countInStock);
  return [...remove(entries, id), { productId: id, name, image, price, countInStock, quantity: chosen }];
}

/** The cart without the product. */
export function remove(entries: CartEntry[], productId: string): CartEntry[] {
  return entries.filter((entry) => entry.productId !== productId);
}

/** The cart with a new quantity for the product, at least 1; the order is unchanged. */
export function setQuantity(entries: CartEntry[], productId: string, quantity: number): CartEntry[] {
  return entries.map((entry) =>
    entry.productId === productId ? { ...entry, quantity: Math.max(1, Math.trunc(quantity)) } : entry,
  );
}

/** Merges two carts. A product in both keeps its newer entry, at the end. */
export function merge(earlier: CartEntry[], newer: CartEntry[]): CartEntry[] {
  const replaced = new Set(newer.map(({ productId }) => productId));
  return [...earlier.filter(({ productId }) => !replaced.has(productId)), ...newer];
}
