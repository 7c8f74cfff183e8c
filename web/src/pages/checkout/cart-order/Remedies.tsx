import { styled } from "styled-components";
import { cartOrderTexts } from "@shop/shared/messages/en/checkout";
import { useCartActions } from "../../../features/cart/CartProvider";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { paths } from "../../../paths";
import { space } from "../../../theme/tokens";
import { Button, ButtonLink } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { CartProblem } from "./cart-problem";
import { rowIdOf, focusOn, LIST_ID } from "./focus-on";

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
`;

interface RemediesProps {
  entry: CurrentEntry;
  problem: CartProblem;
}

/** The customer's choices for an entry that can't be ordered. */
export function Remedies({ entry: { productId, name }, problem }: RemediesProps) {
  const { most, order, fewer } = problem;
  const { remove, setQuantity } = useCartActions();
  const reduceTo = (quantity: number) => {
    setQuantity(productId, quantity);
    focusOn(rowIdOf(productId)); // the button is removed
  };
  const takeOut = () => {
    remove(productId);
    focusOn(LIST_ID);
  };
  const ofProduct = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;

  return (
    <Actions>
      {most !== undefined && (
        <Button variant="secondary" onClick={() => reduceTo(most)}>
          <span>{cartOrderTexts.orderFewer(most)}</span>
          {ofProduct}
        </Button>
      )}
      {order && (
        <ButtonLink variant="secondary" to={paths.myOrder(order.email, order.id)}>
          {cartOrderTexts.existingOrder(order.number)}
        </ButtonLink>
      )}
      {fewer && (
        <ButtonLink variant="secondary" to={paths.cart}>
          {cartOrderTexts.changeQuantity}
          {ofProduct}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={takeOut}>
        {cartOrderTexts.takeOut}
        {ofProduct}
      </Button>
    </Actions>
  );
}
