import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { SecretBox } from "../../../context/webhook-sending";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts with AES-256-GCM, with a key derived from the shop's secret for this purpose alone. */
export function createSecretBox(shopSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", shopSecret, "", "webhook-secrets", KEY_BYTES));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64");
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

/** Bytes of a secret; the specification requires 24 to 64. */
const SECRET_BYTES = 32;

/** Creates a secret in the format of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

/** The signed parts: the event's id and the body. */
interface Signed {
  id: string;
  body: string;
}

/** The headers that prove the sender of a body and its time: one signature for each secret (Standard Webhooks). */
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
