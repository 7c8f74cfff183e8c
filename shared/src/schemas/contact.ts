import { z } from "zod";
import { messageBounds, ORDER_NUMBER, ORDER_NUMBER_RULE } from "../contact";
import { text } from "./fields";
import { newsletterSchema } from "./newsletter";

/** A message to the shop: the arguments of GraphQL's `sendMessage`. Whether the order exists is never checked. */
export const messageSchema = z.strictObject({
  name: text(messageBounds.name),
  email: newsletterSchema.shape.email,
  orderNumber: z.string(ORDER_NUMBER_RULE).regex(ORDER_NUMBER, ORDER_NUMBER_RULE).nullish(),
  message: text(messageBounds.message),
});

/** A validated message. */
export type Message = z.infer<typeof messageSchema>;
