/** The wish list: its page, and the button of a product. */
export const wishTexts = {
  title: "Wish list",
  loading: "your wish list",
  empty: "Nothing on your wish list yet. Press the heart on a product to keep it here, on every device.",
  allProducts: "See all products",
  moveToCart: "Move to cart",
  remove: (product: string) => `Remove ${product} from your wish list`,
  moved: (product: string) => `${product} is in your cart now.`,
  removed: (product: string) => `${product} is off your wish list.`,
} as const;
