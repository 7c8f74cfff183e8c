import { styled } from "styled-components";
import { color, from, panel, radius, secondary, space, visuallyHidden } from "../../../theme/tokens";

/** Windows wide enough for columns; in narrower ones each order is a card. */
export const asRows = from.large;
const asCards = "@media (max-width: 63.99rem)";

/**
 * The table of My Orders. The columns are in the order of spec §2. CSS puts the product first, and below it in small
 * type the customer's email and name, because the customer is the reader.
 */
export const OrderTableFrame = styled.table`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  font-variant-numeric: tabular-nums;

  ${asRows} {
    grid-template-columns: 5rem fit-content(14rem) minmax(0, 1fr) 5rem 7rem auto;
    gap: 0 ${space[5]};
  }
`;

/** Visible with columns, and always available to screen readers. */
export const OrderTableHead = styled.thead`
  ${asCards} {
    ${visuallyHidden}
  }
  ${asRows} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;

    tr {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      padding: 0 ${space[2]} ${space[2]};
      border-bottom: 1px solid ${color.edge};
    }
  }
  th {
    padding: 0;
    ${secondary}
    font-weight: 500;
    text-align: start;
  }
  [data-cell="product"] {
    grid-column: 1 / span 3;
    grid-row: 1;
  }
  [data-cell="quantity"] {
    grid-column: 4;
    text-align: center;
  }
  [data-cell="status"] {
    grid-column: 5;
  }
  [data-cell="email"],
  [data-cell="name"],
  [data-cell="action"] {
    ${visuallyHidden}
  }
`;

/** An order, or the orders of a cart, which are one card on a phone. */
export const OrderTableBody = styled.tbody`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  gap: ${space[4]};

  ${asRows} {
    gap: 0;
  }
  &[data-cart] {
    gap: 0;
    overflow: clip;
    border: 1px solid ${color.edge};
    border-radius: ${radius.large};

    > * {
      border-width: 0;
      border-radius: 0;
    }
    > * + * {
      border-top: 1px solid ${color.line};
    }
    ${asRows} {
      margin-block: ${space[4]};

      > * {
        padding-inline: ${space[4]};
      }
    }
  }
`;

/** The head of a cart's orders. */
export const CartRow = styled.tr`
  display: block;
  grid-column: 1 / -1;
  padding: ${space[4]};
  background: ${color.sunken};

  th {
    display: block;
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }
`;

/** An order: a card on a phone, a table row in wider windows. */
export const OrderRow = styled.tr`
  display: grid;
  grid-template-columns: min(5rem, 25vw) minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]};
  ${panel}

  ${asRows} {
    grid-column: 1 / -1;
    grid-template-rows: auto 1fr;
    grid-template-columns: subgrid;
    padding: ${space[5]} ${space[2]};
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;
  }

  td {
    min-width: 0;
    padding: 0;
    overflow-wrap: anywhere;
  }
  [data-cell="product"] {
    display: grid;
    grid-row: 1;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  [data-cell="email"],
  [data-cell="name"] {
    grid-column: 2 / -1;
    ${secondary}
  }
  [data-cell="name"] {
    grid-row: 2;
  }
  [data-cell="email"] {
    grid-row: 3;
  }
  [data-cell="quantity"],
  [data-cell="status"] {
    grid-row: 4;
    padding-top: ${space[3]};
  }
  [data-cell="quantity"] {
    grid-column: 1 / span 2;
    align-self: center;
  }
  [data-cell="quantity"]::before {
    content: attr(data-header) " ";
    ${secondary}
  }
  [data-cell="quantity"] > span {
    display: inline-block; /* the placeholder, at the position of the number */
    vertical-align: middle;
  }
  [data-cell="action"] {
    grid-row: 5;
    grid-column: 1 / -1;
    padding-top: ${space[3]};
  }

  ${asRows} {
    [data-cell="product"] {
      grid-column: 1 / span 3;
    }
    [data-cell="name"] {
      grid-row: 2;
      grid-column: 2;
    }
    [data-cell="email"] {
      grid-row: 2;
      grid-column: 3;
    }
    [data-cell="quantity"],
    [data-cell="status"],
    [data-cell="action"] {
      grid-row: 1 / span 2;
      align-self: start;
      padding-top: 0;
    }
    [data-cell="quantity"] {
      grid-column: 4;
      text-align: center;
    }
    [data-cell="quantity"]::before {
      content: none;
    }
    [data-cell="status"] {
      grid-column: 5;
    }
    [data-cell="action"] {
      grid-column: 6;
    }
  }
`;
