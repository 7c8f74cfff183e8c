import { failed, succeeded } from "./alerts";

/** The section 'Your data' of `/profile`. */
export const yourDataTexts = {
  title: "Your data",
  about: "Take what the shop has of you with you, or have it deleted.",
  download: "Download my data",
  downloadHint: "A JSON file with everything that the shop stores of you.",
  delete: "Delete my account",
  deleteHint: "You can see what goes and what stays before anything happens.",
} as const;

/** The dialog of 'Delete my account'. */
export const deleteAccountTexts = {
  loadingOrders: "your orders",
  loadingSignIn: "your sign-in",
  title: "Delete your account?",
  text: "This can't be undone. You are signed out everywhere, and unpaid orders are cancelled.",
  goes: "What goes",
  stays: "What stays",
  confirm: "Enter your password once more, so that nobody else can do this.",
  confirmWithGoogle: "Sign in with Google once more, so that nobody else can do this.",
  submit: "Delete account",
  google: "Continue with Google and delete",
  cancel: "Keep account",
  close: "Close",
  refusedTitle: "Not yet: you have paid for something that isn't delivered",
  refusedText: "Your account can be deleted once these orders are delivered or refunded.",
  order: (number: string, productName: string) => `Order ${number}: ${productName}`,
} as const;

export const yourDataAlerts = {
  goodbye: succeeded("Your account is deleted. Thank you for having been here."),
  beingDeleted: succeeded(
    "Your account is closed. What is left of it is deleted within minutes. Thank you for having been here.",
  ),
  notDownloaded: failed("Your data could not be fetched. Try again in a moment.", "Not downloaded"),
  tooMany: failed("You have downloaded your data several times. Try again in a minute.", "Not downloaded"),
} as const;

/** Where the server doesn't say why the account was not deleted, or its answer is lost. */
export const notDeleted = "Your account may not be deleted. Please try again in a moment.";
