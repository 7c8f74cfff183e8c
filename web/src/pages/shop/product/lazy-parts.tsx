import { lazyPart } from "../../../ui/browser/page-loading";

/** The button that adds the product to the comparison. */
export const CompareButton = lazyPart("beside", () =>
  import("../../../features/catalogue/CompareToggle").then((file) => file.CompareToggle),
);

/** The button that adds the product to the wish list. */
export const WishButton = lazyPart("beside", () => import("./WishButton").then((file) => file.WishButton));

/** Similar products, and recently viewed ones. */
export const RelatedProducts = lazyPart("beside", () =>
  import("./RelatedProducts").then((file) => file.RelatedProducts),
);

/** The reviews by customers of the product. */
export const ProductReviews = lazyPart("beside", () =>
  import("./ProductReviews").then((file) => file.ProductReviews),
);

/** The values of the product's attributes, in groups. */
export const Specifications = lazyPart("beside", () =>
  import("./Specifications").then((file) => file.Specifications),
);

/** The variants of the product to choose from. */
export const VariantChoices = lazyPart("rendered", () =>
  import("./variants/VariantChoices").then((file) => file.VariantChoices),
);

/** Replaces the order form of a sold-out product. */
export const SoldOut = lazyPart("rendered", () => import("./BackInStock").then((file) => file.SoldOut));

/** Below the order form while the whole stock is reserved. */
export const HeldBack = lazyPart("rendered", () => import("./BackInStock").then((file) => file.HeldBack));
