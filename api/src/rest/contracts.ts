import { uploadFormatsText } from "@shop/shared/messages/en/rules";
import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { z } from "zod";
import * as answers from "./answers";
import { openOrdersQuery, orderBody, productBody, productsQuery, reviewBody, signInBody } from "./bodies";
import type { Contract } from "./route";

/** The contracts of the documented calls (spec §7), with their descriptions for integrators. */

/** The cost of a list without pages, in points of the `api` limit. */
const WHOLE_LIST_COST = 200;

export const listProducts = {
  name: "listProducts",
  group: "Products",
  summary: "List products",
  details:
    "Returns all products, or those that match the filter. With `limit` or `search`, returns a page and a `Link` header to the next one. With `updatedSince`, returns changed products, including deleted ones, with `updatedAt` and `deletedAt`; continue later with the last `updatedAt`.",
  query: productsQuery,
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.productAnswer),
} satisfies Contract;

export const getProduct = {
  name: "getProduct",
  group: "Products",
  summary: "A product",
  details: "With all its images, its category, brand and attributes.",
  params: { id: "The product's `_id`." },
  answer: answers.productAnswer,
  refusals: { 404: "The product doesn't exist." },
} satisfies Contract;

export const addProduct = {
  name: "addProduct",
  group: "Products",
  summary: "Add a product",
  details: "It is for sale at once, and the newest in every list.",
  body: productBody,
  answer: answers.insertedAnswer,
  idempotent: "answer",
  refusals: { 409: "A product with this name exists." },
} satisfies Contract;

export const deleteProduct = {
  name: "deleteProduct",
  group: "Products",
  summary: "Delete a product",
  details: "Deletes nothing if the name is unknown, or if the product has paid, undelivered orders.",
  params: { name: "The product's name, ignoring case." },
  answer: answers.deletedAnswer,
  idempotent: "answer",
} satisfies Contract;

export const placeOrder = {
  name: "placeOrder",
  group: "Orders",
  summary: "Place an order",
  details: "Takes the units from stock at the current price. The last unit is never sold.",
  body: orderBody,
  answer: answers.placedAnswer,
  idempotent: "order",
  refusals: {
    404: "The product doesn't exist.",
    409: "The quantity is more than can be sold, or more than the shop allows one customer to order.",
    422: "The Idempotency-Key was already used for a different order.",
  },
} satisfies Contract;

export const listOrdersOf = {
  name: "listOrdersOf",
  group: "Orders",
  summary: "List a customer's orders",
  details:
    "Open orders (neither delivered nor cancelled), newest first. Customers see their own, admins anyone's.",
  params: { email: "The customer's email." },
  answer: z.array(answers.orderAnswer),
} satisfies Contract;

export const listOrders = {
  name: "listOrders",
  group: "Orders",
  summary: "List all orders",
  details:
    "Open orders (neither delivered nor cancelled), newest first, or those in the states of `status`. With `updatedSince`, returns changed orders, including closed ones, with `status`, `updatedAt` and `deletedAt`; continue later with the last `updatedAt`.",
  query: openOrdersQuery,
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.orderAnswer),
} satisfies Contract;

export const deliverOrder = {
  name: "deliverOrder",
  group: "Orders",
  summary: "Mark an order delivered",
  details: "Removes the order from the open orders. Its record stays.",
  params: { orderId: "The order's `_id`." },
  answer: answers.deletedAnswer,
  idempotent: "answer",
} satisfies Contract;

export const listUsers = {
  name: "listUsers",
  group: "Users",
  summary: "List all users",
  details: "All users except blocked ones, newest first.",
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.userAnswer),
} satisfies Contract;

export const signIn = {
  name: "signIn",
  group: "Users",
  summary: "Exchange a Firebase ID token for an access token",
  details: "Creates the user at the first sign-in. The token must belong to the email in the path.",
  params: { email: "The email of the person signing in." },
  body: signInBody,
  answer: answers.sessionAnswer,
} satisfies Contract;

export const makeAdmin = {
  name: "makeAdmin",
  group: "Users",
  summary: "Make a user an admin",
  details: "Changes nothing if the user is already an admin, or unknown. You can't undo this here.",
  params: { email: "The user's email." },
  answer: answers.modifiedAnswer,
  idempotent: "answer",
  refusals: { 409: "Admins of this shop need a verified email, and this user has none." },
} satisfies Contract;

export const deleteUser = {
  name: "deleteUser",
  group: "Users",
  summary: "Block a user",
  details:
    "Blocks the user here and at Firebase. Does nothing if the user is unknown, or has paid, undelivered orders.",
  params: { email: "The user's email." },
  answer: answers.deletedAnswer,
  idempotent: "answer",
} satisfies Contract;

export const isAdmin = {
  name: "isAdmin",
  group: "Users",
  summary: "Check whether a user is an admin",
  details: "Users can ask about themselves, admins about anyone.",
  params: { email: "The user's email." },
  answer: answers.adminAnswer,
} satisfies Contract;

export const exportAccount = {
  name: "exportAccount",
  group: "Users",
  summary: "All of your data",
  details: "A JSON file. The page 'Privacy' explains each list. Amounts are in the currency's smallest unit.",
  cost: WHOLE_LIST_COST,
  answer: answers.accountAnswer,
  refusals: { 429: "Too many downloads; `Retry-After` says how long to wait." },
} satisfies Contract;

export const getInvoice = {
  name: "getInvoice",
  group: "Orders",
  summary: "Download an invoice or a credit note as PDF",
  details:
    "For its customer, admins, and programs with the scope. GraphQL's fields `invoice` and `creditNotes` have the numbers.",
  params: { file: "Its number, followed by .pdf: 2026-000001.pdf." },
  cost: WHOLE_LIST_COST,
  answer: z.unknown(),
  download: {
    media: "application/pdf",
    description: "The invoice as it was issued.",
    example: "%PDF-1.7",
  },
  refusals: {
    404: "No document has this number, or it belongs to another customer.",
    429: "Too many downloads; `Retry-After` says how long to wait.",
  },
} satisfies Contract;

export const addReview = {
  name: "addReview",
  group: "Reviews",
  summary: "Review the shop",
  details: "One review per user.",
  body: reviewBody,
  answer: answers.reviewedAnswer,
  idempotent: "answer",
} satisfies Contract;

/** What all uploads of images have in common. */
const imageUpload = {
  upload: {
    media: "application/octet-stream",
    accepts: /^image\//,
    file: "picture.jpg",
    description: "The picture's bytes; any `image/…` type is accepted.",
    field: "picture",
    maxBytes: MAX_IMAGE_BYTES,
  },
  answer: answers.imageAnswer,
  refusals: {
    413: `The file is larger than ${megabytes(MAX_IMAGE_BYTES)} MB.`,
    415: "The file is not an image that the shop can show.",
    429: "Too many uploads or requests; `Retry-After` says how long to wait.",
  },
};

export const addImage = {
  name: "addPicture",
  group: "Pictures",
  summary: "Upload an image for a product",
  details: `${uploadFormatsText}, detected by content and not by name. A repeated file gets the same address.`,
  ...imageUpload,
} satisfies Contract;

export const addStorefrontImage = {
  name: "addStorefrontPicture",
  group: "Pictures",
  summary: "Upload a logo or a picture of the storefront",
  details: `${uploadFormatsText}; or an SVG that only draws: without scripts, event handlers, and references to other files.`,
  ...imageUpload,
} satisfies Contract;

export const addReturnPhoto = {
  name: "addReturnPhoto",
  group: "Orders",
  summary: "Upload a photo for a return",
  details: `Units of the order can be sent back. Pass the photo's address to GraphQL's \`requestReturn\` within a day; photos without a return are deleted then. ${uploadFormatsText}.`,
  ...imageUpload,
  refusals: {
    ...imageUpload.refusals,
    404: "The order doesn't exist, or isn't the customer's own.",
    409: "No unit of the order can be sent back, or the customer has too many photos without a return.",
  },
} satisfies Contract;

export const addReviewPhoto = {
  name: "addReviewPhoto",
  group: "Reviews",
  summary: "Upload a photo for a review of a product",
  details: `The customer must be allowed to review the product. Pass the photo's address to GraphQL's \`addProductReview\` within a day; photos without a review are deleted then. ${uploadFormatsText}.`,
  ...imageUpload,
  refusals: {
    ...imageUpload.refusals,
    404: "The product doesn't exist.",
    409: "The customer hasn't received the product, has reviewed it already, or has too many photos without a review.",
  },
} satisfies Contract;
