import { z } from "zod";
import { serverTexts } from "../messages/server";
import { WEBHOOK_EVENTS, webhookLimits, type WebhookEventName } from "../webhooks";

const errors = () => serverTexts().fieldErrors.webhookErrors;

const isEvent = (name: string): name is WebhookEventName =>
  (WEBHOOK_EVENTS as readonly string[]).includes(name);

/** Lists the unknown names for a message: each once, at most three, shortened. */
function unknownIn(names: readonly string[]): string {
  const unknown = [...new Set(names.filter((name) => !isEvent(name)))];
  const shown = unknown.slice(0, 3).map((name) => JSON.stringify(name.slice(0, 40)));
  return unknown.length > shown.length ? `${shown.join(", ")} and others` : shown.join(", ");
}

/** A new webhook: the arguments of GraphQL's `createWebhook`. The service checks the address's destination. */
export const newWebhookSchema = z.strictObject({
  url: z.string().max(webhookLimits.url, { error: () => errors().length(webhookLimits.url) }),
  events: z
    .array(z.string())
    .min(1, { error: () => errors().noEvent })
    .superRefine((names, ctx) => {
      if (!names.every(isEvent))
        ctx.addIssue(`must be of ${WEBHOOK_EVENTS.join(", ")}; unknown: ${unknownIn(names)}`);
      else if (new Set(names).size < names.length) ctx.addIssue("must name each event once");
    })
    .transform((names) => names.filter(isEvent)),
});
