/** `/checkout/{id}/{qty}` and `/checkout/cart`. */
export const payTexts = {
  loadingOrder: "your order",
  loadingOrders: "your orders",
  pay: "Pay",
  total: "To pay",
  order: "Order",
  address: "Ships to",
  /** Below the button. */
  leaving: "You'll pay on our payment provider's page, then come back here.",
  signIn: "Please sign in to see this order and pay for it.",
  login: "Login",
  unknownOrder: "We couldn't find this order in your account. Did you order with a different account?",
  unknownCart: "We couldn't find this cart in your account. Did you order with a different account?",
  myOrders: "My Orders",
  manageOrder: "Open the order",
  seeOrder: "See the order",
  paid: "This order is paid. Thank you!",
  delivered: "This order is paid and delivered. Thank you!",
  cancelled: "This order was cancelled, so there's nothing to pay.",
  refunded: "This order was refunded, so there's nothing to pay.",
  free: "This order is free, so there's nothing to pay.",
  notYours: "Only the customer who placed this order can pay for it.",
  nothingWaits: "None of your orders are waiting for payment.",
  cartDone: "This cart's orders are no longer waiting for payment.",
  paymentsOff: "You can't pay here yet. We'll be in touch about your orders.",
  atMost: (most: number) => `You can pay for up to ${most} orders at once, then for the rest.`,
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
  failed: (why: string) => `We couldn't start the payment. ${why} You weren't charged.`,
} as const;

/** `/checkout/return/{paymentId}`. */
export const paymentReturnTexts = {
  loading: "your payment",
  title: "Your payment",
  waiting: {
    title: "Waiting for confirmation",
    text: "Our payment provider is confirming your payment. This usually takes a few seconds. You can leave this page: My Orders will show it as paid.",
  },
  late: {
    title: "Not confirmed yet",
    text: "Our payment provider hasn't confirmed your payment yet. If you paid, there's nothing you need to do: My Orders will show it as paid.",
  },
  lost: {
    title: "Connection lost",
    text: "We can't check whether your payment went through right now. We'll keep trying. If you paid, your money is safe.",
  },
  paid: {
    title: "Paid. Thank you!",
    text: (amount: string) => `We received ${amount} and sent you a receipt by email.`,
  },
  free: {
    title: "Nothing to pay. Thank you!",
    text: "Your order costs nothing, so it counts as paid.",
  },
  partlyReturned: (amount: string) =>
    `We're refunding ${amount} of it, because an order was cancelled before your payment arrived.`,
  returned: {
    title: "Your payment is being refunded",
    text: (amount: string) =>
      `We received ${amount}, but the order was cancelled before your payment arrived. You'll get a full refund.`,
  },
  failed: {
    title: "You weren't charged",
    text: (orders: number) =>
      `The payment was declined, or you closed its page. ${orders === 1 ? "Your order is" : "Your orders are"} saved.`,
  },
  paidOtherwise: {
    title: "Already paid",
    text: (orders: number) =>
      `This payment didn't go through, but ${orders === 1 ? "your order was" : "your orders were"} paid with another one.`,
  },
  closed: {
    title: "You weren't charged",
    text: (orders: number) =>
      `The payment didn't go through, and ${orders === 1 ? "your order is" : "your orders are"} no longer waiting for payment.`,
  },
  unknown: "We couldn't find this payment in your account. Did you pay with a different account?",
  backToPaying: "Back to payment",
  tryAgain: "Try again",
  lookAgain: "Check again",
  myOrders: "My Orders",
  goesBack: "being refunded",
} as const;
