import { css } from "styled-components";
import { color, frameless, motion } from "../../theme/tokens";

/** The style of a square button of 44 px around an icon. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  ${frameless}
  color: ${color.ink};
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
`;
