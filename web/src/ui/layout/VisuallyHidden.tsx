import { styled } from "styled-components";
import { visuallyHidden } from "../../theme/tokens";

/** Visible to screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
