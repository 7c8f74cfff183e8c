/** Refusals that pages show to admins. Programs tell them apart by their codes. */
import { MAX_EXACT_COUNT } from "../../lists";

const whole = (count: number) => count.toLocaleString("en-US");
const counted = (count: number, noun: string) => `${whole(count)} ${noun}${count === 1 ? "" : "s"}`;

/** The maximum number of things in a shop. */
const capacities = {
  categories: "categories",
  brands: "brands",
  attributes: "attributes",
  collections: "collections",
  shippingMethods: "ways of delivery",
  taxRates: "tax rates",
  discounts: "discounts",
  webhooks: "webhooks",
} as const;

/** The kinds of things whose number is limited. */
export type Capacity = keyof typeof capacities;

/** Products, categories, brands and attributes. */
export const catalogueRefusals = {
  capacity: (what: Capacity, limit: number) => `A shop can have at most ${whole(limit)} ${capacities[what]}.`,
  nameTaken: "There is already a product with this name.",
  groupChanged: "Someone else has changed this group in the meantime; nothing was changed.",
  collectionChanged: "Someone else has changed this collection in the meantime; nothing was changed.",
  variantChanged: (name: string) => `Someone else has changed ${name} in the meantime; nothing was changed.`,
  variantName: "Another product has one of these names in the meantime; nothing was changed.",
  formerValues: "Other variants have the former values now; nothing was changed.",
  changed: "Someone else edited this product in the meantime.",
  notChanged: (count: number) => `Nothing was changed, because ${count} of the products can't be.`,
  undone: "This change has already been undone.",
  brandAssigned: "This brand was just assigned to a product.",
  categoryAssigned: "A product was just added to this category.",
  taxRateOfCategory: "A tax rate uses this category. Change or remove that rate first.",
  discountOfCategory: "A discount code uses this category. Change or end that code first.",
  hasCategories: (count: number) =>
    `It has ${count === 1 ? "a category" : `${count} categories`} below it. Move or delete those first.`,
  used: (onSale: number, drafts: number, what: "category" | "brand" | "attribute") =>
    `It is used by ${uses(onSale, drafts)}. ${ways[what]}`,
};

const ways = {
  category: "Move them to another category first.",
  brand: "Give them another brand first.",
  attribute: "Remove their values first.",
};

function uses(onSale: number, drafts: number): string {
  if (onSale + drafts >= MAX_EXACT_COUNT) return `${whole(MAX_EXACT_COUNT)} products or more`;
  return [onSale > 0 && counted(onSale, "product"), drafts > 0 && counted(drafts, "draft")]
    .filter(Boolean)
    .join(" and ");
}

/** Imports and uploads. */
export const uploadRefusals = {
  refused: (invalid: number, rows: number) =>
    `Nothing was imported: ${invalid} of ${rows} rows have to be mended first.`,
  outdated:
    "Nothing was imported: products in the file have changed since the preview. Check the file again.",
  running: "Another import is running. Please try again when it has finished.",
  tooLarge: (what: string, megabytes: number) => `A ${what} can have up to ${megabytes} MB.`,
  noImages: "Images are not available right now. Please try again in a moment.",
};

/** Orders and refunds. */
export const shippingRefusals = {
  together: (product: string, reason: string) => `${product}: ${reason} Nothing was changed.`,
  notSent: (number: string, reason: "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED" | null) =>
    `Order ${number} ${reason ? closed[reason] : "can't be sent"}. Nothing was sent.`,
  arrived: "Nothing in this parcel is on its way anymore.",
  unitsSold: (number: string) =>
    `The units of order ${number} returned to stock when it was refunded, and there aren't enough left.`,
  owed: (amount: string) =>
    `A refund of ${amount} failed, and the money is owed. Give that back first, without naming a part.`,
  disputed:
    "The customer's bank disputes the payment and decides about the money: the payment provider can't give it back.",
};

const closed = {
  SHIPPED: "has already been sent",
  DELIVERED: "has already been delivered",
  CANCELLED: "was cancelled",
  REFUNDED: "was refunded",
};

/** Sold gift cards. */
export const giftCardRefusals = {
  used: "A gift card of this order has been used. Refund only the units whose cards are unused.",
  partOfCard: "Gift cards are refunded as whole cards. Give the number of units.",
};

/** Users, API keys, webhooks and settings. */
export const accessRefusals = {
  verifyFirst: (email: string) => `${email} must verify their email before becoming an admin.`,
  emailTaken: "Someone else has registered with this email in the meantime.",
  signIn: "Sign-in is not available right now. Please try again shortly.",
  keys: (most: number) => `A shop can have up to ${most} active API keys. Revoke one first.`,
  webhookOff: "The webhook is switched off. Switch it on first.",
  discountEnded: "This code has ended and can't be changed. Add a new one.",
  storefrontChanged:
    "Someone else has published a change in the meantime. Reload the page to see it, and make your change again.",
  nothingToUndo: "There is no published change to undo.",
  slow: "This takes too long right now. Please try again shortly.",
};

/** Why a job has failed. */
export const jobErrors = {
  mailNotSent: (reason: string) => `The mail was not sent: ${reason}`,
  mailRefused: (reason: string) => `The mail is refused for good: ${reason}`,
  noReader: "The shop has neither an admin nor OPERATOR_EMAIL to send this message to",
  otherGateway: (gateway: string) => `The payment was taken by ${gateway}, which isn't configured any more.`,
};
