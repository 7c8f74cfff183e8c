import { z } from "zod";
import { giftCardBounds } from "../gift-card";
import { decimal } from "./fields";
import { newsletterSchema } from "./newsletter";

/** A gift card to issue: the arguments of GraphQL's `issueGiftCard`. */
export const issueGiftCardSchema = z.strictObject({
  amount: decimal(giftCardBounds.amount),
  email: newsletterSchema.shape.email.nullish(),
});
