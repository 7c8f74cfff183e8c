import type { CartEntry, CartProduct } from "./cart";

/**
 * The cart with another variant in an entry's place, with its quantity as far as the stock allows; an entry that the variant already has
 * joins it. The replaced entry stays, with quantity 0, until the account has removed it.
 */
export function replaceEntry(entries: CartEntry[], productId: string, variant: CartProduct): CartEntry[] {
  const { id, name, image, price, countInStock } = variant;
  const replaced = entries.find((each) => each.productId === productId);
  if (!replaced) return entries;
  const joined = entries.find((each) => each.productId === id);
  const units = replaced.quantity + (joined?.quantity ?? 0);
  const quantity = Math.max(1, Math.min(units, countInStock));
  // not undefined where the account has a cart, because entries new to it move to the end
  const saved = joined?.saved ?? (replaced.saved === undefined ? undefined : 0);
  const removed = replaced.saved ? [{ ...replaced, quantity: 0 }] : [];
  return entries
    .filter((each) => each !== joined)
    .flatMap((each) =>
      each === replaced
        ? [{ productId: id, name, image, price, countInStock, quantity, saved }, ...removed]
        : each,
    );
}

/** The cart with these options stored with a product's entry. */
export function withOptions(entries: CartEntry[], productId: string, options: string): CartEntry[] {
  const isOther = (each: CartEntry) => each.productId === productId && (each.options ?? "") !== options;
  return entries.some(isOther)
    ? entries.map((each) => (isOther(each) ? { ...each, options } : each))
    : entries;
}
