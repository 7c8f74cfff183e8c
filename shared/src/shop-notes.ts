/** The bounds of a note of the shop about an order or a customer. */
export const shopNoteBounds = { text: { min: 1, max: 2_000 } } as const;

/** The maximum number of the shop's notes about one order or one customer. */
export const MAX_SHOP_NOTES = 100;
