import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { RequestContext } from "../context/context";
import { statusOf } from "../errors";

/** The codes whose HTTP status proxies and clients must see without reading the body. */
const TEMPORARY = ["RATE_LIMITED", "SERVICE_UNAVAILABLE"] as const;

/**
 * Gives an answer without data, or with nulls only, the HTTP status of its temporary refusal and `Retry-After`. If other
 * fields have data the status stays 200, as the GraphQL over HTTP specification says.
 */
export function temporaryStatus(): ApolloServerPlugin<RequestContext> {
  return { requestDidStart: () => Promise.resolve({ willSendResponse }) };
}

function willSendResponse({
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> {
  if (body.kind !== "single" || hasData(body.singleResult)) return Promise.resolve();
  for (const { extensions } of body.singleResult.errors ?? []) {
    const code = TEMPORARY.find((known) => known === extensions?.code);
    if (!code) continue;
    http.status = statusOf[code];
    http.headers.set("retry-after", String(extensions?.retryAfter));
    break;
  }
  return Promise.resolve();
}

function hasData({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
