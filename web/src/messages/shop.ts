import { failed } from "./alerts";

/** Product card and `/product/{id}`. */
export const productTexts = {
  buyNow: "Buy Now",
  addToCart: "Add to cart",
  orderNow: "Order now",
  goBack: "Go Back",
  inStock: "In Stock",
  outOfStock: "Out Of Stock",
  /** Beside the specification. */
  inCart: "In cart ✓",
  added: "Added",
  viewCart: "View cart",
  closeNotice: "Close",
  soldOut: "Currently sold out.",
} as const;

/** `/cart`. */
export const cartTexts = { heading: "Shopping cart", quantity: "Quantity", buyNow: "Buy Now" } as const;

/** Alerts of the list of products (spec §8). */
export const shopAlerts = {
  /** Titled 'Success!' although it is none (D-01). */
  productsUnavailable: failed("Unable to fetch Products", "Success!"),
} as const;
