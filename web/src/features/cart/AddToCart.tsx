import { productTexts } from "../../messages/shop";
import { Button, type ButtonProps } from "../../ui/form/Button";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import type { CartProduct } from "./cart";
import { useCartActions, useCartAvailable } from "./CartProvider";

interface AddToCartProps extends Pick<ButtonProps, "variant" | "size" | "wide"> {
  product: CartProduct;
  /** Without it the earlier quantity stays, or it is 1. */
  quantity?: number;
}

/**
 * Adds a product to the cart; a product that is already there is replaced (spec §3). Disabled where it is sold out. Not
 * rendered for admins, who have no cart.
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
