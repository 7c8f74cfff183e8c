/** The list of the cart's entries. */
export const LIST_ID = "cart-entries";

/** The row of an entry. */
export const rowIdOf = (productId: string) => `entry-${productId}`;

/** Moves the focus, for example from a button that is about to go away. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
