import { validationTexts } from "../../../messages/identity";

/** A letter or digit, @, letters, a dot and 2 to 3 letters, anywhere in the text, so that longer addresses match (D-04). */
const emailPattern = /[a-z0-9]@[a-z]+\.[a-z]{2,3}/i;

/** What a person signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** The validation rules of login and registration (spec §5), for react-hook-form's `register`. */
export const credentialRules = {
  email: {
    setValueAs: trimmed,
    required: validationTexts.emailRequired,
    pattern: { value: emailPattern, message: validationTexts.emailInvalid },
  },
  password: {
    required: validationTexts.passwordRequired,
    minLength: { value: 6, message: validationTexts.passwordTooShort },
  },
  name: {
    setValueAs: trimmed,
    required: validationTexts.nameRequired,
    minLength: { value: 5, message: validationTexts.nameTooShort },
  },
};
