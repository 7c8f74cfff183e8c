import { styled } from "styled-components";
import { color, covering, secondary, space } from "../../theme/tokens";

/** The other orders of a cart. */
export const OtherOrders = styled.ul`
  display: grid;
`;

/** An order: an image, its text and its price. The link covers all of it. */
export const OtherOrderRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  min-height: 5rem;
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${color.line};
  }
  a {
    color: inherit;
    font-weight: 550;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The link covers the whole row. */
  a::after {
    ${covering}
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    ${secondary}
  }
`;

/** Price and state. */
export const OtherOrderEnd = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;

/** The price of the whole cart. */
export const CartSum = styled.p`
  margin-top: ${space[3]};
  ${secondary}
  font-variant-numeric: tabular-nums;
`;
