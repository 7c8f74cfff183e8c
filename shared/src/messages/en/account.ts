/** Texts of signing in and of a user's own account: login, profile, addresses, data and reviews. */
import { failed, succeeded } from "./common";

/** `/login`. */
export const loginTexts = {
  demo: "Just looking around? Fill in a demo account:",
  demoAccounts: { customer: "Customer", admin: "Admin" },
  forgotPassword: "Forgot password?",
  resetSent: (email: string) =>
    `If there is an account for ${email}, an email is on its way. Follow its link to choose a new password.`,
  or: "or",
  title: "Login",
  submit: "Login",
  google: "Login With Google",
  register: "new user ? / Register",
  /** Shown at the login form after a session has ended. */
  ended: {
    everywhere: "You've been signed out on all devices.",
    expired: "Your session has ended. Log in to go on where you left off.",
  },
} as const;

/** The account chooser that replaces Google's where the shop runs on the emulator. */
export const googleTexts = {
  title: "Choose a Google account",
  lead: "This shop runs on the Firebase emulator: use any address, no password needed.",
  email: "Google account",
  name: "Displayed as",
  submit: "Continue",
  openWindow: "Open the sign-in window",
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

/** Shown on both pages in browsers without JavaScript. */
export const needsScript = "Signing in and signing up need JavaScript. Please turn it on in your browser.";

/** The field for a password. */
export const passwordTexts = {
  label: "Password",
  hint: (min: number) => `At least ${min} characters.`,
} as const;

/** Validation errors of spec §5, each shown under its field (D-05). */
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

/** Explanations of errors of Firebase or of the shop's session. */
export const authErrorTexts = {
  /** One sentence for all errors of this kind, so that it doesn't reveal which addresses have an account. */
  wrongCredentials: "The email and password don't match. Check both, or use “Forgot password?”.",
  unavailable: "Signing in is not available right now. Please try again later.",
  signInAgain: "For your security, please log in again.",
  linkUsed: "This link has expired or was already used. Please request a new one.",
  tooMany: "Too many attempts. Please wait a few minutes, then try again.",
  otherWay: "This email is registered with a different way to log in. Please log in the way you did before.",
  popupClosed: "The Google window was closed before you were logged in. Try again when you are ready.",
  popupBlocked: "Your browser blocked the Google window. Allow pop-ups for this page, then try again.",
  offline: "We couldn't reach the sign-in service. Check your connection, then try again.",
  emailInUse: "There is already an account with this email. Log in instead.",
  emailInvalid: "This email address doesn't look right. Please check it.",
  emailMissing: "Enter your email first.",
  passwordMissing: "Enter your password.",
  passwordWeak: "This password is too easy to guess. Use at least 6 characters.",
  passwordTooSimple:
    "This password is too easy to guess. Use a longer one, with different kinds of characters.",
  blocked: "This account has been blocked. Contact the shop if you think this is a mistake.",
  noGoogle: "Google can't be reached right now. Try again, or log in with email and password.",
  otherAccount: "That's a different account. Please use the one you're signed in with.",
  secondStep: "This account needs a second sign-in step, which this shop doesn't support yet.",
  noNewAccounts: "New accounts can't be created right now.",
  noStorage: "Your browser blocks site data, so we can't keep you logged in. Allow it, then try again.",
  notLoggedIn: "We couldn't log you in. Please try again.",
} as const;

/** The verification of email addresses. */
export const verificationTexts = {
  verifyFirst:
    "Please verify your email first: follow the link in the email we sent you, then try again. What you typed is still here.",
  sendAgain: "Send the email again",
  linkSent: (email: string) =>
    `We've sent a link to ${email}. Once you follow it, this page updates automatically.`,
  again: "Send again",
  sent: "A new link is on its way. Check your spam folder too.",
  notSent: "We couldn't send the email. Please try again.",
  /** The question before a user without a verified email becomes an admin. */
  unverifiedAdmin: (email: string) => `${email} is not verified: someone else may have registered with it.`,
  adminRefused: (email: string) =>
    `${email} must be verified before its user can become an admin. Nothing was changed.`,
} as const;

/** `/profile`. */
export const profileTexts = {
  loading: "your profile",
  title: "Profile",
  updateProfile: "Update Profile",
  birthday: "Birthday",
  gender: "Gender",
  location: "Location",
  verified: "verified",
  unverified: "unverified",
  about: "About you",
  phone: "Phone Number",
  lastSignIn: "Last sign-in",
  status: "Status",
  notGiven: "Not given",
  notKnown: "Not known",
} as const;

/** The sections of `/profile` for name, password and devices. */
export const accountTexts = {
  loadingDevices: "your devices",
  yourName: "Your name",
  name: "Name",
  aboutName: "This is how we address you. Your existing reviews and orders keep their names.",
  nameChanged: "Your name was updated.",
  nameNotChanged: "Your name wasn't changed.",
  password: "Password",
  aboutPassword: "Changing it signs you out on your other devices. You stay signed in here.",
  currentPassword: "Current password",
  newPassword: "New password",
  changePassword: "Change password",
  wrongPassword: "That isn't your current password.",
  samePassword: "That's already your password. Please choose a different one.",
  passwordNotChanged: "We couldn't change your password. Please try again.",
  passwordChanged: "Password changed. Your other devices have been signed out.",
  passwordChangedAlone: "Password changed. Your other devices will be signed out within 15 minutes.",
  atGoogle: "You log in with Google. Change your password in your Google account.",
  devices: "Devices",
  aboutDevices: "Where you're signed in. Devices you haven't used for 30 days are removed from this list.",
  thisDevice: "This device",
  signedIn: (moment: string) => `Signed in ${moment}`,
  usedLately: "Active in the last hour",
  lastUsed: (moment: string) => `Last active ${moment}`,
  noDevices: "Your devices will appear here the next time you sign in.",
  unknownDevice: "Don't recognize a device? Change your password, or sign out everywhere.",
  everywhere: "Sign out everywhere",
  everywhereQuestion: "Sign out on all devices?",
  everywhereConsequence:
    "This includes the device you're using now. You'll need to log in again on each one.",
  notSignedOut: "We couldn't sign you out. You're still signed in on all devices.",
} as const;

/** The section of `/profile` with the saved addresses. */
export const addressBookTexts = {
  title: "Addresses",
  about: "Your default address is filled in at checkout. Existing orders keep their address.",
  loading: "your addresses",
  empty: "No saved addresses yet. Add one to check out faster.",
  add: "Add address",
  edit: "Edit",
  remove: "Remove",
  makeDefault: "Make default",
  isDefault: "Default",
  addTitle: "Add address",
  editTitle: "Edit address",
  text: "Where we deliver, and who receives it.",
  defaultLabel: "Use as default",
  defaultHint: "We'll fill it in at checkout.",
  submit: "Save address",
  removeQuestion: "Remove this address?",
  removeConsequence: "Existing orders aren't affected.",
  notSaved: "The address wasn't saved.",
  notChanged: "Your addresses weren't changed.",
} as const;

/** The section 'Your data' of `/profile`. */
export const yourDataTexts = {
  file: "my-data.json",
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

/** Shown if the server gives no reason for a failed deletion, or its response is lost. */
export const notDeleted = "We don't know whether your account was deleted. Please try again in a moment.";

/** `/addReview`. */
export const addReviewTexts = {
  title: "Add Review",
  lead: "How was your experience? Your review appears on the home page.",
  once: "Each customer can review the shop once.",
  name: "Name",
  rating: "Rating",
  chosen: (stars: number, max: number) => `${stars} of ${max}`,
  comment: "Comment",
  submit: "Submit",
  notSent: (why: string) => `Your review wasn't sent. ${why} What you wrote is still here.`,
} as const;

/** `/addReview/:id`. */
export const addProductReviewTexts = {
  loading: "the product",
  title: "Write a review",
  lead: "Your review appears on the product's page.",
  photos: "Photos",
  addPhotos: "Add photos",
  photoLimits: (formats: string, megabytes: number, max: number) =>
    `${formats}, up to ${megabytes} MB each, ${max} at most. We remove location and camera data.`,
  photo: (number: number) => `Photo ${number}`,
  removePhoto: (number: number) => `Remove photo ${number}`,
  photoRemoved: (left: number) => `Photo removed, ${left} left.`,
  tooManyPhotos: (max: number) => `A review has at most ${max} photos.`,
  toProduct: "Back to the product",
  mayNot: "You can review a product once, after we've sent your order.",
  notReceived: "You can review this product once we've sent your order.",
  gone: "This product is no longer available.",
} as const;

/** Alerts of a refused product review. */
export const productReviewAlerts = {
  already: failed("You have already reviewed this product"),
} as const;

/** The link to the review form of a delivered product. */
export const reviewProductText = "Write a review";

/** Alerts after a review is sent (spec §8). */
export const reviewAlerts = {
  alreadyRated: failed("You have already rated"),
  reviewed: succeeded("Thanks For Your Review"),
} as const;

/** Reviews that need an admin's approval before they are public. */
export const reviewTexts = {
  pending: {
    ...reviewAlerts.reviewed,
    text: `${reviewAlerts.reviewed.text}. It will appear once we've approved it.`,
  },
  states: { shown: "Shown", hidden: "Hidden", waiting: "Waiting" },
} as const;

/** Texts of `/contact`. */
export const contactTexts = {
  title: "Contact",
  lead: "Questions about a product or an order? We're happy to help.",
  description: (shop: string) => `How to reach ${shop}.`,
  /** The heading of the details about the operator, in languages whose countries require one. */
  imprint: "" as string,
  labels: { name: "Your name", email: "Email", orderNumber: "Order number", message: "Message" },
  orderNumberHint: "Like 1234-5678. It's in our emails about your order.",
  send: "Send message",
  sent: "Your message is on its way",
  sentText: (email: string) => `We'll reply to ${email}.`,
  byEmail: "You can also email us:",
  notSent: "Your message wasn't sent.",
} as const;
