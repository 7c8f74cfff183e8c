import { List } from "./list.ts";
import { methodsOf } from "./methods.ts";
import type { ImportReport } from "./openapi.generated.ts";
import { print } from "./print.ts";
import { type CallOptions, type ClientSettings, send, type Received } from "./send.ts";
import type { ListOf, Query, TypedDocument } from "./typed.ts";

/** Options of a REST call. */
export interface RestOptions extends CallOptions {
  body?: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

/** A client of one shop. It has no state, and any number of calls can run concurrently. */
export interface ShopClient extends ReturnType<typeof methodsOf> {
  query: Query;
  list: ListOf;
  /**
   * Sends a REST request; returns status, headers and text. A POST without an `idempotencyKey` is not repeated after a lost
   * response.
   */
  rest(method: string, path: string, options?: RestOptions): Promise<Received>;
  /** Imports products from a CSV file: all of them, or none. Requires WRITE_PRODUCTS. */
  importProducts(
    csv: string | Uint8Array<ArrayBuffer>,
    options?: { dryRun?: boolean },
  ): Promise<ImportReport>;
}

/** Creates a client of the shop at `url`. */
export function createClient(settings: ClientSettings): ShopClient {
  const query: Query = async (document, ...[variables, options]) => {
    const text = textOf(document);
    const received = await sendOperation(settings, text, variables, options);
    const { data } = JSON.parse(received.text) as { data: never };
    return data;
  };
  const list: ListOf = (document, ...[variables, options]) =>
    new List(async (after) => {
      const ofPage = { ...variables, ...(after && { after }) };
      return connectionOf(await query<object, object>(document as string, ofPage, options)) as never;
    });
  const rest: ShopClient["rest"] = (method, path, { body, contentType, idempotencyKey, signal } = {}) => {
    const headers = {
      ...(contentType && { "content-type": contentType }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    };
    const repeatable = method !== "POST" || idempotencyKey !== undefined;
    return send(settings, { path, method, headers, body, repeatable, signal });
  };
  const importProducts: ShopClient["importProducts"] = async (csv, { dryRun = false } = {}) => {
    const path = `/imports/products?dryRun=${dryRun}`;
    const { text } = await rest("POST", path, { body: csv, contentType: "text/csv" });
    return JSON.parse(text) as ImportReport;
  };
  return { ...methodsOf(query, list), query, list, rest, importProducts };
}

function textOf(document: TypedDocument<unknown, never> | string): string {
  const isText = typeof document === "string" || document instanceof String;
  return isText ? document.toString() : print(document as { kind: string });
}

function sendOperation(
  settings: ClientSettings,
  query: string,
  variables: unknown,
  { idempotencyKey = crypto.randomUUID(), signal }: CallOptions = {},
): Promise<Received> {
  const isMutation = /^\s*mutation\b|[}\n]\s*mutation\b/.test(query);
  const needsKey = isMutation && !hasOwnKey(variables);
  return send(settings, {
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json", ...(needsKey && { "idempotency-key": idempotencyKey }) },
    body: JSON.stringify({ query, variables }),
    repeatable: true,
    signal,
  });
}

/** Whether the input of an order has its own key, which the shop stores with the order. */
const hasOwnKey = (variables: unknown): boolean =>
  (variables as { input?: { idempotencyKey?: string } } | undefined)?.input?.idempotencyKey !== undefined;

function connectionOf(result: object): unknown {
  const found = (Object.values(result) as unknown[]).find(
    (field) => typeof field === "object" && field !== null && "pageInfo" in field,
  );
  if (!found)
    throw new TypeError("A list needs an operation that asks for nodes and pageInfo of a connection.");
  return found;
}
