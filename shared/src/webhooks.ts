/** The events that webhooks can subscribe to. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "order.refund_failed",
  "return.requested",
  "return.accepted",
  "return.declined",
  "return.received",
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

/** The event of a webhook test; webhooks can't subscribe to it. */
export const TEST_EVENT = "webhook.test";

/** The bounds of webhooks. */
export const webhookLimits = {
  /** Webhooks per shop. */
  webhooks: 20,
  /** The length of an address, in characters. */
  url: 2_000,
  /** Finished deliveries kept per webhook. */
  deliveries: 10_000,
  /** How long deliveries are kept, in days. */
  days: 30,
  /** The number of bytes read from a response. */
  answer: 4_096,
  /** The time limit of an attempt, in ms. */
  timeoutMs: 5_000,
} as const;
