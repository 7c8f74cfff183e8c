import { validationTexts } from "../../../messages/identity";

/** Letters or digits, @, letters, a dot, 2 to 3 letters: found anywhere, so that longer addresses pass (D-04). */
const emailPattern = /[a-z0-9]@[a-z]+\.[a-z]{2,3}/i;

/** What a person signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** What login and registration ask of each field (spec §5), for react-hook-form's `register`. */
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
