import { isIP } from "node:net";
import { parse, parseCIDR } from "ipaddr.js";
import { webhookLimits } from "@shop/shared/webhooks";

/** The addresses of this machine itself, which only a shop on trial may call. */
export const LOOPBACK = ["127.0.0.1", "::1"];

/** Ports below are those of other protocols, except for the one of https. */
const FIRST_FREE_PORT = 1_024;

/** Which addresses webhooks may have beside public ones over https. */
export interface AddressPolicy {
  /** Allows loopback addresses and http; never in production. */
  allowPrivate: boolean;
}

/** The part of IPv6 that is given out for the public internet (RFC 4291, 2.4). */
const PUBLIC_IPV6 = parseCIDR("2000::/3");

/** Whether this IP address is one of the public internet. */
function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(PUBLIC_IPV6));
}

/** Whether webhooks may be sent to this IP address. */
export const isAllowedAddress = (address: string, { allowPrivate }: AddressPolicy): boolean =>
  isPublicAddress(address) || (allowPrivate && LOOPBACK.includes(address));

/** Why an address can't be that of a webhook, for people, before its name is resolved; null if it can. */
export function addressFault(text: string, policy: AddressPolicy): string | null {
  if (text.length > webhookLimits.url) return `must have ${webhookLimits.url} characters or fewer`;
  // the parser would drop or encode them, so that another address is called than was read
  if (/[\s\p{C}\\]/u.test(text) || !URL.canParse(text))
    return "must be an address such as https://example.com/hook";
  const url = new URL(text);
  const isPlain = url.protocol === "http:" && policy.allowPrivate;
  if (url.protocol !== "https:" && !isPlain) return "must begin with https://";
  if (url.href.length > webhookLimits.url) return `must have ${webhookLimits.url} characters or fewer`;
  if (url.username || url.password) return "must not contain a user name or a password";
  if (url.hash) return "must not have a part that follows #: it would not be sent";
  if (!isPortAllowed(url, policy)) return `must have the port 443, or one from ${FIRST_FREE_PORT}`;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) return NOT_PUBLIC;
  return null;
}

/** What is said of an address that isn't public. */
export const NOT_PUBLIC = "must lead to a public address: this one is private, local or reserved";

const isPortAllowed = ({ port }: URL, { allowPrivate }: AddressPolicy) =>
  allowPrivate || port === "" || Number(port) >= FIRST_FREE_PORT;

/** The host as resolvers and sockets want it: an IPv6 address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
