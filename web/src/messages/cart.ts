/** `/cart`, beside the specification. */
export const cartPageTexts = {
  empty: "Your cart is empty. Items you add are saved on this device.",
  allProducts: "See all products",
  kept: "We'll keep it here in case it comes back.",
  noLongerSold: "No longer available",
  orderOnlyThis: "Order only this",
  each: (price: string) => `${price} each`,
  priceBefore: (price: string) => `It was ${price} when you added it.`,
  total: "Total",
} as const;
