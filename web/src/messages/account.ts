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
  waiting: (orders: string, sum: string) => `${orders} not paid yet, ${sum} in total`,
  noneOpen: "No open orders. You'll find delivered, cancelled and refunded orders under Past orders.",
  nonePast: "No past orders yet. Orders move here once they're delivered, cancelled or refunded.",
} as const;

/** 'Buy again', of an order. */
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
  noLongerSold: "no longer available",
  together: "Ordered together with",
  togetherTotal: (products: string, sum: string | null) =>
    sum ? `${products}, ${sum} in total` : `${products} in total`,
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
  questions: (number: string) => `Questions? Please mention order number ${number}.`,
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
  aboutName: "This is how we address you. Your existing reviews and orders keep their names.",
  nameChanged: "Your name was updated.",
  nameNotChanged: "Your name wasn't changed.",
  password: "Password",
  aboutPassword: "Changing it signs you out on your other devices. You stay signed in here.",
  currentPassword: "Current password",
  newPassword: "New password",
  changePassword: "Change password",
  wrongPassword: "That isn't your current password.",
  samePassword: "That's already your password. Please choose a different one.",
  passwordNotChanged: "We couldn't change your password. Please try again.",
  passwordChanged: "Password changed. Your other devices have been signed out.",
  passwordChangedAlone: "Password changed. Your other devices will be signed out within 15 minutes.",
  atGoogle: "You log in with Google. Change your password in your Google account.",
  devices: "Devices",
  aboutDevices: "Where you're signed in. Devices you haven't used for 30 days are removed from this list.",
  thisDevice: "This device",
  signedIn: (moment: string) => `Signed in ${moment}`,
  usedLately: "Active in the last hour",
  lastUsed: (moment: string) => `Last active ${moment}`,
  noDevices: "Your devices will appear here the next time you sign in.",
  unknownDevice: "Don't recognize a device? Change your password, or sign out everywhere.",
  everywhere: "Sign out everywhere",
  everywhereQuestion: "Sign out on all devices?",
  everywhereConsequence:
    "This includes the device you're using now. You'll need to log in again on each one.",
  notSignedOut: "We couldn't sign you out. You're still signed in on all devices.",
} as const;
