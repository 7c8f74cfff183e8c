import { parseUrl } from "@shop/shared/web-address";
import { paths } from "../../paths";

/** A path of this shop. Excludes a second slash or backslash, because browsers parse the rest as a host. */
const withinShop = /^\/(?![/\\])/;

const isSignInPage = (path: string) =>
  [paths.login, paths.registration].some((page) => path.startsWith(page));

/** The path of a URL of this shop; undefined for other sites and for the sign-in pages. */
function pathOf(address: string): string | undefined {
  const url = parseUrl(address);
  if (url?.origin !== location.origin || isSignInPage(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** The shop's URLs in this tab's history, the latest first, as far as the browser reveals them. */
function visitedBefore(): string[] {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? 0;
  const entries = navigation?.entries().slice(0, current) ?? [];
  return entries.reverse().map(({ url }) => url ?? "");
}

/**
 * The page with the link that led to this document, for links followed before the code could store it. For a link on one
 * of the sign-in pages, the page before them.
 */
function linkedFrom(): string | undefined {
  const { referrer } = document;
  const path = pathOf(referrer);
  if (path !== undefined || !referrer.startsWith(`${location.origin}/`)) return path;
  return visitedBefore()
    .map(pathOf)
    .find((visited) => visited !== undefined);
}

/**
 * The path to return to after signing in: from the history state of the sign-in page, else from the link that led to it,
 * else /.
 */
export function returnPath(state: unknown): string {
  const { from } = (state ?? {}) as { from?: unknown };
  const path = typeof from === "string" ? from : linkedFrom();
  return path !== undefined && withinShop.test(path) ? path : paths.home;
}
