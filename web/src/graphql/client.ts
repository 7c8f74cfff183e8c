import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  Observable,
  type NormalizedCacheObject,
} from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";
import { OperationTypeNode, type DocumentNode, type FormattedExecutionResult } from "graphql";
import { createCache } from "./cache";
import { reachabilityLink } from "./reachability";

/** Executes one operation without a network: the schema, in the same process. */
export type Execute = (operation: {
  document: DocumentNode;
  variables: Record<string, unknown>;
}) => Promise<FormattedExecutionResult>;

/** Leads to a schema in the same process; `onErrors` is called for each answer that holds any. */
export function schemaLink(
  execute: Execute,
  onErrors: (result: FormattedExecutionResult) => void,
): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute({ document: query, variables }).then(
          (result) => {
            if (result.errors?.length) onErrors(result);
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/** What the network needs to know of the session. */
export interface SessionCredentials {
  /** The access token, renewed if it is about to end; null for an anonymous visitor. */
  getAccessToken: () => Promise<string | null>;
  /** The server did not believe this token. */
  onUnauthorized: (accessToken?: string) => void;
}

/** What `authorize` leaves behind in an operation's context. */
interface SentContext {
  anonymous?: boolean;
  accessToken?: string;
}

/** Leads to the shop's own endpoint. An operation with the context `{ anonymous: true }` goes without a token. */
export function networkLink({ getAccessToken, onUnauthorized }: SessionCredentials): ApolloLink {
  const authorize = new SetContextLink(async ({ headers, anonymous }) => {
    const token = anonymous ? null : await getAccessToken();
    if (!token) return {};
    return { headers: { ...(headers as object), authorization: `Bearer ${token}` }, accessToken: token };
  });
  const refused = new ErrorLink(({ error, operation }) => {
    const { anonymous, accessToken } = operation.getContext() as SentContext;
    if (anonymous || !CombinedGraphQLErrors.is(error)) return;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    // What a mutation is forbidden has words of its own where it is called (spec §8, make admin).
    const forbidden = operation.operationType === OperationTypeNode.QUERY && codes.includes("FORBIDDEN");
    if (forbidden || codes.includes("UNAUTHENTICATED")) onUnauthorized(accessToken);
  });
  return ApolloLink.from([refused, authorize, reachabilityLink(), new BaseHttpLink({ uri: "/graphql" })]);
}

interface ClientOptions {
  link: ApolloLink;
  /** What the server has already fetched for this page. */
  state?: NormalizedCacheObject;
  ssr?: boolean;
}

/** One client a page view: in the browser for as long as the tab lives, on the server for one rendering. */
export function createClient({ link, state, ssr = false }: ClientOptions): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    ssrMode: ssr,
    devtools: { enabled: false },
  });
}
