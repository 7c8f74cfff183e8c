/** A customer's `/dashboard`. */
export const customerDashboardTexts = {
  loadingOrders: "your orders",
  loading: "the dashboard",
  greeting: "Good to see you,",
  latestOrders: "Your latest orders",
  notPaid: "Not paid yet",
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
  notPaid: "Not Paid",
  payNow: "Pay Now",
  /** Beside the specification. */
  order: "Order",
  each: (price: string) => `${price} each`,
  tabs: "Orders",
  open: "Open orders",
  past: "Past orders",
  payAll: "Pay all",
  payOrder: (products: number) => `Pay all ${products}`,
  details: "Details",
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
  loading: "the order",
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
  togetherTotal: (products: string, sum: string | null) => `${products} in all${sum ? `, ${sum}` : ""}`,
  sums: "What the order costs",
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
  refundedInPart: (sum: string) => `${sum} of it refunded`,
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
  loading: "your profile",
  title: "Profile",
  updateProfile: "Update Profile",
  birthday: "Birthday",
  gender: "Gender",
  location: "Location",
  verified: "verified",
  unverified: "unverified",
  about: "About you",
} as const;

/** The sections of `/profile` in which the account is changed. */
export const accountTexts = {
  loadingDevices: "your devices",
  yourName: "Your name",
  name: "Name",
  aboutName: "The shop greets you with it. Reviews and orders keep the name that you gave them.",
  nameChanged: "Your name is changed.",
  nameNotChanged: "Your name was not changed.",
  password: "Password",
  aboutPassword: "Your other devices are signed out when you change it. You stay signed in here.",
  currentPassword: "Current password",
  newPassword: "New password",
  changePassword: "Change password",
  wrongPassword: "This is not your current password.",
  samePassword: "This is your current password already. Choose another one.",
  passwordNotChanged: "Your password was not changed. Please try again in a moment.",
  passwordChanged: "Your password is changed, and your other devices are signed out.",
  passwordChangedAlone:
    "Your password is changed. Your other devices are signed out within a quarter of an hour.",
  atGoogle: "You log in with Google, which keeps your password. Change it in your Google account.",
  devices: "Devices",
  aboutDevices: "Where you are signed in. A device that you don't use for 30 days leaves the list.",
  thisDevice: "This device",
  signedIn: (moment: string) => `Signed in ${moment}`,
  usedLately: "Used within the last hour",
  lastUsed: (moment: string) => `Last used ${moment}`,
  noDevices: "Your devices are listed from the next sign-in on.",
  unknownDevice: "Is one of them not yours? Change your password, or sign out everywhere.",
  everywhere: "Sign out everywhere",
  everywhereQuestion: "Sign out on all devices?",
  everywhereConsequence: "This one too. You log in again on each device that you want to use.",
  signedOutEverywhere: "You are signed out on all devices. Log in again on those that you use.",
  notSignedOut: "You are still signed in on all devices.",
} as const;
