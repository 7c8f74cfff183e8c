import type { CartEntry } from "./cart";

/** The owner of a visitor's cart; for a user's cart it is the user's id. */
export const visitor = "visitor";

/** The local-storage key of an owner's cart. */
export function cartKey(owner: string): string {
  return `shop.cart.${owner}`;
}

function isEntry(value: unknown): value is CartEntry {
  const { productId, name, image, price, countInStock, quantity } = (value ?? {}) as Partial<CartEntry>;
  return (
    [productId, name, image].every((text) => typeof text === "string") &&
    Number.isFinite(price) &&
    [countInStock, quantity].every(Number.isInteger)
  );
}

/** Parses a stored cart. Drops invalid entries, and all but the last entry of each product. */
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

function pick(entry: CartEntry): CartEntry {
  const { productId, name, image, price, countInStock, options } = entry;
  const saved = Number(entry.saved) || undefined;
  const quantity = Math.max(saved ? 0 : 1, entry.quantity);
  return { productId, name, image, price, countInStock, options, quantity, saved };
}

/** An owner's stored cart; empty if storage is forbidden. */
export function readCart(owner: string): CartEntry[] {
  try {
    return parseCart(localStorage.getItem(cartKey(owner)));
  } catch {
    return [];
  }
}

/** Stores an owner's cart. If storage is full or forbidden, the cart lasts as long as the tab. */
export function writeCart(owner: string, entries: CartEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(cartKey(owner));
    else localStorage.setItem(cartKey(owner), JSON.stringify(entries));
  } catch {
    // the cart in memory is unaffected
  }
}
