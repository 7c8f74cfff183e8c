import { styled } from "styled-components";
import { panel, space } from "../../theme/tokens";

/** A bordered container for one item: a form, a summary, a chart. */
export const Card = styled.div`
  padding: clamp(${space[5]}, 4vw, ${space[8]});
  ${panel}
`;
