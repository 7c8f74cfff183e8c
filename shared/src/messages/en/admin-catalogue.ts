/** Texts of categories, brands and attributes, of CSV imports and of bulk changes. */
import { locale } from "../../locale";
import { formatMinor, formatPrice, isSpecified } from "../../money";
import { counted, failed, productCount, toast } from "./common";
import { seoLabels } from "./admin-items";
import { saleTexts } from "./products";

/** `/categories`, `/brands` and `/attributes`. */
export const categoriesTexts = {
  lead: "Shoppers browse and filter by these. You can rename them at any time; short names in URLs don't change.",
  tabs: "Parts of the catalogue",
  slug: "Short name",
  name: "Name",
  slugHint: "Used in URLs, JSON and CSV: lowercase letters, digits and hyphens. It can't be changed later.",
  products: (count: number) => (count === 0 ? "No products" : counted(count, "product")),
  save: "Save",
  add: "Add",
} as const;

/** The tree. */
export const treeTexts = {
  loading: "the categories",
  tab: "Categories",
  add: "Add category",
  addBelow: "Add subcategory",
  addTitle: (parent: string | undefined) => (parent ? `Add subcategory to “${parent}”` : "Add category"),
  editTitle: (name: string) => `Edit “${name}”`,
  dialogText: "Shoppers see its name in menus and URLs.",
  parent: "Parent category",
  top: "None (top level)",
  place: "Position",
  first: "First",
  after: (name: string) => `After ${name}`,
  attributes: "Attributes",
  attributesHint: "Properties of its products, such as size. Subcategories inherit them.",
  inherited: (names: string) => `Inherited: ${names}`,
  noAttributes: "No attributes yet.",
  fold: "Collapse",
  unfold: "Expand",
  up: "Move up",
  down: "Move down",
  moved: (name: string, place: number, of: number, parent: string | undefined) =>
    `${name} is number ${place} of ${of}${parent ? ` in ${parent}` : ""}`,
  notMoved: failed("We couldn't move it. The list is up to date now.", "Not moved"),
  refused: (message: string) => `The new position ${message}.`,
  keys: "Use the arrow keys to move through the tree, and to expand and collapse it. Hold Alt to move a category.",
  saved: toast("Category saved"),
  undo: "Undo",
  undone: toast("The category is as it was before"),
  notUndone: "The change could not be undone. Its former name, place or attributes may be taken or gone.",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText:
    "Its page, its filters and its texts for search engines will be deleted, and links to it will stop working. You can't undo this.",
  hasChildren: (names: readonly string[], more: boolean) =>
    `It has subcategories. First move or delete ${names.map((name) => `“${name}”`).join(", ")}${more ? " …" : "."}`,
  hasProducts: (count: number) => `It has ${productCount(count)}. First move all to another category.`,
  empty: "No categories yet, so shoppers see all products in one list. Add one to group them.",
} as const;

/** The brands. */
export const brandsTexts = {
  tab: "Brands",
  add: "Add brand",
  editTitle: (name: string) => `Rename “${name}”`,
  dialogText: "Shoppers can find and filter products by brand.",
  noun: ["brand", "brands"],
  columns: { name: "Name", slug: "Short name", products: "Products" },
  placeholder: "Name",
  sort: "A to Z",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "Shoppers can no longer filter by it.",
  hasProducts: "It has products",
  empty: "No brands yet. Add one, and shoppers can filter by it.",
} as const;

/** The attributes. */
export const attributesTexts = {
  loading: "the attributes",
  tab: "Attributes",
  add: "Add attribute",
  editTitle: (name: string) => `Edit “${name}”`,
  columns: { name: "Name", slug: "Short name", kind: "Type", categories: "Categories", actions: "Actions" },
  dialogText: "Products in its categories can have a value for it, and shoppers can filter by it.",
  kind: "Type",
  kindHint: "It can't be changed later.",
  kinds: { NUMBER: "Number", TEXT: "Text", BOOLEAN: "Yes or no" },
  inUnit: (unit: string) => `Number in ${unit}`,
  unit: "Unit",
  unitHint: "As people write it: mm, V, kg. Existing values aren't converted.",
  group: "Group",
  groupHint: "The heading on a product's page: Case, Strap, Size.",
  nowhere: "None yet",
  up: "Move up",
  down: "Move down",
  moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of}`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "It's removed from its categories, and shoppers can no longer filter by it.",
  empty: "No attributes yet. Add one, such as size or material, and shoppers can filter by it.",
} as const;

/** The numbers of items that an import adds and changes. */
export interface ImportCounts {
  toAdd: number;
  toChange: number;
}

/** "2 items added", or "3 items added, 12 changed". */
const both = ({ toAdd, toChange }: ImportCounts, added: string, changed: string) =>
  [
    toAdd > 0 && `${counted(toAdd, "item")} ${added}`,
    toChange > 0 &&
      (toAdd > 0
        ? `${toChange.toLocaleString("en-US")} ${changed}`
        : `${counted(toChange, "item")} ${changed}`),
  ]
    .filter(Boolean)
    .join(", ");

/** `/manageItems/import`. */
export const importTexts = {
  title: "Import items",
  lead: "Add and change many items at once. The file is checked first: nothing changes until you confirm.",
  firstRow: "For new items the first row must have these column names, in any order:",
  saveAs: "Save it as “CSV UTF-8”. Commas, semicolons and tabs work as delimiters.",
  foreign: "Product exports of Shopify and WooCommerce can be imported as they are.",
  update:
    "A row with the name of an existing item, or with its id in an “id” column, updates that item. Only the columns in the file are changed. An empty cell clears an optional value.",
  stock: "Leave out “countInStock” if customers may place orders in the meantime.",
  further: "These columns are optional, and their cells can be empty:",
  exported: "Export CSV on Manage Items includes them all, with a column for each attribute.",
  template: "Download a template",
  checking: (file: string) => `Checking ${file}…`,
  importing: "Importing… Please keep this page open.",
  slow: "A large file takes a minute or two.",
  ignored: (columns: string) => `Ignored columns: ${columns}.`,
  recognized: (format: string) => `Recognized as a ${format} export.`,
  leftOut: "Skipped or replaced",
  ready: (counts: ImportCounts) =>
    counts.toChange === 0
      ? `${counted(counts.toAdd, "item")} ready to import`
      : both(counts, "will be added", "will change"),
  valid: "No errors found.",
  changes: "Changes",
  nothing: "Nothing to import",
  submit: ({ toAdd, toChange }: ImportCounts) =>
    toAdd > 0 ? `Import ${counted(toAdd + toChange, "item")}` : `Change ${counted(toChange, "item")}`,
  done: (counts: ImportCounts) => toast(both(counts, counts.toChange > 0 ? "added" : "imported", "changed")),
  outdated:
    "Nothing was imported, because items in this file have just been changed or ordered. Please check the updated changes.",
  row: (row: number) => `Row ${row}`,
  moreChanges: (count: number) => `… and ${counted(count, "more item")}.`,
  more: (errors: string) => `… and ${errors} more.`,
  choose: "Choose a CSV file",
  chooseOther: "Choose another CSV file",
  drop: (rows: string) => `or drop it here; up to ${rows} rows`,
  rows: (count: number) => counted(count, "row"),
  toFix: (rows: number) => `${counted(rows, "row")} to fix first`,
  invalid: "Nothing has been imported. Fix the file, then choose it again.",
  needsFixing: "What needs fixing",
  columns: { row: "Row", column: "Column", problem: "Problem" },
  problem: (message: string) => `It ${message}.`,
  fileProblem: (message: string) => `The file ${message}.`,
  columnProblem: (column: string, message: string) => `The column “${column}” ${message}.`,
  unreadable: "We couldn't read the file. Please choose it again.",
  tooLarge: (megabytes: number) => `The file has more than ${megabytes} MB. Split it into several.`,
  /** The item in the template. */
  example: { name: "Example item", description: "What it is, in a few words." },
} as const;

/** The optional columns of a file, and their formats. */
export const importColumnTexts = {
  category: "a path, such as watches/divers",
  brand: "a name",
  images: (max: number) =>
    `up to ${max} addresses with spaces between; the first is that of image, which may be left out; without any, the item gets a placeholder`,
  draft: "yes or no: whether only admins see it",
  regularPrice: "the price without the sale, of an item on sale; more than its price",
  saleEndsAt: "when the sale ends, such as 2026-11-30T22:00:00Z; empty for no end",
  gtin: "the number under its barcode",
  mpn: "its maker's part number",
  seoTitle: "the title for search engines, up to 70 characters",
  seoDescription: "the description for search engines, up to 200 characters",
  slug: "the words of its address, such as green-diver",
  giftCard: "yes or no: whether each unit is a gift card of the price",
  group: "the name of a product group; a new name makes a group; empty takes the item out",
  options: "its values of the group's options, such as Dial colour=Blue; Strap=Steel",
  attribute: "the value of an attribute, with or without its unit; a column for each",
} as const;

/** Changing several items at once. */
export const changeTexts = {
  title: (count: number) => `Change ${counted(count, "item")}`,
  question: "You'll see a preview before anything changes.",
  keep: "Don't change",
  becomes: "becomes",
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
  get amount() {
    return `${locale().currency === "USD" ? "Dollars" : locale().currency}, up or down`;
  },
  percentHint: "10 raises prices by 10 %, -10 lowers them.",
  get amountHint() {
    return `5 raises prices by ${formatPrice(5)}, -5 lowers them.`;
  },
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
  refused:
    "Nothing was changed, because these items can't be changed this way. Deselect them, or choose a different change:",
  done: (count: number) => toast(`${counted(count, "item")} changed`),
  failed: "That didn't work, and nothing was changed. Please try again.",
} as const;

/** The columns of an items CSV, in previews of an import or a bulk change. */
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
  seoTitle: seoLabels.seoTitle,
  seoDescription: seoLabels.seoDescription,
  slug: seoLabels.slug,
  giftCard: "Gift card",
  group: "Product group",
  options: "Variant",
  groupPosition: "Position",
} as const;

/** Undoing an import or a bulk change, on `/audit`. */
export const undoTexts = {
  loading: "the change",
  show: "Show",
  showWhat: "what was changed",
  undone: "Undone",
  title: "What was changed",
  undo: "Undo",
  close: "Close",
  gone: "This change is no longer available.",
  explain: (count: number) =>
    `${counted(count, "item")}, before and after. Undo restores the previous values.`,
  explainImport: (count: number) =>
    `${counted(count, "item")}, before and after. Undo restores the previous values and deletes new items.`,
  more: (count: number) => `… and ${counted(count, "more item")}.`,
  explainUndone: (when: string) => `Undone ${when}.`,
  refused: "Nothing was undone yet, because these items can't be restored:",
  others: "Undo the rest",
  done: toast("The change has been undone"),
  notNow: failed(
    "Some of these changes can't be undone. The audit log shows why, and can undo the rest.",
    "Not undone",
  ),
  already: "Someone else has already undone this.",
} as const;

/** The reasons why an item isn't changed. */
export const refusalTexts = {
  NOT_SOLD: "It has been deleted.",
  EDITED: "Someone has edited it since.",
  get PRICE_TOO_LOW() {
    return `Its price would be below ${formatMinor(1)}.`;
  },
  get PRICE_TOO_HIGH() {
    return `Its price would be above ${isSpecified() ? "999,999.99$" : formatMinor(99_999_999)}.`;
  },
  SALE_NOT_LOWER: "Its sale price wouldn't be lower than its regular price.",
  SALE_ENDED: "The sale has ended since.",
  CATEGORY_DELETED: "Its previous category has been deleted.",
  BRAND_DELETED: "Its previous brand has been deleted.",
  ATTRIBUTE_DELETED: "An attribute that it had has been deleted.",
  NAME_TAKEN: "Another item has its previous name.",
  GROUP_CHANGED: "Its group has changed since.",
  STOCK_TOO_LOW: "Too many of the units that the import added are sold.",
  HAS_PAID_ORDERS: "The import added it, and customers have paid for it: deliver or refund them first.",
} as const;
