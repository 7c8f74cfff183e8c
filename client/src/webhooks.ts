import { ShopError } from "./errors.ts";
import type { WebhookEvents } from "./openapi.generated.ts";

/** A webhook event: `type` determines the type of `data`. */
export type WebhookEvent = {
  [Type in keyof WebhookEvents]: {
    /** Equal for all attempts: handle each id once. */
    id: string;
    type: Type;
    /** The instant of the event. */
    timestamp: string;
    data: WebhookEvents[Type];
  };
}[keyof WebhookEvents];

type HeaderValues = Headers | Record<string, string | string[] | undefined>;

/**
 * Verifies and parses a webhook request. One of the secrets must have signed it at most `toleranceSeconds` ago; `body` is the
 * unparsed text. Otherwise it throws a ShopError with the code INVALID_SIGNATURE: respond with 400.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderValues,
  secrets: string | string[],
  { toleranceSeconds = 300 }: { toleranceSeconds?: number } = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw invalid("a header is missing");
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds) throw invalid("it is too old, or from the future");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const candidates = signatures.split(" ").flatMap((each) => (each.startsWith("v1,") ? each.slice(3) : []));
  for (const secret of [secrets].flat())
    if (await isSignedWith(secret, signed, candidates)) return { ...(JSON.parse(text) as WebhookEvent), id };
  throw invalid("no signature fits");
}

const invalid = (why: string) =>
  new ShopError(`This is no event of the shop: ${why}.`, { code: "INVALID_SIGNATURE" });

function headerOf(headers: HeaderValues, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? undefined;
}

async function isSignedWith(
  secret: string,
  signed: Uint8Array<ArrayBuffer>,
  candidates: string[],
): Promise<boolean> {
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  if (!raw) throw new TypeError("A webhook's secret is whsec_ and text in base64.");
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  for (const candidate of candidates) {
    const signature = bytesOf(candidate);
    // compares in constant time
    if (signature && (await crypto.subtle.verify("HMAC", key, signature, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
