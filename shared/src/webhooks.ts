/** What a webhook can listen to. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "order.refund_failed",
  "product.changed",
  "stock.low",
  "category.changed",
  "customer.registered",
  "customer.blocked",
  "customer.unblocked",
  "customer.deleted",
  "customer.role_changed",
  "review.added",
  "review.changed",
  "subscription.confirmed",
  "subscription.ended",
] as const;

/** The name of an event. */
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

/** The event that is sent to try a webhook out; nobody listens to it by name. */
export const TEST_EVENT = "webhook.test";

/** The bounds of webhooks. */
export const webhookLimits = {
  /** Webhooks of a shop. */
  webhooks: 20,
  /** The length of an address, in characters. */
  url: 2_000,
  /** Finished deliveries that are stored of a webhook. */
  deliveries: 10_000,
  /** How long deliveries are stored, in days. */
  days: 30,
  /** How much of an answer is read, in bytes. */
  answer: 4_096,
  /** How long an attempt may take altogether, in ms. */
  timeoutMs: 5_000,
} as const;
