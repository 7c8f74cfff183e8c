import type { ComponentPropsWithRef } from "react";
import { emailText } from "@shop/shared/messages/en/common";
import { TextField, type FieldTexts } from "../../ui/form/Field";

/** The field for an email address; give it `autoComplete` and react-hook-form's `register`. */
export function EmailField(props: Omit<FieldTexts, "label"> & ComponentPropsWithRef<"input">) {
  return (
    <TextField
      label={emailText}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
