import { ApolloClient, ApolloLink, type NormalizedCacheObject } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { createCache } from "./cache";
import { httpLink } from "./http-link";
import { mutationLink } from "./mutations";
import { reachabilityLink } from "./reachability";

/** The session's functions for the network link. */
export interface SessionCredentials {
  /** The access token, renewed if it has expired; null for an anonymous visitor. */
  getAccessToken: () => Promise<string | null>;
  /** The server rejected this token. */
  onUnauthorized: (accessToken?: string) => void;
  /** The server forbade a query or a mutation to the viewer of this token. */
  onForbidden: (accessToken: string | undefined, isRead: boolean) => void;
}

/** The link's additions to an operation's context. */
interface SentContext {
  anonymous?: boolean;
  accessToken?: string;
}

/** A link to the shop's endpoint. Operations with the context `{ anonymous: true }` are sent without a token. */
export function networkLink({ getAccessToken, onUnauthorized, onForbidden }: SessionCredentials): ApolloLink {
  const authorize = new SetContextLink(async ({ headers, anonymous }) => {
    const token = anonymous ? null : await getAccessToken();
    if (!token) return {};
    return { headers: { ...(headers as object), authorization: `Bearer ${token}` }, accessToken: token };
  });
  const refused = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors = [] }) => {
        const { anonymous, accessToken } = operation.getContext() as SentContext;
        const codes = errors.map(({ extensions }) => extensions?.code);
        if (anonymous) return;
        if (codes.includes("UNAUTHENTICATED")) onUnauthorized(accessToken);
        else if (codes.includes("FORBIDDEN"))
          onForbidden(accessToken, operation.operationType === OperationTypeNode.QUERY);
      }),
    ),
  );
  const watched = [reachabilityLink(), mutationLink()];
  return ApolloLink.from([refused, authorize, ...watched, httpLink()]);
}

interface ClientOptions {
  link: ApolloLink;
  /** The cache filled by the server for this page. */
  state?: NormalizedCacheObject;
}

/** An Apollo client: one per tab in the browser, one in all on the server. */
export function createClient({ link, state }: ClientOptions): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state);
  return new ApolloClient({ link, cache, devtools: { enabled: false } });
}
