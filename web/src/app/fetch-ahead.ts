import type { ApolloClient } from "@apollo/client";
import type { LazyPage, PageQuery } from "../routing/lazy-page";
import { routeAt } from "./router";

/** How many pages' data are fetched at the same time; further ones are not. */
const MAX_AT_ONCE = 2;
/** How old known data may be, in milliseconds since the document was opened or they were fetched ahead. */
const FRESH_MS = 30_000;

/** What the page of an address, a path and its query, queries for everybody. Loads the page's code. */
export async function queriesAt(address: string): Promise<PageQuery[]> {
  const route = routeAt(address);
  const { queryAt } = (await (route?.route.handle as LazyPage | undefined)?.preload()) ?? {};
  const [, ...query] = address.split("?"); // a query may contain further question marks
  return route && queryAt ? [queryAt(route.params, new URLSearchParams(query.join("?")))].flat() : [];
}

const fetchedAt = new Map<string, number>();
let running = 0;

/**
 * Fetches what the page of a link queries, so that it is drawn at once. What is known and fresh is not fetched again; what is
 * older is, so that a page that was fetched ahead never shows older data than one that was not (ADR-0011).
 */
export async function fetchAhead(client: ApolloClient, link: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = link;
  const address = pathname + search;
  if (running >= MAX_AT_ONCE || address === location.pathname + location.search) return;
  running++;
  try {
    const queries = await queriesAt(address);
    const old = performance.now() - (fetchedAt.get(address) ?? 0) > FRESH_MS;
    await Promise.all(
      queries.map(({ query, variables, keep }) =>
        client.query({ query, variables, fetchPolicy: old && !keep ? "network-only" : "cache-first" }),
      ),
    );
    if (old) fetchedAt.set(address, performance.now());
  } catch {
    // The page itself shows what failed, if it is opened.
  } finally {
    running--;
  }
}
