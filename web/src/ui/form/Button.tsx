import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../theme/tokens";
import { Spinner } from "../feedback/Spinner";
import { Link, type LinkProps } from "../layout/Link";
import { buttonStyle, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from "./button-style";

const Pressable = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const Followable = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
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
  disabledReason?: ReactNode;
}

/** A button that says what it does, while it does it, and why it can't. It submits nothing unless `type` says so. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  busy,
  disabledReason,
  disabled = false,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const showsReason = disabled && disabledReason !== undefined;
  const onClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || showsReason ? event.preventDefault() : rest.onClick?.(event);

  return (
    <>
      <Pressable
        type="button"
        {...rest}
        $variant={variant}
        $size={size}
        $wide={wide}
        onClick={onClick}
        disabled={disabled && !showsReason}
        aria-disabled={showsReason || undefined}
        aria-busy={busy || undefined}
        aria-describedby={showsReason ? reasonId : rest["aria-describedby"]}
      >
        {busy && <Spinner />}
        {rest.children}
      </Pressable>
      {showsReason && <Reason id={reasonId}>{disabledReason}</Reason>}
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
