import { styled } from "styled-components";
import { color, radius, shadow, space } from "../../theme/tokens";

/** The style of the native dialog; the caller sets width and content. */
export const DialogFrame = styled.dialog`
  margin: auto;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
`;
