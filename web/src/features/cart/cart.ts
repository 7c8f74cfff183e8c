import { makeVar } from "@apollo/client";
import type { AddToCart_ProductFragment } from "./AddToCart.generated";

/** A product as the cart keeps it. */
export type CartProduct = AddToCart_ProductFragment;

/** One product in the cart, as it was when it was added; nothing of it is sent to the server (spec §3). */
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
 * Puts a product at the end of the cart, in place of any entry that it already has there (spec §3).
 * Without a quantity an earlier choice stays, and a new entry starts with 1.
 */
export function add(entries: CartEntry[], product: CartProduct, quantity?: number): CartEntry[] {
  const { id, name, image, price, countInStock } = product;
  const earlier = entries.find(({ productId }) => productId === id);
  const wanted = quantity || earlier?.quantity || 1;
  const chosen = withinStock(wanted, countInStock);
  return [...remove(entries, id), { productId: id, name, image, price, countInStock, quantity: chosen }];
}

/** The cart without that product. */
export function remove(entries: CartEntry[], productId: string): CartEntry[] {
  return entries.filter((entry) => entry.productId !== productId);
}

/** The cart with another quantity of that product, at least 1; it keeps its place. */
export function setQuantity(entries: CartEntry[], productId: string, quantity: number): CartEntry[] {
  return entries.map((entry) =>
    entry.productId === productId ? { ...entry, quantity: Math.max(1, Math.trunc(quantity)) } : entry,
  );
}

/** Merges two carts; of a product in both, the newer entry stays, at the end. */
export function merge(earlier: CartEntry[], newer: CartEntry[]): CartEntry[] {
  const replaced = new Set(newer.map(({ productId }) => productId));
  return [...earlier.filter(({ productId }) => !replaced.has(productId)), ...newer];
}
