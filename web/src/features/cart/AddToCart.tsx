import { productTexts } from "@shop/shared/messages/en/products";
import { Button, type ButtonProps } from "../../ui/form/Button";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import type { CartProduct } from "./cart";
import { useCartActions, useCartAvailable } from "./CartProvider";

interface AddToCartProps extends Pick<ButtonProps, "variant" | "size" | "wide"> {
  product: CartProduct;
  /** The quantity to add; by default the earlier quantity, or 1. */
  quantity?: number;
}

/**
 * Adds a product to the cart, replacing an existing entry (spec §3). Disabled if the product is sold out. Not rendered
 * for admins, because they have no cart.
 */
export function AddToCart({ product, quantity, variant = "soft", ...look }: AddToCartProps) {
  const { add } = useCartActions();
  if (!useCartAvailable()) return null;

  return (
    <Button
      variant={variant}
      {...look}
      disabled={product.countInStock <= 0}
      onClick={() => add(product, quantity)}
    >
      {productTexts.addToCart}
      <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
    </Button>
  );
}
