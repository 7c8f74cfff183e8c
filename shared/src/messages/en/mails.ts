/** Texts of the mails to customers, and those to shopkeepers. */
export * from "./shopkeeper-mails";

/** Orders and products within sentences. */
export const orderWords = {
  order: (number: string) => `order ${number}`,
  orders: (count: number) => `${count} orders`,
  products: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  productsOf: (products: string, number: string) => `${products} of order ${number}`,
  whole: "Your order",
  part: "Part of your order",
};

/** Parts of all mails about orders. */
export const orderParts = {
  view: "View your order",
  viewAll: "View your orders",
  line: (number: string) => `Order ${number}`,
  was: (price: string) => `(was ${price})`,
  address: "Shipping address",
  note: "Note",
  questions: "Questions?",
  contact: "Write to us",
  reason: (shop: string, email: string) =>
    `You're receiving this email because an order was placed at ${shop} with the email ${email}.`,
};

/** The lines of amounts. */
export const amountTexts = {
  products: "Products",
  discount: (code: string | null | undefined) => (code ? `Discount (${code})` : "Discount"),
  delivery: (method: string | null | undefined) => (method ? `Delivery (${method})` : "Delivery"),
  free: "Free",
  tax: (name: string, percent: number, included: boolean) =>
    included ? `Includes ${percent} % ${name}` : `${name}, ${percent} %`,
  total: "Total",
  orderTotal: "Order total",
  giftCard: "By gift card",
};

/** A product is back in stock. */
export const backInStock = {
  subject: (product: string) => `Back in stock: ${product}`,
  preview: "You can order it again, while stock lasts.",
  reason: (shop: string) =>
    `You're receiving this email because you asked ${shop} to tell you when this product is back.`,
  title: "It’s back in stock",
  text: (product: string) =>
    `You asked us to tell you when ${product} is back. It is, and you can order it again while stock lasts.`,
  button: "See the product",
  once: "One email, once",
  deleted: "We don’t hold it for you, and we won’t write again about it: your request is deleted now.",
};

/** The link that confirms a subscription to the newsletter. */
export const newsletterConfirmation = {
  subject: (shop: string) => `Please confirm your subscription to ${shop}'s newsletter`,
  preview: "Confirm to subscribe. If this wasn't you, ignore this email.",
  reason: (shop: string) =>
    `You're receiving this email because your email was entered for ${shop}'s newsletter.`,
  title: "Confirm your subscription",
  text: "Someone entered this email for our newsletter. If it was you, please confirm to subscribe.",
  button: "Confirm subscription",
  notYou: "If this wasn't you",
  ignore: (hours: number) =>
    `Ignore this email. We delete your address after ${hours} hours, when the link expires. Or `,
  unsubscribe: "unsubscribe now",
  end: ".",
};

/** Placed orders. `several` means orders with separate numbers. */
export const ordersPlaced = {
  subject: (named: string, _several: boolean) => `We've received your ${named}`,
  subjectOfCart: (products: string, total: string) => `We've received your order: ${products}, ${total}`,
  inTotal: (total: string) => `${total} in total.`,
  title: (several: boolean) => `Thank you for your ${several ? "orders" : "order"}`,
  received: (named: string, _several: boolean) => `We’ve received your ${named}.`,
  viewAndPay: "View and pay",
  viewAndPayAll: "View and pay all",
  payNow: "Pay now",
  payLink: (days: number | null) =>
    `The button below leads to your payment without a login${days === null ? "" : `, for ${days} days`}.`,
  payBy: (deadline: string, several: boolean, somePaid: boolean) =>
    `Please pay by ${deadline}. After that we cancel ${somePaid ? "what isn't paid" : several ? "the orders" : "the order"}.`,
  onceIsPaid: (several: boolean) =>
    several ? "We'll send them once they're paid." : "We'll send it once it's paid.",
  heldUntil: (deadline: string, several: boolean) =>
    `We'll keep ${several ? "them" : "it"} for you until ${deadline}.`,
  giftCards: "Once your order is paid, you get the code of each gift card in an email of its own.",
  nothingToPay: "There's nothing to pay.",
  willSend: (several: boolean) => `We'll email you when ${several ? "they're on their" : "it's on its"} way.`,
};

/** The receipt of a payment. */
export const paymentReceived = {
  subject: (named: string) => `Receipt for your ${named}`,
  preview: (amount: string, moment: string) => `${amount}, paid on ${moment}.`,
  title: "Thank you for your payment",
  text: (named: string) => `Here’s the receipt for your ${named}.`,
  arrival: (days: string) => `It should arrive ${days}.`,
  willSend: (several: boolean) => `We’ll email you when ${several ? "they’re" : "it’s"} on the way.`,
  giftCards: "You get the code of each gift card in an email of its own.",
  paidOn: "Paid on",
  amountPaid: "Amount paid",
  goesBack: "Being refunded",
  paid: "Paid",
  paidAfterRefund: "Paid after refund",
};

/** Sent parcels. `whose` is "Your order", or "Part of your order". */
export const orderShipped = {
  subject: (whose: string, number: string) => `${whose} ${number} is on its way`,
  title: (whose: string) => `${whose} is on its way`,
  sent: (moment: string, carrier: string | null) =>
    `We sent it on ${moment}${carrier ? ` with ${carrier}` : ""}.`,
  contents: (products: string) => `It contains ${products}.`,
  newNumberOfOrder: (order: string) => `New tracking number for your ${order}`,
  newNumberOfParcel: "New tracking number for your parcel",
  newNumber: "Your tracking number has changed",
  numberIs: (trackingNumber: string) => `Your parcel's new tracking number is ${trackingNumber}.`,
  notPaid: "Part of it hasn’t been paid yet. You can pay on the order page.",
  track: "Track your parcel",
  sentOn: "Sent on",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
};

/** Delivered orders. */
export const orderDelivered = {
  subject: (whose: string, number: string) => `${whose} ${number} was delivered`,
  title: (whose: string) => `${whose} was delivered`,
  text: (what: string, moment: string, plural: boolean) =>
    `${what} ${plural ? "were" : "was"} delivered on ${moment}. We hope you enjoy it.`,
  missing: "If something is missing or broken, reply to this email.",
  review: "How do you like it? Other customers would like to know.",
  writeReview: "Write a review",
  deliveredOn: "Delivered on",
};

/** Returns, by their new state. */
export const returns = {
  subject: (number: string) => ({
    REQUESTED: `We have your return ${number}`,
    ACCEPTED: `Please send us your return ${number}`,
    DECLINED: `About your return ${number}`,
    RECEIVED: `Your return ${number} has arrived`,
    REFUNDED: `Your return ${number} has arrived and is refunded`,
    CANCELLED: `Your return ${number} is cancelled`,
  }),
  text: {
    REQUESTED: "Thank you. We look at your request and answer by email. Please don't send anything yet.",
    ACCEPTED: "We take the products below back. This is how you send them:",
    DECLINED: "We are sorry: we can't take the products below back. Our reason:",
    RECEIVED: "The products below have arrived. We check them and write to you about your money.",
    REFUNDED: "The products below have arrived, and we send your money back.",
    CANCELLED: "You keep the products below. If this is a mistake, you can ask for the return again.",
  },
  arrived: "The products below have arrived.",
  refundedWithOrder: "The products below have arrived. We had already refunded products of your order.",
  yourReason: "Your reason",
  line: (units: number, product: string) => `${units} × ${product}`,
  toShop: (number: string) => `New return ${number}`,
  toShopText: "A customer wants to send these products back:",
  reason: "Reason",
  open: "Open the return",
};

/** The code of a gift card. */
export const giftCard = {
  /** The delivery of a sold card. */
  sent: "Sent by email",
  subject: (shop: string, amount: string) => `Your gift card for ${shop}: ${amount}`,
  reason: (shop: string) => `You're receiving this email because ${shop} has sent you a gift card.`,
  title: (amount: string) => `A gift card of ${amount}`,
  text: "Enter this code when you order. It pays as much as is left on the card; what you don't use stays on it. Anyone with the code can use the card, so keep this email.",
  code: "Code",
  button: "Go to the shop",
};

/** Cancelled orders. */
export const orderCancelled = {
  subject: (whose: string, number: string) => `${whose} ${number} was cancelled`,
  title: (whose: string) => `${whose} was cancelled`,
  by: {
    customer: (what: string) => `You cancelled ${what}.`,
    shop: (what: string) => `We cancelled ${what}.`,
  },
  notPaid: (what: string) => `${what} wasn't paid in time, so we cancelled it.`,
  nothingToPay: (plural: boolean) => `You don't have to pay anything for ${plural ? "them" : "it"}.`,
  backOnCard: (amount: string) => `${amount} is back on your gift card.`,
  onItsWay: "If your payment is still on its way, we'll refund it automatically.",
  cancelledOn: "Cancelled on",
  newTotal: "New total",
};

/** Refunded orders, and refunded parts of them. */
export const orderRefunded = {
  subject: (whose: string, number: string) => `${whose} ${number} was refunded`,
  title: (whose: string) => `${whose} was refunded`,
  onItsWay: "Your refund is on its way",
  text: (amount: string, what: string) => `We refunded ${amount} for ${what}.`,
  nothing: (what: string) => `We took back ${what}. You paid nothing for it, so there's nothing to refund.`,
  paidBack:
    "We paid it back to you in a different way than you paid. If you haven't received it, reply to this email.",
  toOriginal: "It goes back to your original payment method. Banks can take up to ten days to show it.",
  toCardFirst:
    "It goes back to the gift card first, and the rest to your other payment method. Banks can take up to ten days to show it.",
  refundedOn: "Refunded on",
  refunded: "Refunded",
  partSubject: (number: string, amount: string) => `Partial refund for your order ${number}: ${amount}`,
  partTitle: (amount: string) => `We've refunded ${amount}`,
  partText: (amount: string, what: string) => `We refunded ${amount} of ${what}.`,
  soFar: "Refunded so far",
};

/** A payment for an order that no longer awaited one. */
export const paymentReturned = {
  subject: (number: string) => `Your payment for order ${number} is being refunded`,
  title: "Your payment is being refunded",
  text: (amount: string, what: string, why: string, ofCart: boolean) =>
    `We received a payment of ${amount} for ${what} when ${ofCart ? "it" : "the order"} ${why}. You'll get a full refund.`,
  /** The reason why the order no longer awaited a payment. */
  why: {
    PLACED: "had another price, because the rest of its cart had changed",
    PAID: "had already been paid",
    SHIPPED: "had already been paid and sent",
    DELIVERED: "had already been delivered",
    CANCELLED: "had already been cancelled",
    REFUNDED: "had already been refunded",
  },
  returnedOn: "Returned on",
  returned: "Returned",
  adminSubject: (amount: string, what: string) => `Payment being refunded: ${amount} for ${what}`,
  adminTitle: "A payment is being refunded",
  adminText: (amount: string, what: string, why: string) =>
    `We received a payment of ${amount} for ${what} when the order ${why}.`,
  adminMore: (customer: string) =>
    `We’re refunding it to ${customer} automatically, and the order doesn’t change. There’s nothing you need to do.`,
};
