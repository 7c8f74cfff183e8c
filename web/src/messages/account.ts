/** `/myOrder/{email}`. */
export const myOrdersTexts = {
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
  notPaid: "Not Paid",
  payNow: "Pay Now",
  /** Beside the specification. */
  order: "Order",
  each: (price: string) => `${price} each`,
  tabs: "Orders",
  open: "Open orders",
  past: "Past orders",
  payAll: "Pay all",
  waiting: (orders: string, sum: string) => `${orders} not paid yet, ${sum} in all`,
  noneOpen:
    "You have no open orders. Those that were delivered, cancelled or refunded are under Past orders.",
  nonePast: "Nothing here yet. Orders come here once they are delivered, cancelled or refunded.",
} as const;

/** 'Buy again', of an order. */
export const buyAgainTexts = {
  buyAgain: "Buy again",
  soldOut: "Sold out at the moment.",
  notSold: "No longer sold.",
  fewer: (most: number) => `Only ${most} can be ordered now.`,
} as const;

/** `/myOrder/{email}/{id}`. */
export const myOrderTexts = {
  title: (number: string) => `Order ${number}`,
  titleless: "Order",
  unknown:
    "There is no such order in your account. The address may be incomplete, or the order is somebody else's.",
  placed: (day: string) => `Placed on ${day}`,
  print: "Print",
  details: "Delivery",
  total: "Total",
  name: "Name",
  email: "Email",
  address: "Address",
  phone: "Phone",
  noLongerSold: "no longer sold",
  together: "Bought together with",
  togetherTotal: (orders: string, sum: string) => `${orders} in all, ${sum}`,
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
  delivered: (moment: string) => `Delivered on ${moment}`,
  cancelled: (moment: string) => `Cancelled on ${moment}`,
  questions: (number: string) => `Questions? Tell us the order number ${number}.`,
} as const;

/** `/addReview`. */
export const addReviewTexts = {
  title: "Add Review",
  name: "Name",
  comment: "Comment",
  submit: "Submit",
} as const;

/** `/profile`. */
export const profileTexts = {
  title: "Profile",
  updateProfile: "Update Profile",
  birthday: "Birthday",
  gender: "Gender",
  location: "Location",
  verified: "verified",
  unverified: "unverified",
  about: "About you",
} as const;
