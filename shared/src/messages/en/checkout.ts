/** Texts from the cart to the payment: cart, shipping forms, sums, addresses and payment pages. */
import { MAX_CART_ITEMS } from "../../order";
import { counted, failed, productCount, succeeded } from "./common";

/** `/cart`. */
export const cartTexts = {
  heading: "Shopping cart",
  quantity: "Quantity",
  buyNow: "Buy Now",
  /** Orders the whole cart; not in the specification. */
  checkOut: "Check out",
} as const;

/** Further texts of `/cart`, not in the specification. */
export const cartPageTexts = {
  empty:
    "Your cart is empty. Items you add are saved on this device, and with your account when you sign in.",
  allProducts: "See all products",
  kept: "We'll keep it here in case it comes back.",
  noLongerSold: "No longer available",
  orderOnlyThis: "Order only this",
  each: (price: string) => `${price} each`,
  priceBefore: (price: string) => `It was ${price} when you added it.`,
  total: "Total",
  remove: (product: string) => `Remove ${product}`,
  units: (units: number) => counted(units, "item"),
  notIncluded: (products: number) =>
    `Not included: ${productCount(products)} that can't be ordered right now`,
  tooFew: (chosen: number, left: number) => `You chose ${chosen}, but only ${left} are left.`,
} as const;

/** The choice of another variant of a product in the cart. */
export const cartVariantTexts = {
  change: "Change",
  variant: "Variant",
  soldOut: (variant: string) => `${variant} (sold out)`,
  changed: "Variant changed",
  gone: "This variant is no longer available. Choose another one.",
} as const;

/** `/payment/cart`: what the form of one product doesn't say. */
export const cartOrderTexts = {
  loading: "the form",
  list: "Your cart",
  total: "Total",
  empty: "Your cart is empty.",
  toCart: "Edit cart",
  tooMany: (entries: number) =>
    `You can order up to ${MAX_CART_ITEMS} products at once, and your cart has ${entries}. Please remove some first.`,
  notIncluded: (products: number) =>
    `Not included: ${productCount(products)} that can't be ordered right now.`,
  addedAt: (price: string) => `It was ${price} when you added it.`,
  refused: "Your order hasn't been placed yet. Please check these items:",
  takeOut: "Remove from cart",
  orderFewer: (most: number) => `Order ${most} instead`,
  changeQuantity: "Change quantity",
  existingOrder: (number: string) => `View order ${number}`,
} as const;

/** The reasons why a cart entry can't be ordered. */
export const cartProblemTexts = {
  tooFew: (chosen: number, left: number, most: number) =>
    `You chose ${chosen}, but only ${left} are left. You can order up to ${most}.`,
  lastUnit: "Sold out.",
  soldOut: "Sold out.",
  alreadyOrdered: "You already have an unpaid order for this product. Please pay for it or cancel it first.",
  notSold: "No longer available.",
  limit:
    "That's more than you can order right now. Choose a smaller quantity, or pay for your other orders first.",
} as const;

/** Delivery, discount code and sums, at the shipping forms and in the cart. */
export const quoteTexts = {
  delivery: "Delivery",
  free: "Free",
  arrives: (days: string) => `arrives ${days}`,
  haveCode: "Have a discount code?",
  code: "Discount code",
  apply: "Apply",
  applied: (code: string) => `Code ${code} applied.`,
  remove: "Remove",
  sums: "Order summary",
  discounted: "Total with discount",
  laterStep: (taxIncluded: boolean) =>
    taxIncluded
      ? "Delivery is calculated in the next step."
      : "Delivery and taxes are calculated in the next step.",
  notKnown: "We can't calculate the total right now.",
  changed: (total: string) =>
    `The total is now ${total}. Press Continue if that's OK. Your order hasn't been placed yet.`,
} as const;

/** The gift card of an order; its further texts are those of a discount code. */
export const giftCardTexts = {
  haveCode: "Have a gift card?",
  code: "Gift card",
  applied: (code: string) => `Gift card ${code} applied.`,
} as const;

/** The price of a cart or an order, line by line. */
export const amountsTexts = {
  items: "Products",
  discount: (code: string | null | undefined) => (code ? `Discount (${code})` : "Discount"),
  shipping: (method: string | null | undefined) => (method ? `Delivery (${method})` : "Delivery"),
  free: "Free",
  tax: (name: string, percent: number, included: boolean) =>
    included ? `Includes ${percent} % ${name}` : `${name}, ${percent} %`,
  total: "Total",
  giftCard: "By gift card",
  left: "Left to pay",
  refunded: "Refunded",
} as const;

/** The address fields below Name and Address, and the choice of a saved address. */
export const addressTexts = {
  country: "Country",
  city: "City",
  region: "Region",
  chooseRegion: "Choose",
  postalCode: "Postcode",
  notDelivered: (country: string) => `We don't deliver to ${country} yet.`,
  choose: "Deliver to",
  other: "Use a different address",
  save: "Save for next time",
  saveHint: "You can edit it in your profile.",
  notSaved: "Your order was placed, but the address wasn't saved. You can add it in your profile.",
} as const;

/** Countries with a special name for the postcode or the region. */
const POSTCODES: Readonly<Record<string, string>> = {
  US: "ZIP code",
  PH: "ZIP code",
  IN: "PIN code",
  IE: "Eircode",
  CA: "Postal code",
};

const REGIONS: Readonly<Record<string, string>> = {
  US: "State",
  AU: "State",
  BR: "State",
  IN: "State",
  MX: "State",
  MY: "State",
  NG: "State",
  VE: "State",
  GB: "County",
  IE: "County",
  CA: "Province",
  AR: "Province",
  CN: "Province",
  ES: "Province",
  ID: "Province",
  IT: "Province",
  KR: "Province",
  PH: "Province",
  TH: "Province",
  TR: "Province",
  VN: "Province",
  ZA: "Province",
  JP: "Prefecture",
  AE: "Emirate",
};

/** A country's name for its postcode. */
export const postalCodeLabel = (country: string): string => POSTCODES[country] ?? addressTexts.postalCode;

/** A country's name for its regions. */
export const regionLabel = (country: string): string => REGIONS[country] ?? addressTexts.region;

/** `/payment/{id}/{qty}`. */
export const shippingTexts = {
  loading: "the product",
  heading: "SHIPPING",
  email: "Email",
  name: "Name",
  address: "Address",
  phone: "Phone Number",
  quantity: "Quantity",
  productName: "Product Name",
  totalPrice: "Total Price",
  submit: "Continue",
  /** Not in the specification. */
  tooMany: "There aren't enough in stock. Choose a smaller quantity.",
  each: (price: string) => `${price} each`,
  payable: "Total",
  consequence: "Continue places your order. You won't be charged yet.",
  agreement: "By ordering, you agree to our",
  quantityInvalid: "Choose a whole quantity of at least 1",
  placedBefore:
    "Your first attempt went through, so we placed the order as you entered it then. Your later changes aren't included.",
  notSold: "This product is no longer available.",
  addNote: "Add a note",
  note: "Note",
  noteHint: "For example, where to leave the parcel.",
} as const;

/** An order that was not placed, and can be sent again. */
export const notPlacedText = (why: string) =>
  `The order was not placed. ${why} What you typed is still here, and it will not be ordered twice.`;

/** The first attempt reached the shop, but its response was lost, and the form has changed since. */
export const placedAsBeforeText =
  "Your first try reached the shop: the order is placed as you typed it then. You'll find it in My Orders.";

/** The facts of a placed order, in its alert and in My Orders. */
export const orderTexts = {
  number: "Order number",
  total: "Total",
  address: "Ships to",
} as const;

/** `/checkout/{id}/{qty}`. */
export const checkoutTexts = { heading: "Checkout" } as const;

/** Alerts after placing an order (spec §8). */
export const checkoutAlerts = {
  duplicateOrder: failed("You Previously have a order"),
  overStock: (stock: number) =>
    failed("You have choosed more than our stock", `Available Products : ${stock}`),
  orderPlaced: succeeded("Order Placed Succesfully"),
} as const;

/** `/checkout/{id}/{qty}` and `/checkout/cart`. */
export const payTexts = {
  loadingOrder: "your order",
  loadingOrders: "your orders",
  pay: "Pay",
  /** In the alert about a placed order. */
  payNow: "Pay now",
  notNow: (why: string) => `${why} You'll find your order in My Orders.`,
  total: "To pay",
  order: "Order",
  address: "Ships to",
  arrives: "Arrives",
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

/** The state of an order in the list of orders to pay. */
export const orderStateTexts = {
  PLACED: "Not paid yet",
  PAID: "Paid",
  SHIPPED: "Sent",
  DELIVERED: "Paid and delivered",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
} as const;

/** The reason why a payment didn't start. */
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
    text: (amount: string, order: string | null) =>
      `We received ${amount}${order ? ` for order ${order}` : ""} and sent you a receipt by email.`,
  },
  giftCards: "You get the code of each gift card in an email of its own.",
  next: "You'll get another email when we ship.",
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
