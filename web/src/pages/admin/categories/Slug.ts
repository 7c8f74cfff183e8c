import { styled } from "styled-components";
import { color, text } from "../../../theme/tokens";

/** A slug, as it stands in addresses. */
export const Slug = styled.code`
  color: ${color.muted};
  font-family: inherit;
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;
