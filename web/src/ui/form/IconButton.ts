import { styled } from "styled-components";
import { color } from "../../theme/tokens";
import { iconButton } from "./icon-button-style";

/** A square button around an icon. With `aria-disabled` it stays focusable. */
export const IconButton = styled.button`
  ${iconButton}

  &[aria-disabled="true"] {
    color: ${color.edge};
    cursor: default;
  }
`;
