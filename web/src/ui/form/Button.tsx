import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, motion, radius, space, text } from "../../theme/tokens";
import { Spinner } from "../feedback/Spinner";
import { Link, type LinkProps } from "../layout/Link";

/** `primary` once a view, `secondary` for the rest, `quiet` inside rows and menus, `danger` for what can't be undone. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** 36, 44 and 52 px high. `small` is for dense tables only: a thumb wants 44. */
export type ButtonSize = "small" | "medium" | "large";

interface Look {
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
    min-height: 2.25rem;
    padding: 0 ${space[3]};
    font-size: ${text.small};
  `,
  medium: css`
    min-height: var(--target);
    padding: 0 ${space[4]};
    font-size: 0.9375rem;
  `,
  large: css`
    min-height: 3.25rem;
    padding: 0 ${space[6]};
    font-size: ${text.body};
  `,
};

const look = css<Look>`
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
  user-select: none;
  touch-action: manipulation;
  transition:
    background ${motion.quick},
    transform ${motion.quick};

  &:hover {
    background: var(--fill-hover);
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled="true"] {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
    transform: none;
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

const Pressable = styled.button<Look>`
  ${look}
`;

const Followable = styled(Link)<Look>`
  ${look}
`;

const Reason = styled.span`
  display: block;
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
`;

interface Appearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
}

/** What a button needs; everything else is passed to the `<button>`. */
export interface ButtonProps extends ComponentPropsWithRef<"button">, Appearance {
  /** Its work is under way: it keeps the focus, shows a hand turning and ignores further presses. */
  busy?: boolean;
  /**
   * Why it is disabled: shown below and read with it; the button then still takes the focus, so that everybody gets to
   * it. Ignored while it is enabled.
   */
  reason?: ReactNode;
}

/** A button that says what it does, while it does it, and why it can't. It submits nothing unless `type` says so. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  busy,
  reason,
  disabled = false,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const explained = disabled && reason !== undefined;
  const onClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || explained ? event.preventDefault() : rest.onClick?.(event);

  return (
    <>
      <Pressable
        type="button"
        {...rest}
        $variant={variant}
        $size={size}
        $wide={wide}
        onClick={onClick}
        disabled={disabled && !explained}
        aria-disabled={explained || undefined}
        aria-busy={busy || undefined}
        aria-describedby={explained ? reasonId : rest["aria-describedby"]}
      >
        {busy && <Spinner />}
        {rest.children}
      </Pressable>
      {explained && <Reason id={reasonId}>{reason}</Reason>}
    </>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  wide = false,
  ...rest
}: LinkProps & Appearance) {
  return <Followable {...rest} $variant={variant} $size={size} $wide={wide} />;
}
