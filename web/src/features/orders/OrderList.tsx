import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** A column with a table of orders and the link to further orders. */
export const OrderList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;
