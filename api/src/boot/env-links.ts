import { demoAccounts } from "@shop/shared/demo-accounts";
import { linkNames, type LinkName, type Links } from "@shop/shared/links";
import type { z } from "zod";

/** The default links of every shop. */
const defaults: Links = {
  commerce: "/products",
  insights: "/blog",
  pricing: "/products",
  documentation: "/docs",
  guides: "/graphiql",
  contact: "/contact",
  about: "/portfolio",
  blog: "/blog",
  privacy: "/privacy",
  terms: "/terms",
  "get-started": "/products",
};

/** Additional default links of the demo shop. */
const demoDefaults: Links = {
  "live-demo": "/dashboard",
  "classic-watches": "/products?search=watch",
  support: `mailto:${demoAccounts.admin.email}`,
};

const isLinkName = (name: string): name is LinkName => linkNames.includes(name as LinkName);

const isMail = ({ protocol, pathname }: URL) => protocol === "mailto:" && /^[^@\s]+@[^@\s]+$/.test(pathname);

/** A path must stay on this origin: browsers read a host after two slashes, or after a slash and a backslash. */
function isAddress(address: string): boolean {
  if (address.startsWith("/")) return /^\/(?![/\\])/.test(address);
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === "https:" || isMail(url);
}

/** The fault of one `name=address` pair, or null. */
function faultOf([name, address]: [string, string]): string | null {
  if (!isLinkName(name)) return `${name} is none of ${linkNames.join(", ")}`;
  if (address === "" || isAddress(address)) return null;
  return `${name} must be a path such as /${name}, an https:// address, or mailto: and an email address`;
}

/** Reads `name=address` pairs separated by spaces or line breaks. An empty address removes a default. */
export function readLinks(list: string, ctx: z.RefinementCtx): Links {
  const pairs = list
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s, 2) as [string, string?])
    .map(([name, address = ""]): [string, string] => [name, address]);
  const faults = pairs.map(faultOf).filter((fault) => fault !== null);
  if (faults.length > 0) ctx.addIssue(faults.join("; "));
  return Object.fromEntries(pairs);
}

/** The addresses of a shop's links: the configured ones, then the defaults. */
export function linksOf(configured: Links, demo: boolean): Links {
  const all = { ...defaults, ...(demo && demoDefaults), ...configured };
  return Object.fromEntries(Object.entries(all).filter(([, address]) => address !== ""));
}
