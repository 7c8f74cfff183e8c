import { succeeded } from "./alerts";
import { counted, doneTo } from "./counted";

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

/** `/users`. */
export const usersTexts = {
  title: "All Users",
  columns: { name: "Name", email: "Email", userId: "User's ID", status: "Status" },
  active: "Active",
  empty: "No users found.",
  searchHint: "Name or email",
  copyId: "Copy ID",
  makeAdmin: "Make Admin",
  block: "Block",
  blocked: "Blocked",
  unblock: "Unblock",
  exportSubscribers: "Export subscribers",
} as const;

/** `/manageItems`; the second quantity column is named by D-12. */
export const manageItemsTexts = {
  title: "Manage Items",
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
  change: "Change",
  importCsv: "Import CSV",
  exportCsv: "Export CSV",
  searchHint: "Name or description",
  empty: "No items yet. Add one, or import a CSV file.",
  delete: "Delete",
} as const;

/** Alerts of the admin's pages (spec §8). */
export const adminAlerts = {
  itemAdded: succeeded("Item Added Succesfully"),
  madeAdmin: succeeded("User Succesfully made admin"),
  userDeleted: succeeded("User Deleted Succesfuly"),
  itemDeleted: succeeded("Item Deleted Succesfuly"),
  itemDelivered: succeeded("Item Delevered Succesfuly"),
} as const;

/** Actions on several rows of a list. */
export const bulkTexts = {
  region: (rows: string) => `Selected ${rows}`,
  selected: (count: number) => `${count} selected`,
  progress: (tried: number, of: number) => `${tried} of ${of}…`,
  clear: "Clear selection",
  refused: "These weren't changed:",
  failed: "That didn't work. Please try again.",
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
