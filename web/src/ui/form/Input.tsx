import { css, styled } from "styled-components";
import { color, controlFrame, motion, space, text } from "../../theme/tokens";

/** The style of all form controls. */
export const controlStyle = css`
  width: 100%;
  min-width: 0; /* a date and time control is wider than half a form */
  min-height: var(--target);
  padding: ${space[2]} ${space[3]};
  ${controlFrame}
  color: ${color.ink};
  font-size: ${text.body};
  line-height: 1.4;
  transition: border-color ${motion.quick};

  &:hover:not(:disabled, [readonly]) {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &[aria-invalid="true"] {
    border-color: ${color.badInk};
    box-shadow: inset 0 0 0 1px ${color.badInk};
  }
  &[readonly],
  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
  }
`;

/** The input element without a label. A number field has no spin buttons: in Safari they cover the number. */
export const Input = styled.input`
  ${controlStyle}

  &[type="number"] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button {
    display: none;
  }
`;
