import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { productTexts } from "../../messages";
import { Button, type ButtonProps } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { CartProduct } from "./cart";
import { useCartActions } from "./CartProvider";

interface AddToCartProps extends Pick<ButtonProps, "variant" | "size" | "wide"> {
  product: CartProduct;
  /** Without one, an earlier choice stays, or it is 1. */
  quantity?: number;
}

/** How long the button confirms, in milliseconds. */
const confirmation = 1600;

/** Puts the product into the cart and says so for a moment. Admins, who have no cart, do not see it. */
export function AddToCart({ product, quantity, variant = "quiet", ...look }: AddToCartProps) {
  const { available, add } = useCartActions();
  const [added, setAdded] = useState(0);

  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), confirmation);
    return () => clearTimeout(timer);
  }, [added]);

  if (!available) return null;
  const press = () => {
    add(product, quantity);
    setAdded((times) => times + 1);
  };

  return (
    <>
      <Button variant={variant} {...look} onClick={press}>
        {added > 0 && <Check size={16} aria-hidden />}
        {productTexts.addToCart}
        <VisuallyHidden>: {product.name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{added > 0 && `${product.name} is in your cart.`}</VisuallyHidden>
    </>
  );
}
