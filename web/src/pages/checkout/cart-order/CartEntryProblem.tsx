import { styled } from "styled-components";
import { useCartActions } from "../../../features/cart/CartProvider";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { cartOrderTexts } from "../../../messages/cart-order";
import { paths } from "../../../routing/paths";
import { space } from "../../../theme/tokens";
import { Notice } from "../../../ui/feedback/Notice";
import { Button, ButtonLink } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { CartProblem } from "./cart-problem";
import { focusOn, LIST_ID, rowIdOf } from "./focus-on";

const Frame = styled(Notice)`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[3]};
  padding: ${space[3]};

  && p {
    color: inherit;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
`;

interface CartEntryProblemProps {
  entry: CurrentEntry;
  problem: CartProblem;
}

/** Why an entry can't be ordered as it stands, and what the customer can do about it. */
export function CartEntryProblem({ entry: { productId, name }, problem }: CartEntryProblemProps) {
  const { text, most, order, fewer } = problem;
  const { remove, setQuantity } = useCartActions();
  const reduceTo = (quantity: number) => {
    setQuantity(productId, quantity);
    focusOn(rowIdOf(productId)); // the button goes away
  };
  const takeOut = () => {
    remove(productId);
    focusOn(LIST_ID);
  };
  const ofProduct = <VisuallyHidden>: {name}</VisuallyHidden>;

  return (
    <Frame>
      <p>{text}</p>
      <Actions>
        {most !== undefined && (
          <Button variant="secondary" onClick={() => reduceTo(most)}>
            {cartOrderTexts.orderFewer(most)}
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
    </Frame>
  );
}
