import { serverTexts } from "@shop/shared/messages/server";
import { isIP } from "node:net";
import { parse, parseCIDR } from "ipaddr.js";
import { webhookLimits } from "@shop/shared/webhooks";

/** The addresses of this machine itself, which only a shop on trial may call. */
export const LOOPBACK = ["127.0.0.1", "::1"];

/** Lower ports belong to other protocols, except for the one of https. */
const FIRST_FREE_PORT = 1_024;

/** The addresses that webhooks may have in addition to public ones over https. */
export interface AddressPolicy {
  /** Allows loopback addresses and http; never in production. */
  allowPrivate: boolean;
}

/** The IPv6 range allocated for the public internet (RFC 4291, 2.4). */
const PUBLIC_IPV6 = parseCIDR("2000::/3");

/** Whether this IP address belongs to the public internet. */
function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(PUBLIC_IPV6));
}

/** Whether webhooks may be sent to this IP address. */
export const isAllowedAddress = (address: string, { allowPrivate }: AddressPolicy): boolean =>
  isPublicAddress(address) || (allowPrivate && LOOPBACK.includes(address));

/** Explains why an address can't be a webhook's, before its name is resolved; returns null if it can. */
export function addressFault(text: string, policy: AddressPolicy): string | null {
  const texts = serverTexts().fieldErrors.webhookErrors;
  if (text.length > webhookLimits.url) return texts.length(webhookLimits.url);
  // the parser would drop or encode these characters, so that the called address differs from the displayed one
  if (/[\s\p{C}\\]/u.test(text) || !URL.canParse(text)) return texts.address;
  const url = new URL(text);
  const isPlain = url.protocol === "http:" && policy.allowPrivate;
  if (url.protocol !== "https:" && !isPlain) return texts.https;
  if (url.href.length > webhookLimits.url) return texts.length(webhookLimits.url);
  if (url.username || url.password) return texts.user;
  if (url.hash) return texts.hash;
  if (!isPortAllowed(url, policy)) return texts.port(FIRST_FREE_PORT);
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) return texts.notPublic;
  return null;
}

const isPortAllowed = ({ port }: URL, { allowPrivate }: AddressPolicy) =>
  allowPrivate || port === "" || Number(port) >= FIRST_FREE_PORT;

/** The host in the form of resolvers and sockets: an IPv6 address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
