/** Texts of the admin's items: list, form, pictures, sales and stock. */
import { plainAmount } from "../../money";
import { counted, doneTo, inCurrency, toast } from "./common";
import { saleTexts } from "./products";

/** `/addItems`. */
export const addItemsTexts = {
  title: "Add Items",
  name: "Product Name",
  price: "Price",
  image: "Image URL",
  quantity: "Product Quantity",
  rating: "Rating",
  details: "Product Details",
  submit: "Add Item",
} as const;

/** `/manageItems`; the second quantity column is named by D-12. */
export const manageItemsTexts = {
  title: "Manage Items",
  noun: ["item", "items"],
  sorts: {
    bestMatch: "Best match",
    newest: "Newest",
    name: "Name, A to Z",
    nameDown: "Name, Z to A",
    stockUp: "Lowest stock",
    stockDown: "Highest stock",
    priceUp: "Price, lowest first",
    priceDown: "Price, highest first",
    rating: "Best rated",
  },
  columns: {
    name: "Item Name",
    quantity: "Item Quantity",
    image: "Image",
    price: "Price",
    ordered: "Ordered",
    status: "Status",
  },
  add: "Add",
  available: "available",
  left: (units: number) => `${units} left`,
  waiting: (people: number) => `${people} waiting`,
  orderedUnits: (units: number) => `${counted(units, "unit")} in open orders`,
  notInStock: "Not in stock",
  draft: "Draft",
  drafts: "Drafts",
  published: "Published",
  withoutImage: "No picture",
  change: "Change",
  groups: "Groups",
  importCsv: "Import CSV",
  exportCsv: "Export CSV",
  searchHint: "Name or description",
  empty: "No items yet. Add one, or import a CSV file.",
  delete: "Delete",
} as const;

/** Deleting an item. */
export const deleteItemTexts = {
  question: (name: string) => `Delete “${name}”?`,
  consequence: "It'll be removed from the shop. You can't undo this. Existing orders are kept.",
  paid: "Paid orders are waiting",
  tooLate:
    "Not deleted: the item is already gone, or someone has just paid for one. The list is up to date now.",
} as const;

/** Deleting several items. */
export const deleteSelectedTexts = {
  label: "Delete",
  question: (count: number) => `Delete ${counted(count, "item")}?`,
  consequence: "They'll be removed from the shop. You can't undo this. Existing orders are kept.",
  paid: "Paid orders are waiting to be delivered.",
  gone: "Already deleted, or just paid for.",
  done: doneTo("item", "deleted"),
} as const;

/** Fields of `/addItems` and `/manageItems/:id` that aren't in the specification. */
export const productFormTexts = {
  loading: "categories and brands",
  category: "Category",
  noCategory: "No category",
  noBrand: "No brand",
  gtin: "GTIN",
  get priceHint() {
    return `${inCurrency()}: ${plainAmount(49.9)}`;
  },
  quantityHint: "Units in stock",
  ratingHint: "0 to 5",
  gtinHint: "The number under its barcode, also called EAN or UPC.",
  mpn: "Part number",
  mpnHint: "Assigned by the manufacturer, also called MPN.",
  attributes: "Specifications",
  images: "Pictures",
  draft: "Draft",
  draftHint: "Only admins can see it, and nobody can order it until it's published.",
  giftCard: "Gift card",
  giftCardHint:
    "Each unit is a gift card of this price. Its code is emailed once it is paid; there is no tax and no delivery.",
  notLoaded: "Categories and brands didn't load. You can still save everything else.",
  gone: "Someone has deleted this item. What you typed is still here, so you can copy it.",
  notSaved: "We couldn't save the item. What you typed is still here. Please try again.",
  notGiven: "Not specified",
  yes: "Yes",
  no: "No",
} as const;

/** The pictures of an item. */
export const imageTexts = {
  title: "Pictures",
  upload: "Add pictures",
  drop: "Or drop them here.",
  limits: (formats: string, megabytes: number, max: number) =>
    `${formats}, up to ${megabytes} MB each, ${max} at most.`,
  byUrl: "Add by URL",
  add: "Add picture",
  added: (count: number) => `Picture ${count} added.`,
  known: "This picture is already in the list.",
  full: (max: number) => `An item has at most ${max} pictures.`,
  tooMany: (max: number, left: number) =>
    `An item has at most ${max} pictures: ${left === 1 ? "one file was" : `${left} files were`} left out.`,
  sending: "Uploading pictures…",
} as const;

/** The order of an item's images. */
export const imageOrderTexts = {
  list: "Pictures in order",
  hint: "Drag the pictures into order, or use the arrows. The first one is shown in lists.",
  first: "Main",
  nth: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} earlier`,
  later: (place: number) => `Move picture ${place} later`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number, of: number) => `The picture is now ${place} of ${of}.`,
  removed: (left: number) => `Picture removed, ${left} left.`,
} as const;

/** `/manageItems/:id`. */
export const editItemTexts = {
  loading: "the item",
  title: "Edit item",
  gone: "This item no longer exists.",
  conflict: "Someone else has changed this item",
  notSaved:
    "Your changes aren't saved yet. If you save anyway, the fields you changed replace theirs. All other fields keep their current values.",
  takeTheirs: "Discard mine, use theirs",
  isNow: "is now",
  save: "Save",
  saveAnyway: "Save mine anyway",
  saved: toast("Item saved"),
} as const;

/** Sales in the admin's forms. */
export const saleFormTexts = {
  regularPrice: saleTexts.regularPrice,
  /** The label of the regular price in the item's form, which has a field `Price` too. */
  amountBefore: "Amount before the sale",
  saleEnds: "Sale ends",
  sale: "Sale",
  get regularHint() {
    return `${inCurrency()}, more than the price. Leave empty if it isn't on sale.`;
  },
  /** `timeZone` is null if it is the reader's. */
  endsHint: (timeZone: string | null) =>
    `In ${timeZone ? `the time zone ${timeZone}` : "your time zone"}. Leave empty for no end date.`,
  none: "None",
  past: "Sale ends must be in the future",
  needsRegular: "Sale ends needs the amount before the sale",
  notMore: "Amount before the sale must be more than the price",
} as const;

/** Sales in bulk changes. */
export const saleChangeTexts = {
  start: "Start a sale",
  end: "End the sale",
  percentOff: "Percent off",
  percentOffHint: "20 takes 20 % off the regular price.",
  rounding: "Rounding",
  to95: "To .95",
  to99: "To .99",
} as const;

/** Changing the stock of a product. */
export const restockTexts = {
  restock: "Restock",
  changed: (count: number) => `${count} in stock now`,
} as const;

/** The dialog that changes the stock. */
export const restockDialogTexts = {
  title: (name: string) => `Restock “${name}”`,
  inStock: (count: number) => `${count} in stock now.`,
  units: "Units",
  takeOut: "Take out",
  add: "Add",
  gone: "Someone has deleted this item.",
  refused: (message: string) => `Units ${message}.`,
  failed: "We couldn't change the stock. Please try again.",
} as const;

/** The fields for search engines, of items and categories. */
export const seoLabels = {
  title: "Search engines",
  seoTitle: "Title for search engines",
  seoDescription: "Description for search engines",
  slug: "Words of the address",
} as const;
