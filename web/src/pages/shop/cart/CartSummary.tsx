import { styled } from "styled-components";
import { cartPageTexts } from "../../../messages/cart";
import { cartTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { color, from, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { Card } from "../../../ui/layout/Card";
import { formatPrice, pluralize } from "../../../ui/format/format";
import type { CartTotal } from "./cart-total";

const Summary = styled(Card)`
  display: grid;
  gap: ${space[2]};

  h2 {
    font-size: ${text.large};
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  a {
    margin-top: ${space[3]};
  }
  ${from.large} {
    position: sticky;
    top: 6rem;
  }
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  strong {
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

/** The total of the cart, what it leaves out, and the way to order all of it at once. */
export function CartSummary({ products, total, units, unavailable }: CartTotal & { products: number }) {
  return (
    <Summary as="section" aria-label={cartPageTexts.total}>
      <Total>
        <h2>{cartPageTexts.total}</h2>
        <strong>{formatPrice(total)}</strong>
      </Total>
      <p>
        {cartPageTexts.counts(pluralize(units, "unit"), pluralize(products - unavailable, "product"))}
        {unavailable > 0 && `. Not included: ${pluralize(unavailable, "product")} that can't be ordered now`}.
      </p>
      {units > 0 && (
        <ButtonLink to={paths.paymentOfCart} size="large" wide>
          {cartTexts.checkOut}
        </ButtonLink>
      )}
    </Summary>
  );
}
