export { createClient, type ShopClient } from "./client";
export { type FieldError, ShopError } from "./errors";
export { List, type Page } from "./list";
export type * from "./openapi.generated";
export type * from "./operations.generated";
export type { CallOptions, ClientSettings, Received } from "./send";
export type { TypedDocument } from "./typed";
export { verifyWebhook, type WebhookEvent } from "./webhooks";
