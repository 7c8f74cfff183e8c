import { newsletterEmailBounds } from "./newsletter";
import { changedNameBounds } from "./user";

/** The bounds of a message to the shop, in characters. */
export const messageBounds = {
  name: changedNameBounds,
  email: newsletterEmailBounds,
  message: { min: 1, max: 2_000 },
} as const;

/** The number of an order as customers see it. */
export const ORDER_NUMBER = /^\d{4}-\d{4}$/;
