import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { secondary, space } from "../../theme/tokens";
import { Spinner } from "../feedback/Spinner";
import { Link, type LinkProps } from "../layout/Link";
import { buttonStyle, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from "./button-style";

const NativeButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const LinkButton = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

const Reason = styled.span`
  display: block;
  margin-top: ${space[2]};
  ${secondary}
`;

interface Appearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

/** The props of a button; props not listed here are passed to the `<button>`. */
export interface ButtonProps extends ComponentPropsWithRef<"button">, Appearance {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /**
   * Why the button is disabled, shown below it. The button then stays focusable, so that screen readers read the reason.
   * Ignored while the button is enabled.
   */
  disabledReason?: ReactNode;
}

/** A button; its type is "button" unless given otherwise. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  busy,
  disabledReason,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const showsReason = disabled && disabledReason !== undefined;
  const onClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || showsReason ? event.preventDefault() : rest.onClick?.(event);

  return (
    <>
      <NativeButton
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
        {typeof children === "string" ? <span>{children}</span> : children}
      </NativeButton>
      {showsReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  wide = false,
  ...rest
}: LinkProps & Appearance) {
  return <LinkButton {...rest} $variant={variant} $size={size} $wide={wide} />;
}
