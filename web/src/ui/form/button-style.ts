import { css } from "styled-components";
import { color, motion, radius, space, text } from "../../theme/tokens";

/**
 * `primary` once per view, `soft` once per card, `secondary` elsewhere, `quiet` in rows and menus, `danger` for actions
 * that can't be undone.
 */
export type ButtonVariant = "primary" | "soft" | "secondary" | "quiet" | "danger";

/** 36, 44 and 52 px high. `small` is for dense tables only: touch needs 44 px. */
export type ButtonSize = "small" | "medium" | "large";

/** The props that the style depends on. */
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  primary: css`
    --fill: ${color.accent};
    --fill-hover: ${color.accentHover};
    --ink: ${color.onAccent};
    --rim: transparent;
  `,
  soft: css`
    --fill: ${color.accentSoft};
    --fill-hover: color-mix(in oklab, ${color.accentSoft}, ${color.accentInk} 12%);
    --ink: ${color.accentInk};
    --rim: transparent;
  `,
  secondary: css`
    --fill: ${color.surface};
    --fill-hover: ${color.sunken};
    --ink: ${color.ink};
    --rim: ${color.edge};
  `,
  quiet: css`
    --fill: transparent;
    --fill-hover: ${color.accentSoft};
    --ink: ${color.accentInk};
    --rim: transparent;
  `,
  danger: css`
    --fill: ${color.bad};
    --fill-hover: ${color.badHover};
    --ink: ${color.onBad};
    --rim: transparent;
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: 0 ${space[3]};
    font-size: ${text.small};
  `,
  medium: css`
    min-height: var(--target);
    padding: 0 ${space[4]};
    font-size: 0.9375rem;
  `,
  large: css`
    min-height: 52px;
    padding: 0 ${space[6]};
    font-size: ${text.body};
  `,
};

/** The style of a button, also for links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  ${({ $variant }) => variants[$variant]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  ${({ $size }) => sizes[$size]}
  ${({ $wide }) => $wide && "width: 100%;"}
  border: 1px solid var(--rim);
  border-radius: ${radius.small};
  background: var(--fill);
  color: var(--ink);
  font-weight: 550;
  line-height: 1.2;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  touch-action: manipulation;
  transition: background ${motion.quick};

  &:hover {
    background: var(--fill-hover);
  }
  &:active {
    background: var(--fill); /* the button doesn't move: a press at its edge would end outside it */
  }
  &:disabled,
  &[aria-disabled="true"] {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
