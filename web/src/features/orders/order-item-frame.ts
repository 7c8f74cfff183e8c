import { styled } from "styled-components";
import { color, from, space, text } from "../../theme/tokens";
import { OrderPart } from "./order-layout";

/** The product next to its image, and the total below both. */
export const ItemFrame = styled(OrderPart)`
  display: grid;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[5]};

  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

/** Name, quantity and price. */
export const ItemWords = styled.div`
  h2 {
    margin-bottom: ${space[2]};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: calc((var(--target) - 1.25em) / 2); /* a touch target of 44 px in the space of one line */
    margin-block: calc((1.25em - var(--target)) / 2);
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: ${color.accentInk};
  }
  p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** The lines from the products' price to the total. */
export const ItemAmounts = styled.div`
  grid-column: 1 / -1;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** The price of all units. */
export const ItemTotal = styled.p`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-size: ${text.title};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
