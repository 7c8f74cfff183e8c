import { credentialBounds, EMAIL } from "@shop/shared/user";
import { validationTexts } from "@shop/shared/messages/en/account";
import { trimmed } from "../../ui/form/text-rule";

/** The credentials of a sign-in. */
export interface Credentials {
  email: string;
  password: string;
}

/** The validation rules of login and registration (spec §5), for react-hook-form's `register`. */
export const credentialRules = {
  email: {
    setValueAs: trimmed,
    required: validationTexts.emailRequired,
    pattern: { value: EMAIL, message: validationTexts.emailInvalid },
  },
  password: {
    required: validationTexts.passwordRequired,
    minLength: { value: credentialBounds.password.min, message: validationTexts.passwordTooShort },
  },
  name: {
    setValueAs: trimmed,
    required: validationTexts.nameRequired,
    minLength: { value: credentialBounds.name.min, message: validationTexts.nameTooShort },
  },
};
