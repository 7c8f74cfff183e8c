import type { ApolloServerPlugin } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { RequestContext } from "../context/context";
import type { SharedCaching } from "../http/shared-caching";

/** The request headers that affect the response to a GET query. */
export const QUERY_VARIES_BY = "Accept, Accept-Encoding, Authorization";

/** The caches that may store a visitor's response and must revalidate it each time. */
export type Revalidated = "public, no-cache" | "private, no-cache";

/**
 * The `Cache-Control` of a GET response to a request without `Authorization`: as configured for shared caches (ADR-0032), otherwise
 * `revalidated`; undefined if it may not be stored.
 */
export function cacheControlOf(
  { errors, data }: FormattedExecutionResult,
  { reads }: RequestContext,
  caching: SharedCaching,
  revalidated: Revalidated,
): string | undefined {
  return !errors && data && !reads.needsReadYourWrites ? caching.headerOr(revalidated) : undefined;
}

/** The `Cache-Control` of a GET response that may not be stored. */
export const NOT_STORED = "private, no-store";

/** Sets the caching headers of Apollo Server's responses to GET. */
export function queryCaching(caching: SharedCaching): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ request, contextValue, response: { body, http } }) => {
          if (request.http?.method === "GET" && body.kind === "single") {
            const control = request.http.headers.has("authorization")
              ? undefined
              : cacheControlOf(body.singleResult, contextValue, caching, "private, no-cache");
            http.headers.set("cache-control", control ?? NOT_STORED);
            http.headers.set("vary", QUERY_VARIES_BY);
            if (!("data" in body.singleResult)) http.status ??= 400; // invalid variables: nothing was executed
          }
          return Promise.resolve();
        },
      }),
  };
}
