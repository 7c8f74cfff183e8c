import accepts from "accepts";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { cacheByText } from "../http/cache-by-text";
import type { SentOperation } from "./execution/known-operations";

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The operation in a body, following GraphQL over HTTP. Undefined for everything else, which Apollo Server reads or refuses: other
 * methods, batches, extensions, wrong types.
 */
export function readSent({ method, body }: FastifyRequest): SentOperation | undefined {
  if (method !== "POST" || !isRecord(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== "string" || (extensions ?? undefined) !== undefined) return undefined;
  if (typeof (operationName ?? "") !== "string" || !isRecord(variables ?? {})) return undefined;
  return { query, operationName, variables } as SentOperation;
}

const JSON_TYPE = "application/json";
const RESPONSE_TYPE = "application/graphql-response+json";

/** The media type of a response, chosen as Apollo Server does; undefined if the client accepts neither of the two. */
export function mediaTypeFor({ headers: { accept } }: FastifyRequest): string | undefined {
  return accept === undefined ? withCharset(JSON_TYPE) : bestTypeIn(accept);
}

const withCharset = (type: string) => `${type}; charset=utf-8`;

const bestTypeIn = cacheByText((accept) => {
  const type = accepts({ headers: { accept } } as IncomingMessage).type([JSON_TYPE, RESPONSE_TYPE]);
  return typeof type === "string" ? withCharset(type) : undefined;
});
