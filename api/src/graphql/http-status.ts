import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { RequestContext } from "../context/context";
import { statusOf } from "../errors";

/** The codes with an HTTP status that proxies and clients must see without reading the body. */
const TEMPORARY = ["RATE_LIMITED", "SERVICE_UNAVAILABLE"] as const;

/**
 * Gives a response without data, or only with nulls, the HTTP status of its temporary refusal and `Retry-After`. If
 * other fields have data the status stays 200, as the GraphQL over HTTP specification says.
 */
export function temporaryStatus(): ApolloServerPlugin<RequestContext> {
  return { requestDidStart: () => Promise.resolve({ willSendResponse }) };
}

function willSendResponse({
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> {
  const refusal = body.kind === "single" ? temporaryRefusalOf(body.singleResult) : undefined;
  if (refusal) {
    http.status = refusal.status;
    http.headers.set("retry-after", refusal.retryAfter);
  }
  return Promise.resolve();
}

/** The status and `Retry-After` of a result without data, or only with nulls, if a temporary refusal caused it. */
export function temporaryRefusalOf(
  result: FormattedExecutionResult,
): { status: number; retryAfter: string } | undefined {
  if (!result.errors || hasData(result)) return undefined;
  for (const { extensions } of result.errors) {
    const code = TEMPORARY.find((known) => known === extensions?.code);
    if (code) return { status: statusOf[code], retryAfter: String(extensions?.retryAfter) };
  }
  return undefined;
}

function hasData({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
