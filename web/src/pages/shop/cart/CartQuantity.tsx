import { cartQuantities, exceedsStock, UNITS_HELD_BACK } from "@shop/shared/stock";
import { styled } from "styled-components";
import { cartPageTexts, cartTexts } from "@shop/shared/messages/en/checkout";
import { lastUnitText, productTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { useCartActions } from "../../../features/cart/CartProvider";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import type { PassedQuantity } from "../../../features/cart/passed-quantity";
import { totalPrice } from "../../../features/orders/total-price";
import { secondary, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { ButtonLink } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import { formatPrice } from "../../../ui/format/format";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { buyableQuantity } from "./cart-total";

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;
  justify-content: space-between;

  > :first-child {
    width: 6rem;
  }
  strong {
    font-size: ${text.large};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: var(--target);
  }
`;

/** Quiet, because 'Check out' is the main action; their texts are aligned with the quantity. */
const BuyLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: calc(-1 * ${space[4]});
`;

const Note = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${secondary}

  &:empty {
    position: absolute; /* An empty live region takes no space. */
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[2]};
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

interface CartQuantityProps {
  entry: CurrentEntry;
  /** The words of the product's address, once they are loaded. */
  slug: string | null | undefined;
}

/** The quantity of a cart entry, limited by the current stock, its price, and the links to buy it (spec §2). */
export function CartQuantity({ entry, slug }: CartQuantityProps) {
  const { productId, price, countInStock } = entry;
  const { setQuantity: choose } = useCartActions();
  if (countInStock <= 0) {
    return <Unavailable label={productTexts.outOfStock}>{cartPageTexts.kept}</Unavailable>;
  }

  const offers = cartQuantities(countInStock);
  const chosen = buyableQuantity(entry);
  return (
    <>
      <Stack>
        <Choice>
          <SelectField
            label={cartTexts.quantity}
            value={Math.min(chosen, offers.length)}
            onChange={({ target }) => choose(productId, Number(target.value))}
          >
            {offers.map((offered) => (
              <option key={offered}>{offered}</option>
            ))}
          </SelectField>
          <strong>{formatPrice(totalPrice(price, chosen))}</strong>
        </Choice>
        <Note role="status">{stockNote(entry)}</Note>
      </Stack>
      <Links entry={entry} slug={slug} quantity={chosen} />
    </>
  );
}

/** 'Buy Now' to the product's page, and a link to the shipping form unless it would refuse the order. */
function Links({ entry, slug, quantity }: CartQuantityProps & { quantity: number }) {
  const { productId, name, countInStock } = entry;
  const passed: PassedQuantity = { quantity };
  return (
    <BuyLinks>
      {!exceedsStock(countInStock, quantity) && (
        <ButtonLink to={paths.payment(productId, quantity)} variant="quiet">
          {cartPageTexts.orderOnlyThis}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink to={paths.product(productId, slug)} state={passed} variant="quiet">
        {cartTexts.buyNow}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ButtonLink>
    </BuyLinks>
  );
}

/** The effect of the stock on the chosen quantity (D-03). */
function stockNote(entry: CurrentEntry): string | false {
  const { quantity, countInStock } = entry;
  if (!exceedsStock(countInStock, quantity)) return false;
  const limit = lastUnitText(countInStock - UNITS_HELD_BACK);
  return countInStock < quantity ? `${cartPageTexts.tooFew(quantity, countInStock)} ${limit}` : limit;
}
