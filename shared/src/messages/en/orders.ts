/** Texts of a customer's orders, and of an order's states wherever they are shown. */
import { counted, failed, orderCount, productCount, toast } from "./common";

/** A customer's `/dashboard`. */
export const customerDashboardTexts = {
  loadingOrders: "your orders",
  loading: "the dashboard",
  greeting: "Welcome back,",
  greetingAlone: "Welcome back.",
  latestOrders: "Recent orders",
  notPaid: "Not paid yet",
  andOthers: (count: number) => ` and ${count} more`,
  allOrders: "See all orders",
  myOrders: "Go to My Orders",
  unpaid: (orders: number) => counted(orders, "unpaid order"),
  nextSteps: {
    title: "What next?",
    cart: "Your cart",
    inCart: (products: number) => `${productCount(products)} saved with your account.`,
    products: "Browse all tools and watches.",
    wishList: "Products that you want to keep in mind.",
    addReview: "Tell others about your experience.",
    profile: "Your name, email and last sign-in.",
  },
} as const;

/** `/myOrder/{email}`. */
export const myOrdersTexts = {
  loading: "your orders",
  title: "My Orders",
  columns: {
    email: "Email",
    customerName: "Customer Name",
    product: "Product",
    quantity: "Quantity",
    status: "Status",
    action: "Action",
  },
  paid: "Paid",
  payNow: "Pay Now",
  /** Not in the specification. */
  order: "Order",
  each: (price: string) => `${price} each`,
  tabs: "Orders",
  open: "Open orders",
  past: "Past orders",
  payAll: "Pay all",
  payOrder: (products: number) => `Pay all ${products}`,
  details: "Details",
  waiting: (orders: number, sum: string) => `${orderCount(orders)} not paid yet, ${sum} in total`,
  noneOpen: "No open orders. You'll find delivered, cancelled and refunded orders under Past orders.",
  nonePast: "No past orders yet. Orders move here once they're delivered, cancelled or refunded.",
  /** To staff who follow a link of a customer. */
  foreign: (email: string) => `These are the orders of ${email}, and you're logged in with another account.`,
  manage: "Open in Manage Orders",
} as const;

/** The delivery that a total contains. */
export const withDelivery = (price: string) => `with ${price} for delivery`;

/** The 'Buy again' button of an order. */
export const buyAgainTexts = {
  buyAgain: "Buy again",
  soldOut: "Currently sold out.",
  notSold: "No longer available.",
  fewer: (most: number) => `You can order up to ${most} right now.`,
} as const;

/** `/myOrder/{email}/{id}`. */
export const myOrderTexts = {
  loading: "the order",
  title: (number: string) => `Order ${number}`,
  titleless: "Order",
  unknown:
    "We couldn't find this order in your account. Check the link, or log in with the account you ordered with.",
  placed: (day: string) => `Placed on ${day}`,
  print: "Print",
  details: "Delivery",
  total: "Total",
  name: "Name",
  email: "Email",
  address: "Address",
  phone: "Phone",
  note: "Note",
  noLongerSold: "no longer available",
  contact: "Write to us about this order",
  together: "Ordered together with",
  togetherTotal: (products: number, sum: string | null) =>
    sum ? `${productCount(products)}, ${sum} in total` : `${productCount(products)} in total`,
  sums: "Order summary",
} as const;

/** The printed receipt of an order. */
export const receiptTexts = {
  receipt: "Receipt",
  confirmation: "Order confirmation",
  columns: { product: "Product", quantity: "Quantity", price: "Price", sum: "Sum" },
  total: "Total",
  steps: "Payment and delivery",
  paid: (sum: string, moment: string) => `${sum} paid on ${moment}`,
  notPaid: (sum: string) => `${sum} not paid yet`,
  notCharged: "Nothing was charged.",
  refunded: (sum: string, moment: string) => `${sum} refunded on ${moment}`,
  refundedInPart: (sum: string, moments: string) => `Partly refunded on ${moments}: ${sum}`,
  delivered: (moment: string) => `Delivered on ${moment}`,
  cancelled: (moment: string) => `Cancelled on ${moment}`,
  questions: (number: string, address: string) =>
    `Questions? Please mention order number ${number}. Write to us at ${address}`,
} as const;

/** Shown to customers without orders. */
export const noOrdersTexts = {
  none: "No orders yet. They'll appear here after your first purchase.",
  find: "Browse products",
} as const;

/** Cancelling an unpaid order, in My Orders and Manage Orders. */
export const cancelOrderTexts = {
  cancel: "Cancel",
  question: (customer: string) => `Cancel the order of ${customer}?`,
  consequence: (qty: number, product: string) =>
    `${qty} × ${product}, not paid yet. The units go back into stock.`,
  ownQuestion: "Cancel this order?",
  confirm: "Cancel order",
  dismiss: "Keep order",
} as const;

const whole = (count: number) => count.toLocaleString("en-US");

/** Alerts about limits on orders and about cancelled orders. */
export const orderAlerts = {
  cancelled: toast("Order cancelled"),
  notCancelled: failed(
    "This order has already been paid, delivered or cancelled. This page is up to date now.",
    "Too late",
  ),
  tooManyUnits: (limit: number) =>
    failed(`An order can have up to ${whole(limit)} units`, "Please order fewer"),
  tooManyUnpaidUnits: (limit: number) =>
    failed(
      `Your unpaid orders can have up to ${whole(limit)} units in total. Please pay for one or cancel one first.`,
      "Please order fewer",
    ),
} as const;

/** The badges of an order's states; those of open orders are defined by spec §2. */
export const orderStatusTexts = {
  PLACED: "Not Paid",
  PAID: "Paid",
  SHIPPED: "Sent",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
} as const;

/** The badge of an order sent before its payment. */
export const sentUnpaidText = "Sent, not paid";

/** The actor or the target of a change, as the API names them: an email, "a deleted account", "Key 'Warehouse'". */
export const personText = (name: string): string => name;

/** An order's history: its steps and their actors. */
export const timelineTexts = {
  heading: "History",
  steps: {
    PLACED: "Placed",
    PAID: "Paid",
    SHIPPED: "Sent",
    DELIVERED: "Delivered",
    CANCELLED: "Cancelled",
    REFUNDED: "Refunded",
  },
  remark: "Note",
  refundedInPart: "Part refunded",
  refundFailed: "Refund failed",
  owed: "Not paid back yet",
  next: { PLACED: "Not paid yet", PAID: "Not delivered yet" },
  by: {
    customer: { customer: "by you", admin: "by the customer" },
    shop: "by the shop",
    provider: "reported by the payment provider",
    payment: "confirmed by the payment provider",
    system: "automatically",
    admin: (email: string) => `by ${email}`,
  },
} as const;

/** An order's parcel. */
export const parcelTexts = {
  track: "Track the parcel",
} as const;

/** The printed forms of an order: the customer's receipt, the shop's packing slip. */
export const printedOrderTexts = {
  number: "Order number",
  invoice: "Invoice",
  placed: "Placed",
  shipTo: "Ships to",
} as const;

/** Invoices and credit notes. */
export const invoiceTexts = {
  heading: "Invoices",
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  notFetched: failed("We couldn't download the file. Please try again.", "Not downloaded"),
} as const;
