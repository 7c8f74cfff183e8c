import { amountBounds } from "./bounds";

/** The bounds of an order's fields (spec §5 Shipping). */
export const orderBounds = {
  productId: { min: 1, max: 100 },
  quantity: { min: 1, max: 1_000_000 },
  name: { min: 1, max: 100 },
  address: { min: 1, max: 500 },
  phone: { min: 3, max: 40 },
  idempotencyKey: { min: 1, max: 100 },
  shippingMethodId: { min: 1, max: 100 },
  /** The code as typed: the shop rejects an impossible code in the way it rejects an unknown one. */
  discountCode: { min: 1, max: 100 },
  region: { min: 0, max: 100 },
  postalCode: { min: 0, max: 20 },
  note: { min: 0, max: 500 },
  total: amountBounds(0, 999_999_999_999),
} as const;

/** The maximum number of different products of a cart, and of orders that one payment covers. */
export const MAX_CART_ITEMS = 50;
