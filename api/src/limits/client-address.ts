import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Some proxies append the client's port to its address. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;

/**
 * The key under which a client's address is counted: an IPv4 address, or the /64 of an IPv6 address, which providers
 * assign to one customer. All invalid addresses share one key.
 */
export function addressKey(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const ip = ipv4 ?? ipv6 ?? address;
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return "unknown";
  const parsed = ipaddr.process(ip.replace(/%.*$/, "")); // an IPv4 address, if IPv6 only contains one
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}
