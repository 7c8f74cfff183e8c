import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** Bytes of a secret; the specification wants 24 to 64. */
const SECRET_BYTES = 32;

/** A new secret, as the Standard Webhooks specification writes it. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

/** What is signed: the event's id and the body that is sent. */
interface Signed {
  id: string;
  body: string;
}

/** The headers that prove who sends a body, and when: one signature for each secret (Standard Webhooks). */
export function signedHeaders(
  { id, body }: Signed,
  secrets: string[],
  at = new Date(),
): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
