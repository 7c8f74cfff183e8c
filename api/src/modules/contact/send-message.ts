import { serverTexts } from "@shop/shared/messages/server";
import { messageSchema } from "@shop/shared/schemas/contact";
import { contentHash } from "../../content-hash";
import { type RequestContext, inTransaction } from "../../context/context";
import { Conflict } from "../../errors";
import { parseInput } from "../../validation";
import { addJob } from "../jobs/add-job";
import { messagesOf } from "../mails/delete-mails";

/**
 * Adds the job that mails a message to the shop. Its payload is the only copy, and a repeat while it waits adds nothing.
 * Throws BadUserInput, Conflict if the shop sends no mails, and RateLimited.
 */
export async function sendMessage(ctx: RequestContext, typed: object): Promise<void> {
  if (!ctx.policy.newsletter) throw new Conflict(serverTexts().refusals.mailRefusals.noMessages);
  const message = parseInput(messageSchema, typed);
  await ctx.limits.consume("message");
  const key = `${messagesOf(message.email)}${contentHash(message).slice(0, 16)}`;
  await inTransaction(ctx, (tx) => addJob(tx, "mail-message", message, key));
}
