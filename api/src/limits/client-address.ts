import { isIPv4, isIPv6 } from "node:net";

/** Some proxies append the client's port to its address. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;
const MAPPED_IPV4 = /^::ffff:([\da-f]+):([\da-f]+)$/;

/**
 * The key under which a client's address is counted: an IPv4 address, or the /64 of an IPv6 address, which providers
 * assign to one customer. All invalid addresses share one key.
 */
export function addressKey(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const ip = ipv4 ?? ipv6 ?? address;
  if (isIPv4(ip)) return ip;
  return isIPv6(ip) ? ipv6Key(ip) : "unknown";
}

function ipv6Key(ip: string): string {
  const withoutZone = ip.replace(/%.*$/, "");
  const shortest = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_IPV4.exec(shortest) ?? [];
  if (high && low) return ipv4Of(parseInt(high, 16), parseInt(low, 16));
  return `${groupsOf(shortest).slice(0, 4).join(":")}::/64`;
}

const ipv4Of = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join(".");

/** All eight groups of an address, including those that `::` omits. */
function groupsOf(ip: string): string[] {
  const [before = [], after] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  if (!after) return before;
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}
