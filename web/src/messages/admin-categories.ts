import { failed } from "./alerts";
import { counted } from "./counted";

/** `/categories` and the pages beside it. */
export const categoriesTexts = {
  title: "Categories",
  lead: "What shoppers browse and filter by. Names can change at any time; the short name in addresses stays.",
  tabs: "Parts of the catalogue",
  slug: "Short name",
  name: "Name",
  slugHint: "For addresses, JSON and CSV: small letters, digits and hyphens. It can't be changed later.",
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
  addBelow: "Add below",
  addTitle: (parent: string | undefined) => (parent ? `Add below “${parent}”` : "Add category"),
  editTitle: (name: string) => `Edit “${name}”`,
  dialogText: "Shoppers find it in the menus and in addresses by its name.",
  parent: "Inside",
  top: "The top of the tree",
  place: "Place",
  first: "First",
  after: (name: string) => `After ${name}`,
  attributes: "Attributes",
  attributesHint: "What its products have a value of. Categories below have them too.",
  inherited: (names: string) => `From above: ${names}`,
  noAttributes: "There are no attributes yet.",
  fold: "Fold",
  unfold: "Unfold",
  up: "Move up",
  down: "Move down",
  moved: (name: string, place: number, of: number, parent: string | undefined) =>
    `${name} is number ${place} of ${of}${parent ? ` in ${parent}` : ""}`,
  notMoved: failed("It could not be moved. The list is up to date now.", "Not moved"),
  refused: (message: string) => `The new place ${message}.`,
  keys: "Arrow keys walk through the tree and fold it. With Alt they move a category up and down, and out of or into the one above.",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "Its page disappears, and links to it will lead nowhere.",
  hasChildren: "It has categories below it.",
  hasProducts: "It has products.",
  empty: "There are no categories yet. Shoppers see all products in one list.",
} as const;

/** The brands. */
export const brandsTexts = {
  tab: "Brands",
  add: "Add brand",
  editTitle: (name: string) => `Rename “${name}”`,
  dialogText: "Shoppers find and filter products by their brand.",
  columns: { name: "Name", slug: "Short name", products: "Products", actions: "Actions" },
  placeholder: "Name",
  sort: "A to Z",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "Shoppers can no longer filter by it.",
  hasProducts: "It has products",
  empty: "There are no brands yet.",
} as const;

/** The attributes. */
export const attributesTexts = {
  loading: "the attributes",
  tab: "Attributes",
  add: "Add attribute",
  editTitle: (name: string) => `Edit “${name}”`,
  columns: { name: "Name", slug: "Short name", kind: "Kind", categories: "Categories", actions: "Actions" },
  dialogText: "Products of its categories have a value of it, and shoppers can filter by it.",
  kind: "Kind",
  kindHint: "It can't be changed later.",
  kinds: { NUMBER: "Number", TEXT: "Text", BOOLEAN: "Yes or no" },
  inUnit: (unit: string) => `Number in ${unit}`,
  unit: "Unit",
  unitHint: "As people write it: mm, V, kg. Values that products have are not converted.",
  group: "Group",
  groupHint: "The heading on a product's page: Case, Strap, Size.",
  nowhere: "None yet",
  up: "Move up",
  down: "Move down",
  moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of}`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: "Categories lose it, and shoppers can no longer filter by it.",
  empty: "There are no attributes yet.",
} as const;
