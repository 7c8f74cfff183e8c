const BEGINNING = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i;

/**
 * Parses the address of a web page or an image; null unless it is an http or https address with a valid host, as the
 * WHATWG URL parser reads it, without credentials. Spaces, control characters and backslashes are refused, because the
 * parser would drop or encode them.
 */
export function parseWebAddress(text: string): URL | null {
  if (!BEGINNING.test(text) || /[\s\\\p{Cc}\p{Noncharacter_Code_Point}]/u.test(text)) return null;
  const url = parseUrl(text);
  return url && url.hostname.replace(/\.$/, "").split(".").every(Boolean) ? url : null;
}

/** Parses a URL, relative to an origin if given; null if the parser refuses it. Some browsers lack `URL.parse`. */
export function parseUrl(text: string, origin?: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}
