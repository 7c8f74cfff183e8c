export { createClient, type ShopClient } from "./client.ts";
export { type FieldError, ShopError } from "./errors.ts";
export { List, type Page } from "./list.ts";
export type * from "./openapi.generated.ts";
export type * from "./operations.generated.ts";
export type { CallOptions, ClientSettings, Received } from "./send.ts";
export type { TypedDocument } from "./typed.ts";
export { verifyWebhook, type WebhookEvent } from "./webhooks.ts";
