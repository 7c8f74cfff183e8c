import { failed } from "./alerts";

/** `/login`. */
export const loginTexts = {
  demo: "Just looking around? Fill in a demo account:",
  forgotPassword: "Forgot password?",
  or: "or",
  title: "Login",
  submit: "Login",
  google: "Login With Google",
  register: "new user ? / Register",
  /** How a session ended that somebody will want to begin again. */
  ended: {
    everywhere: "You've been signed out on all devices.",
    expired: "Your session has ended. Log in to go on where you left off.",
  },
} as const;

/** The choice of an account where Google's is the emulator's. */
export const googleTexts = {
  title: "Choose a Google account",
  lead: "This shop runs on the Firebase emulator: use any address, no password needed.",
  email: "Google account",
  name: "Displayed as",
  submit: "Continue",
  openWindow: "Open the sign-in window",
  cancel: "Cancel",
} as const;

/** `/registration`. */
export const registrationTexts = {
  name: "Name",
  title: "Registration",
  submit: "Sign Up",
  google: "Login With Google",
  haveAccount: "Already have an account?",
  login: "Login",
  agreement: "By signing up, you agree to our",
} as const;

/** On both pages, where a browser runs no scripts. */
export const needsScript = "Signing in and signing up need JavaScript. Please turn it on in your browser.";

/** Spec §5; each shown under the field it belongs to (D-05). */
export const validationTexts = {
  emailRequired: "Email is required",
  emailInvalid: "Provide a valid Mail",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be 6 character",
  nameRequired: "Name is required",
  /** The text says 6, the bound is 5 (D-04). */
  nameTooShort: "Name Must Be 6 Charechter",
} as const;

/** Alerts of login and registration (spec §8). */
export const identityAlerts = {
  authentication: (message: string) => failed(message),
} as const;
