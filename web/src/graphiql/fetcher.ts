import type { GraphiQLProvider } from "graphiql";
import { Kind, parse, type ExecutionResult } from "graphql";
import type { ComponentProps } from "react";
import type { Session } from "../features/session/store/session";
import type { Authorization } from "./authorization";

type Fetcher = ComponentProps<typeof GraphiQLProvider>["fetcher"];

/** Sends operations to the shop with the current token; a rejected token ends the session. */
export function createFetcher(session: Session, authorization: Authorization): Fetcher {
  return async ({ query, variables, operationName }, { headers = {} } = {}) => {
    const sent = await authorization.renew(headers, session.getAccessToken);
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", ...sent.headers },
      body: JSON.stringify({
        query,
        variables: variables as unknown,
        ...(isOneOfSeveral(query) && { operationName }),
      }),
    });
    const answer = (await response.json()) as ExecutionResult;
    const refused = answer.errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (refused && sent.token) session.handleUnauthorized(sent.token);
    return answer;
  };
}

/** Only then is `operationName` needed. Right after a change of tabs, GraphiQL passes the former tab's name. */
function isOneOfSeveral(query: string): boolean {
  try {
    return parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1;
  } catch {
    return false; // the server explains the syntax error
  }
}
