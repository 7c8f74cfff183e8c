import { z } from "zod";
import { messageBounds, ORDER_NUMBER } from "../contact";
import { serverTexts } from "../messages/server";
import { text } from "./fields";
import { newsletterSchema } from "./newsletter";

const error = () => serverTexts().rules.orderNumberRuleText;

/** A message to the shop: the arguments of GraphQL's `sendMessage`. Whether the order exists is never checked. */
export const messageSchema = z.strictObject({
  name: text(messageBounds.name),
  email: newsletterSchema.shape.email,
  orderNumber: z.string({ error }).regex(ORDER_NUMBER, { error }).nullish(),
  message: text(messageBounds.message),
});

/** A validated message. */
export type Message = z.infer<typeof messageSchema>;
