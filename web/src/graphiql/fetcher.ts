import type { GraphiQLProps } from "graphiql";
import type { ExecutionResult } from "graphql";
import type { Session } from "../features/session/store/session";
import type { Authorization } from "./authorization";

/** Sends operations to the shop with the current token; a rejected token ends the session. */
export function createFetcher(session: Session, authorization: Authorization): GraphiQLProps["fetcher"] {
  return async ({ query, variables, operationName }, { headers = {} } = {}) => {
    const isOwn = authorization.isIn(headers);
    const token = isOwn ? await session.getAccessToken() : null;
    const sent = isOwn ? authorization.set(headers, token) : headers;
    // right after a change of tabs, GraphiQL passes the former tab's name
    const isNamed = operationName && new RegExp(`(query|mutation)\\s+${operationName}\\b`).test(query);
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", ...sent },
      body: JSON.stringify({ query, variables: variables as unknown, ...(isNamed && { operationName }) }),
    });
    const answer = (await response.json()) as ExecutionResult;
    const refused = answer.errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (refused && token) session.handleUnauthorized(token);
    return answer;
  };
}
