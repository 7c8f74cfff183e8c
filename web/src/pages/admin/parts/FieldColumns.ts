import { styled } from "styled-components";
import { from, space } from "../../../theme/tokens";

/** Fields side by side if they fit. */
export const FieldColumns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
