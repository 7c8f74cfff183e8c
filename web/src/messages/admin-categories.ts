import { failed } from "./alerts";
import { counted } from "./counted";

/** `/categories` and the pages beside it. */
export const categoriesTexts = {
  title: "Categories",
  lead: "What shoppers browse and filter by. You can change names at any time; the short name in URLs stays the same.",
  tabs: "Parts of the catalogue",
  slug: "Short name",
  name: "Name",
  slugHint: "Used in URLs, JSON and CSV: lowercase letters, digits and hyphens. It can't be changed later.",
  products: (count: number) => (count === 0 ? "No products" : counted(count, "product")),
  save: "Save",
  add: "Add",
  edit: "Edit",
  remove: "Delete",
  notDeleted: "Not deleted",
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
  attributesHint: "What its products have a value for, such as size. Subcategories inherit them.",
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
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "Its page will be removed, and links to it will stop working.",
  hasChildren: "It has subcategories.",
  hasProducts: "It has products.",
  empty: "No categories yet, so shoppers see all products in one list. Add one to group them.",
} as const;

/** The brands. */
export const brandsTexts = {
  tab: "Brands",
  add: "Add brand",
  editTitle: (name: string) => `Rename “${name}”`,
  dialogText: "Shoppers can find and filter products by brand.",
  columns: { name: "Name", slug: "Short name", products: "Products", actions: "Actions" },
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
