import { failed, toast } from "./alerts";
import { counted } from "./counted";
import { saleTexts } from "./sale";

/** Changing several items at once. */
export const changeTexts = {
  title: (count: number) => `Change ${counted(count, "item")}`,
  question: "You'll see a preview before anything changes.",
  keep: "Don't change",
  becomes: "becomes",
  none: (what: string) => `No ${what}`,
  empty: "None",
  added: "New",
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
  preview: "Preview changes",
  nothingChosen: "Choose a category, a brand, a price, a sale or a visibility first.",
  back: "Back",
  cancel: "Cancel",
  doIt: (count: number) => `Change ${counted(count, "item")}`,
  shown: (count: number) => `${counted(count, "item")} will change`,
  noneShown: "Nothing has changed yet.",
  shownTitle: "Change these items?",
  unchanged: (count: number) =>
    `${counted(count, "item")} already ${count === 1 ? "has" : "have"} these values.`,
  nothing: "All items already have these values.",
  refused: "Nothing was changed, because these can't be. Leave them out or change something else:",
  done: (count: number) => toast(`${counted(count, "item")} changed`),
  failed: "That didn't work, and nothing was changed. Please try again.",
} as const;

/** The columns of a CSV file of items, where one shows what changes. */
export const columnTexts = {
  name: "Name",
  description: "Details",
  price: changeTexts.price,
  image: "Picture",
  rating: "Rating",
  countInStock: "Stock",
  category: changeTexts.category,
  brand: changeTexts.brand,
  images: "All pictures",
  draft: changeTexts.visibility,
  regularPrice: saleTexts.regularPrice,
  saleEndsAt: "Sale ends",
  gtin: "GTIN",
  mpn: "Part number",
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
  gone: "This change is no longer available.",
  explain: (count: number) => `${counted(count, "item")}, before and after. Undo restores what they had.`,
  explainImport: (count: number) =>
    `${counted(count, "item")}, before and after. Undo restores what they had, and deletes new ones.`,
  more: (count: number) => `… and ${counted(count, "more item")}.`,
  explainUndone: (when: string) => `Undone ${when}.`,
  refused: "Nothing was undone yet, because these can't be restored:",
  others: "Undo the rest",
  done: toast("The change has been undone"),
  notNow: failed("This can't be undone as it is. The audit shows why, and undoes the rest.", "Not undone"),
  already: "Someone else has already undone this.",
} as const;

/** Why an item stays as it is. */
export const refusalTexts = {
  NOT_SOLD: "It has been deleted.",
  EDITED: "Someone has edited it since.",
  PRICE_TOO_LOW: "Its price would be below 0.01$.",
  PRICE_TOO_HIGH: "Its price would be above 999,999.99$.",
  SALE_NOT_LOWER: "Its sale price wouldn't be lower than its regular price.",
  SALE_ENDED: "The sale has ended since.",
  CATEGORY_DELETED: "Its previous category has been deleted.",
  BRAND_DELETED: "Its previous brand has been deleted.",
  ATTRIBUTE_DELETED: "An attribute that it had has been deleted.",
  NAME_TAKEN: "Another item has its previous name.",
  STOCK_TOO_LOW: "Too many of the units that the import added are sold.",
  HAS_PAID_ORDERS: "The import added it, and customers have paid for it: deliver or refund them first.",
} as const;
