import { styled } from "styled-components";
import { color } from "../../theme/tokens";

/** A text of less importance. */
export const Muted = styled.span`
  color: ${color.muted};
`;
