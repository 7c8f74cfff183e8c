import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** A table of orders, and what leads to more of them below it. */
export const OrderList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;
