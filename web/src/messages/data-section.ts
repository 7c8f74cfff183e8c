import { failed, succeeded } from "./alerts";

/** The section 'Your data' of `/profile`. */
export const yourDataTexts = {
  title: "Your data",
  about: "Download a copy of your data, or delete your account.",
  download: "Download my data",
  downloadHint: "A JSON file with everything we store about you.",
  delete: "Delete my account",
  deleteHint: "You'll see what's deleted and what's kept before you confirm.",
} as const;

/** The dialog of 'Delete my account'. */
export const deleteAccountTexts = {
  loadingOrders: "your orders",
  loadingSignIn: "your sign-in",
  title: "Delete your account?",
  text: "This can't be undone. You'll be signed out everywhere, and unpaid orders will be cancelled.",
  goes: "What's deleted",
  stays: "What's kept",
  confirm: "Enter your password again to confirm that it's you.",
  confirmWithGoogle: "Sign in with Google again to confirm that it's you.",
  submit: "Delete account",
  google: "Continue with Google and delete",
  cancel: "Keep account",
  close: "Close",
  refusedTitle: "You have paid orders that haven't been delivered yet",
  refusedText: "You can delete your account once these orders are delivered or refunded.",
  order: (number: string, productName: string) => `Order ${number}: ${productName}`,
} as const;

export const yourDataAlerts = {
  goodbye: succeeded("Your account has been deleted. Thank you for shopping with us."),
  beingDeleted: succeeded(
    "Your account is closed. The rest of your data will be deleted within minutes. Thank you for shopping with us.",
  ),
  notDownloaded: failed("We couldn't download your data. Please try again.", "Not downloaded"),
  tooMany: failed(
    "You've downloaded your data several times. Please try again in a minute.",
    "Not downloaded",
  ),
} as const;

/** Where the server doesn't say why the account was not deleted, or its answer is lost. */
export const notDeleted = "We don't know whether your account was deleted. Please try again in a moment.";
