import type { CartEntry } from "./cart";

/** Owns the cart of whoever has not signed in; users own theirs by their id. */
export const visitor = "visitor";

/** The local-storage key of an owner's cart. */
export function cartKey(owner: string): string {
  return `shop.cart.${owner}`;
}

function isEntry(value: unknown): value is CartEntry {
  const entry = (value ?? {}) as Partial<CartEntry>;
  return (
    typeof entry.productId === "string" &&
    typeof entry.name === "string" &&
    typeof entry.image === "string" &&
    Number.isFinite(entry.price) &&
    Number.isInteger(entry.countInStock) &&
    Number.isInteger(entry.quantity)
  );
}

/** What a stored text says, entry by entry: whatever makes no sense is left out, and each product stands once. */
export function parseCart(stored: string | null): CartEntry[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(found)) return [];
    const entries = found.filter(isEntry).map((entry) => [entry.productId, pick(entry)] as const);
    return [...new Map(entries).values()];
  } catch {
    return [];
  }
}

function pick({ productId, name, image, price, countInStock, quantity }: CartEntry): CartEntry {
  return { productId, name, image, price, countInStock, quantity: Math.max(1, quantity) };
}

/** An owner's cart on this device; empty too where storage is forbidden. */
export function readCart(owner: string): CartEntry[] {
  try {
    return parseCart(localStorage.getItem(cartKey(owner)));
  } catch {
    return [];
  }
}

/** Keeps an owner's cart for the next visit. Where storage is full or forbidden it lasts as long as the tab. */
export function writeCart(owner: string, entries: CartEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(cartKey(owner));
    else localStorage.setItem(cartKey(owner), JSON.stringify(entries));
  } catch {
    // The cart in memory is still whole.
  }
}
