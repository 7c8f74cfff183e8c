import { ApolloLink, Observable, ServerError } from "@apollo/client";
import { OperationTypeNode, print, type DocumentNode } from "graphql";
import { from } from "rxjs";
import { inTime } from "./in-time";

const ENDPOINT = "/graphql";

/** Responses of the first type are GraphQL with any status; those of the second type only if successful. */
const ACCEPT = "application/graphql-response+json,application/json;q=0.9";

/** The maximum length of a URL; longer queries are sent in a body. */
const MAX_ADDRESS = 2_000;

/** A document from the code generator: with a hash if visitors may send it. */
type Persisted = DocumentNode & { __meta__?: { hash: string } };

/** The context added by the links before. */
interface SentContext {
  headers?: Record<string, string>;
  accessToken?: string;
}

/**
 * Sends operations to the shop. Queries of visitors use GET and a hash, so that caches may store the responses
 * (ADR-0013); other operations, and hashes unknown to the server, are sent as text by POST.
 */
export function httpLink(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const request = (signal: AbortSignal) => send(operation, signal);
        // a mutation may take longer
        const answered =
          operation.operationType === OperationTypeNode.QUERY
            ? inTime(request, controller)
            : request(controller.signal);
        from(answered).subscribe(observer);
        return () => controller.abort();
      }),
  );
}

async function send(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const address = addressOf(operation);
  if (address && address.length <= MAX_ADDRESS) {
    const answer = await read(await fetch(address, { headers: { accept: ACCEPT }, signal }));
    if (!isUnknown(answer)) return answer;
  }
  const { operationName, variables, query } = operation;
  const { headers } = operation.getContext() as SentContext;
  const sent = await fetch(ENDPOINT, {
    method: "POST",
    headers: { accept: ACCEPT, "content-type": "application/json", ...headers },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
    signal,
  });
  return read(sent);
}

/** The URL of a visitor's query with a hash; undefined for all other operations. */
function addressOf({
  query,
  operationName,
  variables,
  getContext,
}: ApolloLink.Operation): string | undefined {
  const { hash } = (query as Persisted).__meta__ ?? {};
  if (!hash || (getContext() as SentContext).accessToken) return undefined;
  const parameters = {
    operationName: operationName ?? "",
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  };
  return `${ENDPOINT}?${new URLSearchParams(parameters).toString()}`;
}

/** Whether the server doesn't know the hash: during a roll-out it may be older or newer than this page. */
const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => /^PERSISTED_QUERY/.test(String(extensions?.code)));

/** The GraphQL result of a response; throws ServerError if there is none, as from a proxy that can't reach the shop. */
async function read(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  const type = response.headers.get("content-type");
  if (response.ok || type?.startsWith("application/graphql-response+json")) {
    const answer = parsed(bodyText);
    if (answer?.data !== undefined || answer?.errors) return answer;
  }
  throw new ServerError(`The shop answered ${response.status}.`, { response, bodyText });
}

function parsed(text: string): ApolloLink.Result | null {
  try {
    return JSON.parse(text) as ApolloLink.Result | null;
  } catch {
    return null;
  }
}
