import type { FieldRow } from "./field-row";
import { NO_ID, type Target, type World } from "./world";

/** A webhook without requests for one call, or an unused id. */
async function aWebhook({ shop }: World, target: Target): Promise<string> {
  if (target === "nobody") return NO_ID;
  await shop.sql("delete from webhooks");
  const [webhook] = await shop.sql<{ id: string }>(
    "insert into webhooks (url, events, secret) values ('http://127.0.0.1/', '{stock.low}', '') returning id",
  );
  return (webhook as { id: string }).id;
}

/** A delivery of a webhook for one call, or an unused id. */
async function aDelivery(world: World, target: Target): Promise<string> {
  if (target === "nobody") return NO_ID;
  const [delivery] = await world.shop.sql<{ id: string }>(
    `with event as (insert into webhook_events (type, data) values ('stock.low', '{}') returning id)
      insert into webhook_deliveries (webhook_id, event_id) select $1, id from event returning id`,
    [await aWebhook(world, target)],
  );
  return (delivery as { id: string }).id;
}

/** A call with the id of a webhook or delivery. */
const ofOne = (
  create: (world: World, target: Target) => Promise<string>,
  missing: "NOT_FOUND" | "nothing",
): FieldRow => ({
  targets: ["the shop", "nobody"],
  variables: async (world, target) => ({ id: await create(world, target) }),
  missing,
});

/** The rows of the root fields of webhooks. */
export const webhookRows: Record<string, FieldRow> = {
  "Query.webhooks": {},
  "Query.webhook": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.createWebhook": {
    variables: async ({ shop }) => {
      await shop.sql("delete from webhooks");
      return { url: "https://192.0.43.8/hook", events: ["stock.low"] };
    },
  },
  "Mutation.deleteWebhook": ofOne(aWebhook, "nothing"),
  "Mutation.enableWebhook": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.disableWebhook": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.rotateWebhookSecret": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.endFormerWebhookSecret": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.replayWebhook": {
    ...ofOne(aWebhook, "NOT_FOUND"),
    variables: async (world, target) => ({
      ...{ id: await aWebhook(world, target), from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z" },
    }),
  },
  "Mutation.testWebhook": ofOne(aWebhook, "NOT_FOUND"),
  "Mutation.resendDelivery": ofOne(aDelivery, "NOT_FOUND"),
};
