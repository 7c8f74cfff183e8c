const BEGINNING = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i;

/**
 * The parsed address of a web page or an image; null unless it is an http or https address with a valid host, as the WHATWG URL parser
 * reads it, without credentials. The parser would drop or encode spaces, control characters and backslashes, so they are refused.
 */
export function parseWebAddress(text: string): URL | null {
  if (!BEGINNING.test(text) || /[\s\\\p{Cc}\p{Noncharacter_Code_Point}]/u.test(text)) return null;
  const url = parseUrl(text);
  return url && url.hostname.replace(/\.$/, "").split(".").every(Boolean) ? url : null;
}

/** The URL of a text, relative to an origin if one is given; null if the parser refuses it. Some browsers lack `URL.parse`. */
export function parseUrl(text: string, origin?: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}
