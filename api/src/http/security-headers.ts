import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Browser features that no page or frame uses. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "usb", "xr-spatial-tracking"],
];

const ONE_YEAR = 365 * 24 * 3_600;

/** The directives of a Content-Security-Policy, each with its sources. */
export type Directives = Record<string, readonly string[]>;

/** The value of the header. */
export function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** The source that allows an inline element with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The restrictions of all pages: no forms sent to other hosts, no framing by other hosts, and no other base for links. */
export const PAGE_RESTRICTIONS: Directives = {
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** The policy of a self-contained page: its text, its one style, the shop's icon, and the sources in `more`. */
export function plainPagePolicy(style: string, more: Directives = {}): string {
  const own = { "default-src": ["'none'"], "style-src": [hashSource(style)], "img-src": ["'self'"] };
  return policyOf({ ...own, ...more, ...PAGE_RESTRICTIONS });
}

/** The policy of every response except pages: it loads nothing, and can't be framed. */
const NON_PAGE_POLICY = policyOf({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

/**
 * The default headers of every response. Pages replace the policy, and cacheable responses replace `cache-control`; all
 * others aren't stored. With `https`, browsers use only https for this host and its subdomains.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "cache-control": "no-store",
    "content-security-policy": NON_PAGE_POLICY,
    "cross-origin-opener-policy": "same-origin-allow-popups", // Google's sign-in window sends its result to the window that opened it
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    ...(https && { "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` }),
  };
}

/** Adds these headers to every response of a route. Responses outside routes must add them in their handler. */
export function registerSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}
