import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { styled } from "styled-components";
import { useCartActions } from "../../../features/cart/CartProvider";
import { buyAgainTexts } from "../../../messages/orders";
import { color, space, text } from "../../../theme/tokens";
import { Button, type ButtonProps } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { BuyAgainButton_OrderFragment } from "./MyOrdersPage.generated";

const Note = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
`;

interface BuyAgainButtonProps extends Pick<ButtonProps, "variant" | "wide"> {
  order: BuyAgainButton_OrderFragment;
}

/**
 * Adds an order's product to the cart with its quantity, or as many units as can be ordered now; disabled if none can.
 */
export function BuyAgainButton({ order, variant = "secondary", wide }: BuyAgainButtonProps) {
  const { product, productName, qty } = order;
  const { add } = useCartActions();
  const most = product ? product.countInStock - UNITS_HELD_BACK : 0;
  const look = { variant, ...(wide && { wide }) };

  const name = <VisuallyHidden>{`: ${productName}`}</VisuallyHidden>;

  return (
    <div>
      {product && most > 0 ? (
        <Button {...look} onClick={() => add(product, Math.min(qty, most))}>
          {buyAgainTexts.buyAgain}
          {name}
        </Button>
      ) : (
        <Button {...look} disabled disabledReason={product ? buyAgainTexts.soldOut : buyAgainTexts.notSold}>
          {buyAgainTexts.buyAgain}
          {name}
        </Button>
      )}
      {most > 0 && qty > most && <Note>{buyAgainTexts.fewer(most)}</Note>}
    </div>
  );
}
