import { lazyPart } from "../lazy-part";

/** The button that chooses the product for the comparison. */
export const CompareButton = lazyPart("beside", () =>
  import("../../../features/catalogue/CompareToggle").then((file) => file.CompareToggle),
);

/** The button that puts a product on the wish list. */
export const WishButton = lazyPart("beside", () => import("./WishButton").then((file) => file.WishButton));

/** What is like the product, and what was seen before. */
export const RelatedProducts = lazyPart("beside", () =>
  import("./RelatedProducts").then((file) => file.RelatedProducts),
);

/** What customers who bought the product say of it. */
export const ProductReviews = lazyPart("beside", () =>
  import("./ProductReviews").then((file) => file.ProductReviews),
);

/** The values of the product's attributes, in groups. */
export const Specifications = lazyPart("beside", () =>
  import("./Specifications").then((file) => file.Specifications),
);

/** In place of the order form of a product that is sold out. */
export const SoldOut = lazyPart("rendered", () => import("./BackInStock").then((file) => file.SoldOut));

/** Below the order form where all that is in stock is held back. */
export const HeldBack = lazyPart("rendered", () => import("./BackInStock").then((file) => file.HeldBack));
