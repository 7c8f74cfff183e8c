import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { styled } from "styled-components";
import { useCartActions } from "../../../features/cart/CartProvider";
import { buyAgainTexts } from "@shop/shared/messages/en/orders";
import { secondary, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { BuyAgainButton_OrderFragment } from "./MyOrdersPage.generated";

const Note = styled.p`
  margin-top: ${space[2]};
  ${secondary}
`;

interface BuyAgainButtonProps {
  order: BuyAgainButton_OrderFragment;
  wide?: boolean;
}

/**
 * Adds an order's product to the cart with its quantity, or as many units as can be ordered now; disabled if none can.
 */
export function BuyAgainButton({ order, wide = false }: BuyAgainButtonProps) {
  const { product, productName, qty } = order;
  const { add } = useCartActions();
  const most = product ? product.countInStock - UNITS_HELD_BACK : 0;

  return (
    <div>
      <Button
        variant="secondary"
        wide={wide}
        disabled={most <= 0}
        disabledReason={product ? buyAgainTexts.soldOut : buyAgainTexts.notSold}
        onClick={() => product && add(product, Math.min(qty, most))}
      >
        {buyAgainTexts.buyAgain}
        <VisuallyHidden>{`: ${productName}`}</VisuallyHidden>
      </Button>
      {most > 0 && qty > most && <Note>{buyAgainTexts.fewer(most)}</Note>}
    </div>
  );
}
