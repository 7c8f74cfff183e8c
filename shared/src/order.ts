/** The bounds of an order's fields (spec §5 Shipping). */
export const orderBounds = {
  productId: { min: 1, max: 100 },
  quantity: { min: 1, max: 1_000_000 },
  name: { min: 1, max: 100 },
  address: { min: 1, max: 500 },
  phone: { min: 3, max: 40 },
  idempotencyKey: { min: 1, max: 100 },
} as const;

/** How many different products can be ordered at once, and how many orders one payment covers. */
export const MAX_CART_ITEMS = 50;
