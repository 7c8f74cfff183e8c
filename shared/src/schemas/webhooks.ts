import { z } from "zod";
import { WEBHOOK_EVENTS, webhookLimits, type WebhookEventName } from "../webhooks";

const isEvent = (name: string): name is WebhookEventName =>
  (WEBHOOK_EVENTS as readonly string[]).includes(name);

/** The unknown names as they were sent, each once, no more than three, and none at full length. */
function unknownIn(names: readonly string[]): string {
  const unknown = [...new Set(names.filter((name) => !isEvent(name)))];
  const shown = unknown.slice(0, 3).map((name) => JSON.stringify(name.slice(0, 40)));
  return unknown.length > shown.length ? `${shown.join(", ")} and others` : shown.join(", ");
}

/** A new webhook: the arguments of GraphQL's `createWebhook`. Where the address leads is checked by the service. */
export const newWebhookSchema = z.strictObject({
  url: z.string().max(webhookLimits.url, `must have ${webhookLimits.url} characters or fewer`),
  events: z
    .array(z.string())
    .min(1, "must name an event or more")
    .superRefine((names, ctx) => {
      if (!names.every(isEvent))
        ctx.addIssue(`must be of ${WEBHOOK_EVENTS.join(", ")}; unknown: ${unknownIn(names)}`);
      else if (new Set(names).size < names.length) ctx.addIssue("must name each event once");
    })
    .transform((names) => names.filter(isEvent)),
});
