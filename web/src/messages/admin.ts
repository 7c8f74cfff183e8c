import { succeeded } from "./alerts";

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
  makeAdmin: "Make Admin",
  block: "Block",
  blocked: "Blocked",
  unblock: "Unblock",
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
  low: "Low",
  available: "available",
  notInStock: "Not in stock",
} as const;

/** `/manageOrder`. */
export const manageOrdersTexts = {
  title: "Manage Orders",
  columns: {
    userName: "User Name",
    itemName: "Item Name",
    quantity: "Quantity",
    total: "Total",
    placed: "Placed",
    status: "Status",
  },
  paid: "Paid",
  notPaid: "Not Paid",
  delivered: "delevered",
  empty: "Every order has been delivered.",
  details: {
    title: (customer: string) => `Order of ${customer}`,
    untitled: "Order",
    notFound: "This order has been delivered or cancelled, or never existed.",
    customer: "Customer",
    name: "Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    order: "Order",
    placed: "Placed",
    id: "Order ID",
    noLongerSold: "no longer sold",
  },
} as const;

/** Alerts of the admin's pages (spec §8). */
export const adminAlerts = {
  itemAdded: succeeded("Item Added Succesfully"),
  madeAdmin: succeeded("User Succesfully made admin"),
  userDeleted: succeeded("User Deleted Succesfuly"),
  itemDeleted: succeeded("Item Deleted Succesfuly"),
  itemDelivered: succeeded("Item Delevered Succesfuly"),
} as const;
