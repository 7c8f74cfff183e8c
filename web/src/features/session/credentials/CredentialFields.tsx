import type { ComponentPropsWithRef } from "react";
import { TextField, type FieldTexts } from "../../../ui/form/Field";

type CredentialFieldProps = Omit<FieldTexts, "label"> & ComponentPropsWithRef<"input">;

/** The field for an e-mail address; give it `autoComplete` and react-hook-form's `register`. */
export function EmailField(props: CredentialFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}

/** The field for a password; give it `autoComplete` and react-hook-form's `register`. */
export function PasswordField(props: CredentialFieldProps) {
  return <TextField label="Password" type="password" required {...props} />;
}
