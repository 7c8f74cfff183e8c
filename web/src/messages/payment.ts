/** `/checkout/{id}/{qty}` and `/checkout/cart`. */
export const payTexts = {
  loadingOrder: "your order",
  loadingOrders: "your orders",
  pay: "Pay",
  total: "To pay",
  order: "Order",
  address: "Ships to",
  /** Below the button. */
  leaving: "You pay on our payment provider's page, then come back here.",
  signIn: "Please sign in to see this order and pay for it.",
  login: "Login",
  unknownOrder: "We couldn't find this order among yours. Perhaps you ordered with another account.",
  unknownCart: "We couldn't find this cart among your orders. Perhaps you ordered with another account.",
  myOrders: "My Orders",
  manageOrder: "Open the order",
  seeOrder: "See the order",
  paid: "This order is paid. Thank you!",
  delivered: "This order is paid and delivered. Thank you!",
  cancelled: "This order was cancelled, so there is nothing to pay.",
  refunded: "This order was refunded, so there is nothing to pay.",
  free: "This order costs nothing, so there is nothing to pay.",
  notYours: "Only the customer who placed this order can pay for it.",
  nothingWaits: "None of your orders is waiting for payment.",
  cartDone: "None of the orders of this cart is waiting for payment any more.",
  paymentsOff: "You can't pay here yet. We'll be in touch about your orders.",
  atMost: (most: number) => `At most ${most} orders can be paid at once. The others can follow.`,
} as const;

/** The state of an order that is listed among those to pay. */
export const orderStateTexts = {
  PLACED: "Not paid yet",
  PAID: "Paid",
  SHIPPED: "Sent",
  DELIVERED: "Paid and delivered",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
} as const;

/** Why a payment could not be started. */
export const startPaymentTexts = {
  failed: (why: string) => `The payment could not be started. ${why} Nothing was paid.`,
} as const;

/** `/checkout/return/{paymentId}`. */
export const paymentReturnTexts = {
  loading: "your payment",
  title: "Your payment",
  waiting: {
    title: "Waiting for the confirmation",
    text: "Our payment provider tells us as soon as your payment is certain. That usually takes a few seconds. You can leave this page: your orders turn paid by themselves.",
  },
  late: {
    title: "Not confirmed yet",
    text: "The payment provider hasn't confirmed your payment so far. If you have paid, you needn't do anything: your orders turn paid as soon as it does.",
  },
  lost: {
    title: "The connection is lost",
    text: "We can't see at the moment whether your payment went through. We'll look again by ourselves. If you have paid, your money is safe.",
  },
  paid: {
    title: "Paid. Thank you!",
    text: (amount: string) => `We received ${amount} and sent you a receipt by email.`,
  },
  partlyReturned: (amount: string) =>
    `${amount} of it goes back to you, because an order was cancelled before your payment arrived.`,
  returned: {
    title: "Your money goes back to you",
    text: (amount: string) =>
      `We received ${amount}, but the order was cancelled before your payment arrived. You get all of it back.`,
  },
  failed: {
    title: "Nothing was paid",
    text: "The payment was declined, or its page was closed. Your orders are still there.",
  },
  paidOtherwise: {
    title: "Already paid",
    text: "This payment did not go through, but your orders were paid with another one.",
  },
  closed: {
    title: "Nothing was paid",
    text: "The payment did not go through, and the orders are no longer waiting for one.",
  },
  unknown: "We couldn't find this payment among yours. Perhaps you paid with another account.",
  backToPaying: "Back to the payment page",
  tryAgain: "Try again",
  lookAgain: "Look again",
  myOrders: "My Orders",
  goesBack: "its money goes back to you",
} as const;
