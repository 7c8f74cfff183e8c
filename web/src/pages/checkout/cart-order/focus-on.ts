/** The id of the list of the cart's entries. */
export const LIST_ID = "cart-entries";

/** The id of an entry's row. */
export const rowIdOf = (productId: string) => `entry-${productId}`;

/** Moves the focus, for example from a button about to be removed. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
