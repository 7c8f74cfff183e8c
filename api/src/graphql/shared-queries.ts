import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestContext } from "../context/context";
import type { SharedCaching } from "../http/shared-caching";

/** What an answer to a query in the address depends on, besides the address. */
export const QUERY_VARIES_BY = "Accept, Accept-Encoding, Authorization";

/** Lets shared caches keep what Apollo Server answers to a visitor's query by GET (ADR-0032). */
export function sharedQueries(caching: SharedCaching): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ request, contextValue, response: { body, http } }) => {
          const isRead = request.http?.method === "GET" && contextValue.isVisitor;
          if (isRead && body.kind === "single" && !body.singleResult.errors && body.singleResult.data) {
            const { mustBeSeen } = contextValue.reads;
            http.headers.set("cache-control", mustBeSeen ? "no-store" : caching.headerOr("no-store"));
            http.headers.set("vary", QUERY_VARIES_BY);
          }
          return Promise.resolve();
        },
      }),
  };
}
