/** Refusals that pages show to shoppers. Programs tell them apart by their codes. */

const whole = (count: number) => count.toLocaleString("en-US");

/** Refusals without a code of their own. */
export const generalRefusals = {
  tooManyRequests: "Too many requests. Please wait a moment and try again.",
  unavailable: "The shop is not available right now. Please try again shortly.",
  busy: "The shop is very busy right now. Please try again shortly.",
};

/** Sessions and accounts. */
export const accountRefusals = {
  changed: "Your account changed during sign-in. Please try again.",
  blocked: "This account has been blocked.",
  beingDeleted: "This account is being deleted. You can sign up again in a few minutes.",
  emailOfAnother: "This email belongs to another account. Verify it first, then sign in again.",
  verifyFirst: "This account has a verified email. Verify yours first, then sign in again.",
  ended: "Your session has ended. Please sign in again.",
  wayOfSignIn: "This way of signing in no longer works for the account. Please sign in again.",
  sameEmail: "Someone else just signed in with this email. Please try again.",
  onlyAdmin: "You're the only admin. Make someone else an admin before you delete your account.",
  undelivered: (numbers: readonly string[], more: number, allPaid: boolean) =>
    `${allPaid ? "You have paid for" : "You have paid for, or were sent,"} what isn't delivered yet: ${numbers.join(", ")}${more > 0 ? ` and ${more} more` : ""}. Your account can be deleted once it is delivered or refunded.`,
  codeOnItsWay:
    "The code of a gift card is on its way to you by email, and would be lost with your account. You can delete your account once you have it. If it doesn't arrive, please contact us.",
  addresses: (most: number) => `You can save up to ${most} addresses. Please remove one first.`,
  wishes: (most: number) => `Your wish list is full: it holds ${most} products. Remove one first.`,
};

/** Mails that a shop without mails can't send, and stock alerts. */
export const mailRefusals = {
  noAlerts: "This shop doesn't send emails yet, so we didn't save your request.",
  inStock: "It is in stock again. You can order it now.",
  notEmail: "must be an email address",
  noMessages: "This shop doesn't send emails. Please write to its address.",
  noReminders: "This shop doesn't send emails yet, so nothing was saved.",
  verifyForReminders: "Verify your email first: we only send these emails to verified addresses.",
  noNewsletter: "Our newsletter hasn't started yet. Your email wasn't saved.",
};

/** Reviews and pictures. */
export const reviewRefusals = {
  alreadyReviewed: "You've already written a review.",
  notSent: "You can review this product once we've sent your order.",
  waitingPhotos: (most: number) => `${most} photos of yours wait for a review. Send it, or wait a day.`,
  foreignPhotos: "must be photos that you have uploaded for this review. Upload them again.",
  unsupported: (formats: string) => `This isn't a picture we can show. Please use ${formats}.`,
  tooManyUploads: "Too many images are being uploaded right now. Please try again in a moment.",
};

/** Prices, discount codes and delivery. */
export const quoteRefusals = {
  totalChanged: "The total has changed. Please check it and place your order again.",
  noDelivery: (country: string) => `We don't deliver to ${country}.`,
  methodGone: (instead: string | undefined) =>
    `The chosen delivery is no longer offered.${instead === undefined ? "" : ` ${instead} is possible instead.`}`,
  code: {
    UNKNOWN: "This code isn't valid.",
    ENDED: "This code has ended.",
    EARLY: (from: string | null) => `This code is valid from ${from ?? "later on"}.`,
    USED_UP: "This code has been used up.",
    USED_BEFORE: "You have used this code before.",
  },
  minimum: (amount: string) => `This code requires an order of ${amount} or more.`,
  category: (name: string | undefined) =>
    name ? `This code is for ${name} only.` : "This code is for other products.",
};

/** Gift cards. Every unknown or ended code has one text. */
export const giftCardRefusals = {
  unknown: "This gift card isn't valid.",
  empty: "Nothing is left on this gift card.",
  excluded: "A gift card can't buy gift cards.",
};

/** Orders. */
export const orderRefusals = {
  duplicate: "You already have an unpaid order for this product.",
  unitsOfOrder: (most: number) => `An order can have up to ${whole(most)} units.`,
  unpaidUnits: (most: number) => `Your unpaid orders can have up to ${whole(most)} units in total.`,
  cart: "Some products in the cart can't be ordered right now. Nothing was ordered.",
  stock: "There are not enough units in stock.",
  actions: {
    pay: "This order no longer waits for a payment.",
    cancel: "This order has already been paid, sent, delivered or cancelled.",
    ship: "This order has already been sent, delivered, cancelled or refunded.",
    deliver: "This order has already been delivered, cancelled or refunded.",
    refund: "Only a paid order that wasn't refunded yet can be refunded.",
    undoRefund: "This order isn't refunded.",
  },
};

/** Returns. */
export const returnRefusals = {
  none: "This shop takes no returns.",
  notDelivered: (number: string) => `Order ${number} isn't delivered, so it can't be sent back.`,
  giftCards: (number: string) => `Order ${number} is of gift cards, which can't be sent back.`,
  tooLate: (number: string, days: number) =>
    `Order ${number} could be sent back for ${days} days after its delivery.`,
  tooMany: (number: string, left: number) =>
    left === 0
      ? `All units of order ${number} are in returns or refunded already.`
      : `At most ${left} ${left === 1 ? "unit" : "units"} of order ${number} can be sent back.`,
  noAmount: "must be left out: nothing is refunded",
  refunded: (number: string) =>
    `Units of order ${number} were refunded already. Mark the return as received without a refund.`,
  waitingPhotos: (most: number) => `${most} photos of yours wait for a return. Send it, or wait a day.`,
  foreignPhotos: "must be photos that you have uploaded for this return. Upload them again.",
  state: "Someone has changed this return in the meantime. Please look at it again.",
};

/** Orders that the shop places for a customer. */
export const orderForRefusals = {
  blocked: "This customer is blocked. Unblock them first.",
  worksHere: "This email belongs to someone who works here. Use a customer's email.",
  unverified:
    "Someone has registered with this email without verifying it. Ask the customer to verify it first, so that no one else sees the order.",
};

/** The shop's notes. */
export const noteRefusals = {
  noMore: (most: number) =>
    `There can be at most ${most} notes, and none about a deleted account. Please change or remove one.`,
  changed: "Someone else has changed this note. Save again to replace their text.",
};

/** Payments. */
export const paymentRefusals = {
  tooSmall: (total: string, least: string) =>
    `${total} can't be paid online: the smallest amount is ${least}. Please add something to your order.`,
  tooLarge: (total: string, most: string) =>
    `${total} can't be paid online at once: the largest amount is ${most}.`,
  totalChanged: (total: string) =>
    `The total is now ${total}. Discounts and delivery depend on what is paid of a cart. Please check it and pay again.`,
  free: (number: string) => `Order ${number} is free, so there's nothing to pay.`,
  paid: (number: string) => `Order ${number} has already been paid.`,
  delivered: (number: string) => `Order ${number} has already been delivered.`,
  cancelled: (number: string) => `Order ${number} was cancelled.`,
  refunded: (number: string) => `Order ${number} was refunded.`,
  off: "This shop doesn't take online payments.",
  severalAtOnce: "Several payments for these orders were started at once. Please try again.",
  provider: "The payment provider can't take this payment right now.",
  unreachable: "The payment provider can't be reached right now. Please try again shortly.",
};

/** Amounts that Stripe refuses, by its codes. */
export const stripeRefusals = {
  amount_too_small: "This amount is too small to be paid online. Pay it together with other orders.",
  amount_too_large: "This amount is too large to be paid online at once. Pay fewer orders.",
};

/** Addresses: each follows the label of its field. */
export const addressRefusals = {
  postcode: (country: string, example: string) => `must be a postcode of ${country}, such as ${example}`,
  region: (country: string) => `must be a region of ${country}, by its name or ISO 3166-2 code`,
  required: (reason: string) => `is required: ${reason}`,
  taxes: (country: string) => `taxes in ${country} depend on it`,
};
