/** Texts that many pages have: alerts, counts, dialogs, fields, lists and uploads. */
import { locale } from "../../locale";

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
} as const;

/** The unit of an amount's field. */
export const inCurrency = () => `In ${locale().currency === "USD" ? "dollars" : locale().currency}`;

/** "1 order", "1,204 orders". */
export const counted = (count: number, one: string, other = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : other}`;

/** "3 orders delivered", or "2 of 3 orders delivered". */
export const doneTo = (one: string, participle: string, other?: string) => (done: number, of: number) =>
  `${done === of ? "" : `${done} of `}${counted(of, one, other)} ${participle}`;

/** Counts of things that many pages show: "1,204 products". */
export const productCount = (count: number) => counted(count, "product");
export const unitCount = (count: number) => counted(count, "unit");
export const orderCount = (count: number) => counted(count, "order");

/** The number of stock alerts of a product: "12 people are waiting". */
export const waitingText = (count: number) =>
  count === 1 ? "1 person is waiting" : `${count} people are waiting`;

/** A rating with one decimal: "4.5". */
export const ratingText = (rating: number) => rating.toFixed(1);
export const ratedText = (rating: string) => `Rated ${rating} out of 5`;
export const starsText = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`);

/** The marks around a quoted text. */
export const quoteMarks = ["“", "”"] as const;

/** Dialogs and notices. */
export const okText = "OK";
export const closeText = "Close";
export const cancelText = "Cancel";
export const discardText = "Discard your changes?";
export const loadingText = (what: string) => `Loading ${what}…`;
export const needsScriptText = "This page needs JavaScript. Please turn it on in your browser.";
export const lateText = "This is taking longer than usual.";
export const tryAgainText = "Try again";
export const didNotLoadText = "That didn't load. Please try again.";

/** Explanations of failed requests. */
export const notLoadedText = "This didn't load";
export const offlineText = "You seem to be offline. Check your connection, then try again.";
export const unreachableText = "We couldn't reach the shop. Check your connection, then try again.";
export const ourFaultText = "Something went wrong on our side. Please try again.";

/** Temporary refusals: rate limit and overload. */
export const tooOftenText = "You've tried this too many times. Please wait a minute, then try again.";
export const busyText = "The shop is very busy right now. Please try again in a moment.";

/** Fields and buttons. */
export const optionalText = "(optional)";
export const requiredText = (label: string) => `${label} is required`;
export const copyTexts = { copied: "Copied", failed: "Not copied: select the text instead" } as const;
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
  refused: (why: string) => `The picture ${why}.`,
  waiting: "Waiting until all pictures are uploaded…",
  failed: "Not all pictures are uploaded. Upload the others again, or remove them from the list.",
  tooLarge: (has: number, most: number) => `This file has ${has} MB. A picture can have up to ${most} MB.`,
} as const;

/** Shown if the app's code doesn't load or fails repeatedly. */
export const partsMissingText = "Some of this page didn't load.";
