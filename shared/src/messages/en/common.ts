/** Texts that many pages have: alerts, counts, dialogs, fields, lists and uploads. */

/** The texts of an alert dialog. */
export interface AlertText {
  title: string;
  text: string;
  tone: "success" | "error";
  /** Shown as a toast for some seconds, instead of a dialog with an OK button. */
  toast?: true;
}

/** An error alert. */
export const failed = (text: string, title = "Error!"): AlertText => ({ title, text, tone: "error" });

/** A success, in a toast. */
export const toast = (title: string, text = ""): AlertText => ({ title, text, tone: "success", toast: true });

/** A success alert of spec §8; every other success uses {@link toast}. */
export const succeeded = (text: string): AlertText => ({ title: "Success!", text, tone: "success" });

/** Alerts that any page may show (spec §8). */
export const alertTexts = {
  forbidden: failed("You are trying to access Forbidden link"),
  notPermitted: failed("You dont Have the permission"),
  notStored: {
    tab: failed("Your browser's storage is full or blocked: you stay signed in until you close this tab."),
    nowhere: failed("Your browser's storage is full or blocked: you stay signed in on this page only."),
  },
} as const;

/** "1 order", "1,204 orders". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** "3 orders delivered", or "2 of 3 orders delivered". */
export const doneTo = (noun: string, participle: string) => (done: number, of: number) =>
  done === of ? `${counted(done, noun)} ${participle}` : `${done} of ${counted(of, noun)} ${participle}`;

/** The number of stock alerts of a product: "12 people are waiting". */
export const waitingText = (count: number) =>
  count === 1 ? "1 person is waiting" : `${count} people are waiting`;

/** Dialogs and notices. */
export const okText = "OK";
export const closeText = "Close";
export const cancelText = "Cancel";
export const loadingText = (what: string) => `Loading ${what}…`;
export const needsScriptText = "This page needs JavaScript. Please turn it on in your browser.";
export const lateText = "This is taking longer than usual.";
export const tryAgainText = "Try again";

/** Fields and buttons. */
export const optionalText = "(optional)";
export const fixTheseText = "Please fix the following:";
export const emailText = "Email";
export const showPasswordText = "Show password";
export const searchText = "Search";
export const sortByText = "Sort by";
export const loadMoreText = "Load more";
export const seeProductsText = "See all products";

/** Paginated lists. */
export const tableTexts = {
  show: "Show",
  from: "From",
  to: "To",
  selectAll: "Select all on this page",
  pageSelected: (count: number) => `All ${count} on this page are selected.`,
  selectWhole: (total: number) => `Select all ${total}`,
  allSelected: (total: number) => `All ${total} are selected.`,
  someSelected: (count: number) => `${count} are selected, including other pages.`,
  tooMany: (max: number) => `Search or filter to select more: at most ${max} can be selected at once.`,
  notSelected: "That didn't work. Please try again.",
  showAll: "Show all",
  nothingHere: "There's nothing left on this page.",
  firstPage: "Go to the first page",
  pages: "Pages",
  pageOf: (page: number, pages: string) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
} as const;

/** File uploads. */
export const uploadTexts = {
  list: "Uploads",
  progress: (name: string) => `Uploading ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  retry: "Try again",
  notSent: "We couldn't upload the picture. Check your connection, then try again.",
  notStored: "We couldn't upload the picture. Please try again.",
  waiting: "Waiting until all pictures are uploaded…",
  failed: "Not all pictures are uploaded. Upload the others again, or remove them from the list.",
  tooLarge: (has: number, most: number) => `This file has ${has} MB. A picture can have up to ${most} MB.`,
} as const;

/** Shown if the app's code doesn't load or fails repeatedly. */
export const partsMissingText = "Some of this page didn't load.";
