import type { Bootstrap } from "./renderer";

const GOOGLE = "https://apis.google.com";
const IDENTITY = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** The headers of every page: scripts from this origin alone, no framing, no sniffing, little said to others. */
export function pageHeaders({ firebase }: Bootstrap): Record<string, string> {
  const auth = firebase.emulatorUrl ? [firebase.emulatorUrl] : IDENTITY;
  const frames = firebase.emulatorUrl ?? `https://${firebase.authDomain}`;
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", GOOGLE],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:", "http:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", GOOGLE, ...auth],
    "frame-src": ["'self'", frames],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; "),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  };
}
