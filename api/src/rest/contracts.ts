import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, UPLOAD_FORMATS } from "@shop/shared/images";
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
    "Returns all products, or those of the filter. With `limit` or `search`, returns a page and a `Link` header to the next one. With `updatedSince`, returns what has changed, deleted products too, with `updatedAt` and `deletedAt`; go on later with the last `updatedAt`.",
  query: productsQuery,
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.productAnswer),
} satisfies Contract;

export const getProduct = {
  name: "getProduct",
  group: "Products",
  summary: "A product",
  details: "With all its images, its category, brand and attributes..",
  params: { id: "The product's `_id`." },
  answer: answers.productAnswer,
  refusals: { 404: "There is no such product." },
} satisfies Contract;

export const addProduct = {
  name: "addProduct",
  group: "Products",
  summary: "Add a product",
  details: "It is for sale at once, and newest in every list.",
  body: productBody,
  answer: answers.insertedAnswer,
  idempotent: "answer",
  refusals: { 409: "There is already a product with this name." },
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
    404: "There is no such product.",
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
    "Open orders (neither delivered nor cancelled), newest first, or those in the states of `status`. With `updatedSince`, returns what has changed, closed orders too, with `status`, `updatedAt` and `deletedAt`; go on later with the last `updatedAt`.",
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
  details: "Users that are not blocked, newest first.",
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.userAnswer),
} satisfies Contract;

export const signIn = {
  name: "signIn",
  group: "Users",
  summary: "Exchange a Firebase ID token for an access token",
  details: "Creates the user at the first sign-in. The token must belong to the email in the path.",
  params: { email: "The email of the person who signs in." },
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
  summary: "Everything that the shop has of you",
  details: "A JSON file. The page 'Privacy' says what each list of it is. Amounts are in cents.",
  cost: WHOLE_LIST_COST,
  answer: answers.accountAnswer,
  refusals: { 429: "Too many downloads; `Retry-After` says how long to wait." },
} satisfies Contract;

export const getInvoice = {
  name: "getInvoice",
  group: "Orders",
  summary: "Download an invoice or a credit note as PDF",
  details:
    "For its customer, and for admins and programs with the scope. Its number is in the fields `invoice` and `creditNotes` of GraphQL.",
  params: { file: "Its number, followed by .pdf: 2026-000001.pdf." },
  cost: WHOLE_LIST_COST,
  answer: z.unknown(),
  download: {
    media: "application/pdf",
    description: "The invoice, as it was made out.",
    example: "%PDF-1.7",
  },
  refusals: {
    404: "There is none of this number, or it is another customer's.",
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

const uploadRefusals = {
  413: `The file has more than ${megabytes(MAX_IMAGE_BYTES)} MB.`,
  415: "The file is not an image that the shop can show.",
  429: "Too many uploads or requests; `Retry-After` says how long to wait.",
};

export const addImage = {
  name: "addPicture",
  group: "Pictures",
  summary: "Upload an image for a product",
  details: `${UPLOAD_FORMATS}: decided by its content, not its name. The same file always has the same address.`,
  upload: {
    media: "application/octet-stream",
    accepts: /^image\//,
    file: "picture.jpg",
    description: "The picture's bytes; `image/…` will do as well.",
    field: "picture",
    maxBytes: MAX_IMAGE_BYTES,
  },
  answer: answers.imageAnswer,
  refusals: uploadRefusals,
} satisfies Contract;

export const addReviewPhoto = {
  name: "addReviewPhoto",
  group: "Reviews",
  summary: "Upload a photo for a review of a product",
  details: `The product is one that the customer may review. GraphQL's \`addProductReview\` takes the photo's address within a day; what no review has by then is deleted. ${UPLOAD_FORMATS}.`,
  upload: addImage.upload,
  answer: answers.imageAnswer,
  refusals: {
    ...uploadRefusals,
    404: "There is no such product.",
    409: "The customer hasn't received the product, has reviewed it already, or has too many photos that no review has.",
  },
} satisfies Contract;
