import { toast } from "./alerts";
import { counted } from "./counted";

/** Changing several items at once. */
export const changeTexts = {
  title: (count: number) => `Change ${counted(count, "item")}`,
  question: "Nothing is changed before you have seen what it does.",
  keep: "Leave as it is",
  becomes: "becomes",
  none: (what: string) => `No ${what}`,
  category: "Category",
  brand: "Brand",
  price: "Price",
  visibility: "Visibility",
  publish: "Publish",
  makeDrafts: "Make drafts",
  draft: "Draft",
  published: "Published",
  byPercent: "By a percentage",
  byAmount: "By an amount",
  percent: "Percent, up or down",
  amount: "Dollars, up or down",
  percentHint: "10 raises prices by 10 %, -10 lowers them.",
  amountHint: "5 raises prices by 5.00$, -5 lowers them.",
  preview: "Show what changes",
  nothingChosen: "Choose a category, a brand, a price, a sale or a visibility first.",
  back: "Back",
  cancel: "Cancel",
  doIt: (count: number) => `Change ${counted(count, "item")}`,
  shown: (count: number) => `This is what becomes of ${counted(count, "item")}:`,
  noneShown: "Nothing is changed yet.",
  shownTitle: "Change these items?",
  unchanged: (count: number) => `${counted(count, "item")} ${count === 1 ? "is" : "are"} like that already.`,
  nothing: "All of them are like that already.",
  refused: "These can't be changed, so none is. Leave them out or change something else:",
  done: (count: number) => toast(`${counted(count, "item")} changed. You can undo it on the page Audit.`),
  failed: "That did not work, and nothing was changed. Please try again in a moment.",
} as const;

/** Undoing such a change, on `/audit`. */
export const undoTexts = {
  loading: "the change",
  show: "Show",
  showWhat: "what was changed",
  undone: "Undone",
  title: "What was changed",
  undo: "Undo",
  close: "Close",
  gone: "This change is no longer known.",
  explain: (count: number) => `${counted(count, "item")}, before and after. Undo gives back what they had.`,
  explainUndone: (when: string) => `Undone ${when}.`,
  refused: "These stay as they are now, so nothing was undone yet:",
  others: "Undo the others",
  done: toast("The change has been undone"),
  already: "Someone else has undone this already.",
} as const;

/** Why an item stays as it is. */
export const refusalTexts = {
  NOT_SOLD: "It has been deleted.",
  EDITED: "Someone has edited it since.",
  PRICE_TOO_LOW: "Its price would be below 0.01$.",
  PRICE_TOO_HIGH: "Its price would be above 999,999.99$.",
  SALE_NOT_LOWER: "Its price in the sale would not be less than its regular price.",
  SALE_ENDED: "The sale has ended since.",
  CATEGORY_DELETED: "The category that it had has been deleted.",
  BRAND_DELETED: "The brand that it had has been deleted.",
} as const;
