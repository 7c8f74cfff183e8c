import { makeVar } from "@apollo/client";
import type { AddToCart_ProductFragment } from "./AddToCart.generated";

/** The fields of a product that the cart stores. */
export type CartProduct = AddToCart_ProductFragment;

/** A product in the cart, as it was when added (spec §3). */
export interface CartEntry extends Omit<CartProduct, "id"> {
  productId: string;
  /** The chosen quantity; it stays with the entry (D-06). 0 for a removed entry that the account still has. */
  quantity: number;
  /** The quantity in the cart of the viewer's account, as last answered; undefined if the account doesn't have the entry. */
  saved?: number | undefined;
  /** The values of its options with their names, once the cart has been shown: for the page without a network. */
  options?: string | undefined;
}

/** The entries of the cart, the newest last; each product once. */
export const cartEntries = makeVar<CartEntry[]>([]);

/** Calls the listener after each change of the cart. Returns a function that ends it. */
export function onCartChange(listener: () => void): () => void {
  let stop = () => {};
  const wait = () => {
    stop = cartEntries.onNextChange(() => {
      wait();
      listener();
    });
  };
  wait();
  return () => stop();
}

function withinStock(quantity: number, countInStock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), countInStock));
}

/** The quantities of a product in the cart. */
export const quantitiesOf = (entries: CartEntry[], id: string): Pick<CartEntry, "quantity" | "saved"> =>
  entries.find(({ productId }) => productId === id) ?? { quantity: 0 };

/** The entries with this one at the end, in place of the product's earlier entry. */
const append = (entries: CartEntry[], entry: CartEntry) => [
  ...entries.filter(({ productId }) => productId !== entry.productId),
  entry,
];

/**
 * Appends a product to the cart and removes its earlier entry (spec §3). The default quantity is that of the
 * earlier entry, or 1.
 */
export function add(entries: CartEntry[], product: CartProduct, quantity?: number): CartEntry[] {
  const { id, name, image, price, countInStock } = product;
  const { quantity: earlier, saved } = quantitiesOf(entries, id);
  const chosen = withinStock(quantity || earlier || 1, countInStock);
  return append(entries, { productId: id, name, image, price, countInStock, quantity: chosen, saved });
}

const withQuantity = (entries: CartEntry[], id: string, quantity: number) =>
  entries.map((entry) => (entry.productId === id ? { ...entry, quantity } : entry));

/** The cart without the product. An entry of the account stays, with quantity 0, until the account has removed it. */
export function remove(entries: CartEntry[], productId: string): CartEntry[] {
  return withQuantity(entries, productId, 0).filter(({ quantity, saved }) => quantity || saved);
}

/** The cart with a new quantity for the product, at least 1; the order is unchanged. */
export function setQuantity(entries: CartEntry[], productId: string, quantity: number): CartEntry[] {
  return withQuantity(entries, productId, Math.max(1, Math.trunc(quantity)));
}

/** Merges two carts. A product in both keeps its newer entry, at the end, with the larger quantity. */
export function merge(earlier: CartEntry[], newer: CartEntry[]): CartEntry[] {
  return newer.reduce((entries, entry) => {
    const quantity = Math.max(entry.quantity, quantitiesOf(entries, entry.productId).quantity);
    return append(entries, { ...entry, quantity });
  }, earlier);
}
