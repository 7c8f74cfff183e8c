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
  compare: "Compare",
  added: "Added",
  viewCart: "View cart",
  soldOut: "Currently sold out.",
  quantity: "Quantity",
  /** Why the list may skip numbers: it is short; the shipping form takes any number. */
  anyNumber: "You can type any other number on the next page.",
  units: "How many to add",
  fewer: "One less",
  more: "One more",
  chooseHowMany: "Choose a quantity.",
  /** The rating is the shop's, entered with the product. Beside it stands that of the customers. */
  ownRating: "Our rating",
  enlarge: "Enlarge the picture",
  picture: "Picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
} as const;

/** Said of a quantity that leaves none of the units that are never sold (D-03). */
export function lastUnitText(most: number): string {
  return most > 0 ? `You can order up to ${most}.` : "Sold out";
}

/** `/cart`. */
export const cartTexts = {
  heading: "Shopping cart",
  quantity: "Quantity",
  buyNow: "Buy Now",
  /** Beside the specification: orders the whole cart. */
  checkOut: "Check out",
} as const;

/** Alerts of the list of products (spec §8). */
export const shopAlerts = {
  /** Titled 'Success!' although it is a failure (D-01). */
  productsUnavailable: failed("Unable to fetch Products", "Success!"),
} as const;
