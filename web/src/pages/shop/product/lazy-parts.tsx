import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import type { CompareToggle } from "../../../features/catalogue/CompareToggle";
import type { BackInStock as LoadedBackInStock } from "./BackInStock";
import type { ProductReviews as LoadedProductReviews } from "./ProductReviews";
import type { RelatedProducts as LoadedRelatedProducts } from "./RelatedProducts";
import type { Specifications as LoadedSpecifications } from "./Specifications";
import type { WishButton as LoadedWishButton } from "./WishButton";

// The server renders them. If the code of one doesn't load, the page is as useful without it.

// The first five load beside the page's own code, which doesn't wait for them.
const compareButton = import("../../../features/catalogue/CompareToggle").then(
  (file) => ({ default: file.CompareToggle }),
  () => ({ default: () => null }),
);
const LazyCompareButton = lazy<ComponentType<ComponentProps<typeof CompareToggle>>>(() => compareButton);

/** The button that chooses the product for the comparison. */
export function CompareButton(props: ComponentProps<typeof CompareToggle>) {
  return (
    <Suspense fallback={null}>
      <LazyCompareButton {...props} />
    </Suspense>
  );
}

const wishButton = import("./WishButton").then(
  (file) => ({ default: file.WishButton }),
  () => ({ default: () => null }),
);
const LazyWishButton = lazy<ComponentType<ComponentProps<typeof LoadedWishButton>>>(() => wishButton);

/** The button that puts a product on the wish list. */
export function WishButton(props: ComponentProps<typeof LoadedWishButton>) {
  return (
    <Suspense fallback={null}>
      <LazyWishButton {...props} />
    </Suspense>
  );
}

const relatedProducts = import("./RelatedProducts").then(
  (file) => ({ default: file.RelatedProducts }),
  () => ({ default: () => null }),
);
const LazyRelatedProducts = lazy<ComponentType<ComponentProps<typeof LoadedRelatedProducts>>>(
  () => relatedProducts,
);

/** What is like the product, and what was seen before. */
export function RelatedProducts(props: ComponentProps<typeof LoadedRelatedProducts>) {
  return (
    <Suspense fallback={null}>
      <LazyRelatedProducts {...props} />
    </Suspense>
  );
}

const productReviews = import("./ProductReviews").then(
  (file) => ({ default: file.ProductReviews }),
  () => ({ default: () => null }),
);
const LazyProductReviews = lazy<ComponentType<ComponentProps<typeof LoadedProductReviews>>>(
  () => productReviews,
);

/** What customers who bought the product say of it. */
export function ProductReviews(props: ComponentProps<typeof LoadedProductReviews>) {
  return (
    <Suspense fallback={null}>
      <LazyProductReviews {...props} />
    </Suspense>
  );
}

const specifications = import("./Specifications").then(
  (file) => ({ default: file.Specifications }),
  () => ({ default: () => null }),
);
const LazySpecifications = lazy<ComponentType<ComponentProps<typeof LoadedSpecifications>>>(
  () => specifications,
);

/** The values of the product's attributes, in groups. */
export function Specifications(props: ComponentProps<typeof LoadedSpecifications>) {
  return (
    <Suspense fallback={null}>
      <LazySpecifications {...props} />
    </Suspense>
  );
}

/** Loads where a product is sold out. */
const LazyBackInStock = lazy<ComponentType<ComponentProps<typeof LoadedBackInStock>>>(() =>
  import("./BackInStock").then(
    (file) => ({ default: file.BackInStock }),
    () => ({ default: () => null }),
  ),
);

/** The form that asks for an email when a product is back. */
export function BackInStock(props: ComponentProps<typeof LoadedBackInStock>) {
  return (
    <Suspense fallback={null}>
      <LazyBackInStock {...props} />
    </Suspense>
  );
}
