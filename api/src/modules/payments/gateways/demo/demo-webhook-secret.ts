import { createHmac } from "node:crypto";

/** The secret of the demo gateway's webhooks and addresses: the same in all processes that share the secret of access tokens. */
export const demoWebhookSecret = (accessTokenSecret: string): string =>
  createHmac("sha256", accessTokenSecret).update("payment-webhook-secret").digest("base64url");
