import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { productTexts } from "../../messages/shop";
import { motion, space } from "../../theme/tokens";
import { Button, type ButtonProps } from "../../ui/form/Button";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { Check } from "../../ui/icons/icons";
import type { CartProduct } from "./cart";
import { useCartActions, useCartAvailable } from "./CartProvider";

interface AddToCartProps extends Pick<ButtonProps, "variant" | "size" | "wide"> {
  product: CartProduct;
  /** Without it the earlier quantity stays, or it is 1. */
  quantity?: number;
}

/** Has no width, so that the label doesn't move when it appears. */
const Tick = styled.span<{ $shown: boolean }>`
  width: 0;
  margin-left: calc(-1 * ${space[1]});
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transform: translateX(-0.75rem) scale(${({ $shown }) => ($shown ? 1 : 0.5)});
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};
`;

/** How long the button shows the tick, in milliseconds. */
const confirmation = 1600;

/** Adds a product to the cart and confirms it for a moment. Not rendered for admins, who have no cart. */
export function AddToCart({ product, quantity, variant = "quiet", ...look }: AddToCartProps) {
  const { add } = useCartActions();
  const available = useCartAvailable();
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
        <Tick $shown={added > 0}>
          <Check size={14} strokeWidth={2.5} aria-hidden />
        </Tick>
        {productTexts.addToCart}
        <VisuallyHidden>: {product.name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{added > 0 && `${product.name} is in your cart.`}</VisuallyHidden>
    </>
  );
}
