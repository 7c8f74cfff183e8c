/** Texts of the mails to shopkeepers. */
import type { DisputePhase } from "../../payment-problems";

/** Parts of all mails to admins. */
export const adminParts = {
  reason: (shop: string) => `You're receiving this email because you're an admin of ${shop}.`,
  viewOrder: "View order",
  viewOrders: "View orders",
};

/** A visitor's message. */
export const contactMessage = {
  title: (name: string, orderNumber: string | null | undefined) =>
    `Message from ${name}${orderNumber ? ` about order ${orderNumber}` : ""}`,
  preview: (email: string) => `${email} wrote to you.`,
  reason: (shop: string, email: string) =>
    `Sent by the form on ${shop}'s contact page. Reply to this email to answer ${email}.`,
  from: "From",
};

/** Paid orders, which can be sent. */
export const ordersPaid = {
  subject: (named: string, products: string | null, total: string) =>
    `New paid ${named}: ${products === null ? "" : `${products}, `}${total}`,
  subjectOfSeveral: (count: number, total: string) => `${count} new paid orders: ${total}`,
  title: "A new paid order",
  titleOfSeveral: (count: number) => `${count} new paid orders`,
  paid: (customer: string, named: string) => `${customer} paid for ${named}.`,
  placed: (customer: string, named: string) => `${customer} placed ${named}, and there was nothing to pay.`,
  ready: (several: boolean) => `${several ? "They’re" : "It’s"} ready to send.`,
};

const answer =
  "Respond in the payment provider’s dashboard, with evidence that the order was placed and delivered.";

/** A dispute, and its outcome; `what` follows the name of the order. */
export const disputes: Record<DisputePhase, { title: string; what: string; todo: string }> = {
  INQUIRY: {
    title: "A bank is asking about a payment",
    what: "the customer’s bank is asking about the payment. No money has been taken.",
    todo: `${answer} Or refund the order to settle it.`,
  },
  DISPUTE: {
    title: "A payment is disputed",
    what: "the customer’s bank disputes the payment and holds the money until it has decided.",
    todo: `${answer} Don’t send what you haven’t sent yet, and don’t pay the money back: the customer could get it twice.`,
  },
  WON: {
    title: "A dispute was won",
    what: "the bank decided in your favor. You keep the money.",
    todo: "There’s nothing you need to do.",
  },
  LOST: {
    title: "A dispute was lost",
    what: "the bank gave the money to the customer.",
    todo: "The order doesn’t change. You can mark it as refunded on its page, which sends no money.",
  },
  CLOSED: {
    title: "A dispute was closed",
    what: "it ended without a decision.",
    todo: "There’s nothing you need to do.",
  },
};

/** The lines of a mail about a dispute. */
export const disputeParts = {
  subject: (title: string, amount: string, what: string) => `${title}: ${amount} for ${what}`,
  reason: "Reason",
  respondBy: "Respond by",
  disputed: "Disputed",
};

/** A failed refund. */
export const refundFailed = {
  subject: (amount: string, what: string) => `A refund failed: ${amount} for ${what}`,
  preview: (why: string) => `The money didn't arrive: ${why}.`,
  title: "A refund failed",
  customer: "the customer",
  text: (amount: string, what: string, customer: string) =>
    `The refund of ${amount} for ${what} didn’t reach ${customer}.`,
  bankDecides: "The customer’s bank decides who gets the money.",
  shopHasIt: "The shop has the money again.",
  wait: "Don’t pay it back another way before the dispute has ended: the customer could get it twice.",
  payBack:
    "Ask the customer how they’d like to get it, pay it back another way, then record that on the order’s page.",
  why: "Why it failed",
  owed: "Owed",
};

/** A product is out of stock. */
export const stockRunOut = {
  subject: (product: string) => `Out of stock: ${product}`,
  title: "Out of stock",
  text: (product: string) => `${product} can’t be ordered until you restock it.`,
  preview: (product: string) => `${product} can't be ordered until you restock it.`,
  restock: "Restock",
  inStock: "In stock",
  heldBack: (count: number) => `${count}, held back`,
};

/** A webhook was switched off. */
export const webhookDisabled = {
  subject: (host: string) => `A webhook was switched off: ${host}`,
  title: "A webhook was switched off",
  preview: (host: string) => `Events are no longer sent to ${host}.`,
  text: (host: string) =>
    `Events are no longer sent to ${host}. Once the receiver works again, switch the webhook back on. Events until then won’t be sent.`,
  view: "View webhooks",
  switchedOff: "Switched off",
  why: "Why",
};
