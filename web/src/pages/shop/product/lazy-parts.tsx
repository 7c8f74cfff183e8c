import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import type { BackInStock as LoadedBackInStock } from "./BackInStock";
import type { WishButton as LoadedWishButton } from "./WishButton";

// The server renders both. If the code of one doesn't load, the page is as useful without it.

/** Loads beside the page's own code, which doesn't wait for it. */
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
