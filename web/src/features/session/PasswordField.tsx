import { passwordTexts } from "@shop/shared/messages/en/account";
import { useState, type ComponentPropsWithRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { showPasswordText } from "@shop/shared/messages/en/common";
import { Field, type FieldTexts } from "../../ui/form/Field";
import { iconButton } from "../../ui/form/icon-button-style";
import { Input } from "../../ui/form/Input";
import { Eye, EyeOff } from "../../ui/icons/password-icons";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { color } from "../../theme/tokens";

const Frame = styled.div`
  position: relative;

  input {
    padding-right: var(--target);
  }
  /* Edge has a built-in button. */
  input::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.button`
  ${iconButton}
  position: absolute;
  inset: 0 0 auto auto;
  color: ${color.muted};

  &:hover {
    background: none;
    color: ${color.ink};
  }
`;

/** Keeps the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The field for a password, with a button that shows it; give it `autoComplete` and react-hook-form's `register`. */
export function PasswordField({
  label = passwordTexts.label,
  error,
  hint,
  ...input
}: Partial<FieldTexts> & ComponentPropsWithRef<"input">) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;

  /** Chrome moves the caret to the start at the first layout after a change of the type. */
  const toggle = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.previousElementSibling as HTMLInputElement;
    const { selectionStart, selectionEnd } = field;
    flushSync(() => setShown(!shown));
    field.getBoundingClientRect(); // forces a layout
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <Field label={label} error={error} hint={error ? undefined : hint} required>
      {(wired) => (
        <Frame>
          <Input
            {...input}
            {...wired}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Toggle type="button" aria-pressed={shown} onMouseDown={keepFocus} onClick={toggle}>
            {/* No aria-label: `Password` would then label two controls. */}
            <VisuallyHidden>{showPasswordText}</VisuallyHidden>
            <Sign size={20} />
          </Toggle>
        </Frame>
      )}
    </Field>
  );
}
