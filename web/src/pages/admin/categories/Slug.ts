import { styled } from "styled-components";
import { color, text } from "../../../theme/tokens";

/** A slug as used in URLs. */
export const Slug = styled.code`
  color: ${color.muted};
  font-family: inherit;
  font-size: ${text.small};
`;
