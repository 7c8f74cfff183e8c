import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** The facts below the heading of a page: a state, a day. */
export const LeadLine = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;
