/** Texts of `/terms`, and of the frame that it shares with `/privacy`. Links are written [text](path). */

/** The layout of both pages, and the operator of the shop. */
export const legalPageTexts = {
  contents: "Contents",
  forOperator: "For the shop's operator:",
  runBy: (shop: string) => `${shop} is run by `,
  missing: {
    name: "your name (OPERATOR_NAME)",
    address: "your address (OPERATOR_ADDRESS)",
    email: "an email (OPERATOR_EMAIL)",
  },
  template: "this page is a template. Have it checked by a lawyer before you open the shop, and enter:",
} as const;

/** The shop's values in its terms. */
interface TermsRules {
  /** How long an unpaid order is held, in hours; 0: without limit. */
  orderHoldHours: number;
  maxUnitsPerOrder: number;
  maxUnpaidUnits: number;
  unitsHeldBack: number;
}

/** A duration in hours as text: 72 hours, 30 minutes. */
function hours(count: number): string {
  if (count === 1) return "1 hour";
  return count > 1 ? `${Number(count.toFixed(1))} hours` : `${Math.max(1, Math.round(count * 60))} minutes`;
}

/** The parts of `/terms`. */
export const termsTexts = {
  title: "Terms",
  lead: (shop: string) => `What applies when you order at ${shop}.`,
  description: (shop: string) =>
    `What applies to accounts, orders, payments, refunds and reviews at ${shop}.`,
  titles: {
    operator: "Who you order from",
    account: "Your account",
    orders: "Orders",
    prices: "Prices and payment",
    delivery: "Delivery",
    refunds: "Cancelling and refunds",
    reviews: "Reviews",
    programs: "Programs and limits",
    law: "Law and changes",
  },
  account: [
    "You need an account to order and to write a review. Keep your password to yourself.",
    "An account belongs to the owner of its email, who can claim it by verifying that email.",
    "We can block an account that is misused, but not while it has a paid order waiting for delivery.",
    "See [Privacy](/privacy) for what we store about you, and what happens to it when you delete your account.",
  ],
  ordering:
    "'Continue' on the shipping page places the order. We set the items aside for you at the current price; later price changes don't affect your order. You'll get an email with your order number.",
  orders: ({ orderHoldHours, maxUnitsPerOrder, maxUnpaidUnits, unitsHeldBack }: TermsRules) => [
    "An order is for one product and a quantity. A cart becomes one order per product: either all of them are placed, or none.",
    "You can have one unpaid order per product.",
    `An order can have up to ${maxUnitsPerOrder} units, and all your unpaid orders together up to ${maxUnpaidUnits}.`,
    `We always keep ${unitsHeldBack} unit of each product, so the last one can't be ordered.`,
    orderHoldHours > 0
      ? `We hold an unpaid order for ${hours(orderHoldHours)}. Then we cancel it automatically, and you don't have to pay anything.`
      : "We hold an unpaid order until it's paid or cancelled.",
  ],
  prices: (currency: string) =>
    `Prices are in ${currency === "USD" ? "US dollars" : currency}. An order's total is the price times the quantity, less a discount, plus delivery and taxes where there are any. You see it before you order.`,
  paying: {
    stripe:
      "You pay on a page of Stripe, our payment provider. Your order is marked as paid once Stripe confirms the payment.",
    demo: "This shop is a demo. Its payment page doesn't ask for a card, no money moves, and nothing is sent to you.",
    off: "You can't pay in the shop. We'll agree with you how you pay for an order.",
  },
  addPrices: "say whether prices include taxes, and what shipping costs.",
  delivery:
    "We deliver to the address you entered for the order, and email you when it's sent and when it's delivered.",
  addDelivery: "say where you deliver to, and how long it takes.",
  refunds: [
    "Until an order is paid, you can cancel it on its page, and so can we. You don't have to pay anything for it. If a payment arrives for a cancelled order, we refund it in full automatically.",
    "We can refund a paid order, even after delivery. The refund goes to your original payment method. Write to us if something is missing, broken or not what you ordered.",
  ],
  addRefunds:
    "add your customers' right to withdraw from an order, who pays for sending goods back, and the warranty, as the law of your country requires.",
  reviews: {
    rating: (min: number, max: number, step: number) =>
      `Each account can write one review of the shop: ${min} to ${max} stars in steps of ${step}, and a comment.`,
    shown: "Everyone can see it, with the name you enter. Customers whose order was delivered get a badge.",
    moderated: "If you don't have a delivered order, your review appears once an admin has approved it.",
    hidden: "We hide reviews that insult people, advertise or break the law. We never edit reviews.",
  },
  programs:
    "Programs can use the shop through its [documented API](/docs). If you send too many requests, we refuse more for a while, so that the shop stays available for everyone.",
  law: "The terms that applied when you placed an order continue to apply to that order.",
  addLaw: "say which country's law applies, what you are liable for, and where disputes are settled.",
};
