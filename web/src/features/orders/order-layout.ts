import { styled } from "styled-components";
import { color, from, space, text } from "../../theme/tokens";
import { Card } from "../../ui/layout/Card";

/** The parts of an order's page: one column on a phone; in wider windows the actions and the history at the right. */
export const OrderColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  ${from.large} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;

    > * {
      grid-column: 1;
    }
    > aside {
      grid-row: 1 / span 3;
      grid-column: 2;
    }
  }
`;

/** A part with a heading. */
export const OrderPart = styled(Card)`
  h2 {
    margin-bottom: ${space[4]};
    font-size: ${text.title};
  }
  > * + h2 {
    padding-top: ${space[6]};
    margin-top: ${space[6]};
    border-top: 1px solid ${color.line};
  }
`;
