import { styled } from "styled-components";
import { productTexts } from "@shop/shared/messages/en/products";
import { color } from "../../theme/tokens";
import type { CartProduct } from "./cart";
import { useCartAvailable, useInCart } from "./CartProvider";

const Mark = styled.span`
  padding: 0.2em 0.7em;
  border-radius: 99px;
  background: ${color.ink};
  color: ${color.ground};
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;
`;

/**
 * The mark of a product in the cart. Rendered in advance and hidden: a style added later would make the browser recompute the styles
 * of the whole document.
 */
export function InCart({ product }: { product: CartProduct }) {
  const inCart = useInCart(product.id);
  if (!useCartAvailable()) return null;
  return <Mark hidden={!inCart}>{inCart && productTexts.inCart}</Mark>;
}
