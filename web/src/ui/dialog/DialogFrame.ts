import { styled } from "styled-components";
import { color, panel, shadow, space } from "../../theme/tokens";

/** The style of the native dialog; the caller sets width and content. */
export const DialogFrame = styled.dialog`
  margin: auto;
  padding: ${space[6]};
  ${panel}
  color: ${color.ink};
  box-shadow: ${shadow.floating};

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
`;
