import { styled } from "styled-components";
import { color, from, space, text } from "../../../theme/tokens";
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

/** The total of the cart, and what it leaves out. */
export function CartSummary({ products, total, units, unavailable }: CartTotal & { products: number }) {
  return (
    <Summary as="section" aria-label="Total">
      <Total>
        <h2>Total</h2>
        <strong>{formatPrice(total)}</strong>
      </Total>
      <p>
        {pluralize(units, "unit")} of {pluralize(products - unavailable, "product")}
        {unavailable > 0 && `. Not included: ${pluralize(unavailable, "product")} that can't be ordered now`}.
      </p>
      {products - unavailable > 1 && <p>Each product is ordered separately.</p>}
    </Summary>
  );
}
