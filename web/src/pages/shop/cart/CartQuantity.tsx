import { cartQuantities } from "@shop/shared/stock";
import { styled } from "styled-components";
import { cartTexts, productTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import type { CartEntry } from "../../../features/cart/cart";
import { useCartActions } from "../../../features/cart/CartProvider";
import { color, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { ButtonLink } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;
  margin-top: ${space[3]};

  > div {
    width: 7rem;
  }
`;

const Note = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-top: ${space[1]};
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Explains why a product can't be ordered. */
export function Unavailable({ label, children }: { label: string; children?: string }) {
  return (
    <Note>
      <Badge>{label}</Badge>
      {children && <span>{children}</span>}
    </Note>
  );
}

/** The quantity of a cart entry, limited by the current stock, and the link to buy it (spec §2). */
export function CartQuantity({ entry }: { entry: CartEntry }) {
  const { productId, name, countInStock, quantity } = entry;
  const { setQuantity: choose } = useCartActions();
  if (countInStock <= 0) {
    return (
      <Unavailable label={productTexts.outOfStock}>
        We'll keep it here in case it comes back.
      </Unavailable>
    );
  }

  const offers = cartQuantities(countInStock);
  const chosen = Math.min(quantity, offers.length);
  return (
    <>
      <Choices>
        <SelectField
          label={cartTexts.quantity}
          value={chosen}
          onChange={({ target }) => choose(productId, Number(target.value))}
        >
          {offers.map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </SelectField>
        <ButtonLink to={paths.product(productId)} variant="secondary">
          {cartTexts.buyNow}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      </Choices>
      <Note role="status">
        {countInStock < quantity && `You chose ${quantity}; only ${countInStock} are left.`}
      </Note>
    </>
  );
}
