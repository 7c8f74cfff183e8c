import { styled } from "styled-components";
import { color, space, text } from "../../../theme/tokens";

/** A list that scrolls inside a dialog, divided by lines. */
export const ScrolledList = styled.ul`
  max-height: 40dvh;
  margin-top: ${space[4]};
  overflow-y: auto;
  border-block: 1px solid ${color.line};
  font-size: ${text.small};

  li {
    padding-block: ${space[2]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
`;
