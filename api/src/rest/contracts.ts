import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, UPLOAD_FORMATS } from "@shop/shared/images";
import { z } from "zod";
import * as answers from "./answers";
import { orderBody, productBody, productsQuery, reviewBody, signInBody } from "./bodies";
import type { Contract } from "./route";

/** The contracts of the documented calls (spec §7), with their descriptions for integrators. */

/** The cost of a list without pages, in points of the `api` limit. */
const WHOLE_LIST_COST = 200;

export const listProducts = {
  name: "listProducts",
  group: "Products",
  summary: "All products, or a page of them",
  details: "Where `limit` or `search` asks for a page, a `Link` header leads to the next one.",
  query: productsQuery,
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.productAnswer),
} satisfies Contract;

export const getProduct = {
  name: "getProduct",
  group: "Products",
  summary: "A product",
  params: { id: "The product's `_id`." },
  answer: answers.productAnswer,
  refusals: { 404: "There is no such product, or no longer." },
} satisfies Contract;

export const addProduct = {
  name: "addProduct",
  group: "Products",
  summary: "Put a product up for sale",
  body: productBody,
  answer: answers.insertedAnswer,
  refusals: { 409: "A product of that name is for sale already." },
} satisfies Contract;

export const deleteProduct = {
  name: "deleteProduct",
  group: "Products",
  summary: "Take a product out of the shop",
  details:
    "Nothing is deleted where the name is unknown, or the product has paid orders that are not delivered.",
  params: { name: "The product's name, in any case." },
  answer: answers.deletedAnswer,
} satisfies Contract;

export const placeOrder = {
  name: "placeOrder",
  group: "Orders",
  summary: "Place an order",
  details: "Takes the units from stock, at today's price. One unit is always held back.",
  body: orderBody,
  answer: answers.placedAnswer,
  idempotent: true,
  refusals: {
    404: "There is no such product.",
    409: "More was asked for than may be sold, or than the shop lets one customer order.",
    422: "The Idempotency-Key was used before, for another order.",
  },
} satisfies Contract;

export const listOrdersOf = {
  name: "listOrdersOf",
  group: "Orders",
  summary: "A customer's orders",
  details: "Those neither delivered nor cancelled, newest first: one's own, or anybody's for an admin.",
  params: { email: "The customer's e-mail." },
  answer: z.array(answers.orderAnswer),
} satisfies Contract;

export const listOrders = {
  name: "listOrders",
  group: "Orders",
  summary: "All orders",
  details: "Those neither delivered nor cancelled, newest first.",
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.orderAnswer),
} satisfies Contract;

export const deliverOrder = {
  name: "deliverOrder",
  group: "Orders",
  summary: "Mark an order delivered",
  details: "It leaves every list, and stays in the books.",
  params: { orderId: "The order's `_id`." },
  answer: answers.deletedAnswer,
} satisfies Contract;

export const listUsers = {
  name: "listUsers",
  group: "Users",
  summary: "All users",
  details: "Those that are not blocked, newest first.",
  cost: WHOLE_LIST_COST,
  answer: z.array(answers.userAnswer),
} satisfies Contract;

export const signIn = {
  name: "signIn",
  group: "Users",
  summary: "Exchange a Firebase ID token for an access token",
  details: "Creates the user at the first sign-in. The token must be of the path's e-mail.",
  params: { email: "The e-mail of whoever signs in." },
  body: signInBody,
  answer: answers.sessionAnswer,
} satisfies Contract;

export const makeAdmin = {
  name: "makeAdmin",
  group: "Users",
  summary: "Make a user an admin",
  details: "Nothing is modified where they are one already, or unknown. There is no way back here.",
  params: { email: "The user's e-mail." },
  answer: answers.modifiedAnswer,
  refusals: { 409: "Admins of this shop must have verified their e-mail, and this user has not." },
} satisfies Contract;

export const deleteUser = {
  name: "deleteUser",
  group: "Users",
  summary: "Block a user",
  details: "Here and at Firebase. Nothing is deleted where they are unknown, or have paid orders pending.",
  params: { email: "The user's e-mail." },
  answer: answers.deletedAnswer,
} satisfies Contract;

export const isAdmin = {
  name: "isAdmin",
  group: "Users",
  summary: "Whether somebody is an admin",
  details: "Oneself, or anybody for an admin.",
  params: { email: "The user's e-mail." },
  answer: answers.adminAnswer,
} satisfies Contract;

export const addReview = {
  name: "addReview",
  group: "Reviews",
  summary: "Review the shop",
  details: "One review a user.",
  body: reviewBody,
  answer: answers.reviewedAnswer,
} satisfies Contract;

export const addPicture = {
  name: "addPicture",
  group: "Pictures",
  summary: "Upload a picture for a product",
  details: `${UPLOAD_FORMATS}: its content tells, not its name. The same file always has the same address.`,
  upload: {
    media: "application/octet-stream",
    accepts: /^image\//,
    file: "picture.jpg",
    description: "The picture's bytes; `image/…` will do as well.",
    field: "picture",
    maxBytes: MAX_IMAGE_BYTES,
  },
  answer: answers.pictureAnswer,
  refusals: {
    413: `The file has more than ${megabytes(MAX_IMAGE_BYTES)} MB.`,
    415: "What was sent is no picture that the shop can show.",
    429: "Many pictures are being read right now, or many calls were made; `Retry-After` says how long to wait.",
  },
} satisfies Contract;
