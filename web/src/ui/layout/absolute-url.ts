import { parseUrl } from "@shop/shared/web-address";

/** The absolute URL of an address; empty for an empty one, and null if it is not a valid http or https URL. */
export function absoluteUrl(address: string, origin: string): string | null {
  const url = address && parseUrl(address, origin);
  return url && (/^https?:$/.test(url.protocol) ? url.href : null);
}
