import type { ApolloClient } from "@apollo/client";
import type { LazyPage, PageQuery } from "./lazy-page";
import { routeAt } from "./router";

/** The maximum number of pages being fetched at a time; further ones are skipped. */
const MAX_AT_ONCE = 2;
/** The maximum age of fresh data, in milliseconds since the document was opened or since they were fetched ahead. */
const FRESH_MS = 30_000;

/** The public queries of the page at a URL (path and query). Loads the page's code. */
export async function queriesAt(address: string): Promise<PageQuery[]> {
  const route = routeAt(address);
  const { queryAt } = (await (route?.route.handle as LazyPage | undefined)?.preload()) ?? {};
  const [, ...query] = address.split("?"); // a query may contain further question marks
  return route && queryAt ? [queryAt(route.params, new URLSearchParams(query.join("?")))].flat() : [];
}

const fetchedAt = new Map<string, number>();
let running = 0;

/**
 * Fetches the data of a link's page, so that the page is painted at once. Skips fresh data; fetches older data again, so that
 * a prefetched page never shows older data than another page (ADR-0011).
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
    // the page itself shows the failure when it is opened
  } finally {
    running--;
  }
}
