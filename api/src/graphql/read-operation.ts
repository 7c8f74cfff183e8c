import accepts from "accepts";
import type { FastifyRequest } from "fastify";
import { BadUserInput } from "../errors";
import { hashOf } from "./execution/operation-cache";

/** The operation in a request, with the field names of GraphQL over HTTP. */
export interface OperationRequest {
  query?: string | undefined;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
  extensions?: Record<string, unknown> | undefined;
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const invalid = (field: string, message: string) => new BadUserInput([{ field, message }]);

/** Reads an operation from an address; empty parameters count as missing. Throws BadUserInput for a parameter that can't be read. */
export function readAddress({ query: parameters }: FastifyRequest): OperationRequest {
  const read = (field: string): string | undefined => {
    const value = (parameters as Fields)[field] ?? "";
    if (typeof value === "string") return value === "" ? undefined : value;
    throw invalid(field, "must be given once");
  };
  return {
    query: read("query"),
    operationName: read("operationName"),
    variables: recordIn(read("variables"), "variables"),
    extensions: recordIn(read("extensions"), "extensions"),
  };
}

function recordIn(text: string | undefined, field: string): Fields | undefined {
  const value = text === undefined ? null : parsed(text);
  if (value === null || isRecord(value)) return value ?? undefined;
  throw invalid(field, "must be a JSON object");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an operation from a body; undefined for fields of other types, which Apollo Server refuses. */
export function readBody({ body }: FastifyRequest): OperationRequest | undefined {
  if (!isRecord(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  const areTexts = [query, operationName].every((text) => typeof (text ?? "") === "string");
  const areRecords = [variables, extensions].every((record) => isRecord(record ?? {}));
  return areTexts && areRecords ? body : undefined;
}

const HASH = /^[0-9a-f]{64}$/;

/** The hash of a persisted query. Throws BadUserInput for an invalid hash, or one that doesn't match the query's text. */
export function persistedHash({ query, extensions }: OperationRequest): string | undefined {
  const persisted = extensions?.persistedQuery ?? undefined;
  if (persisted === undefined) return undefined;
  const { version, sha256Hash } = isRecord(persisted) ? persisted : {};
  if (version !== 1 || typeof sha256Hash !== "string" || !HASH.test(sha256Hash))
    throw invalid(
      "extensions",
      "persistedQuery must have version 1 and a sha256Hash of 64 hexadecimal digits",
    );
  if (typeof query === "string" && hashOf(query) !== sha256Hash)
    throw invalid("extensions", "sha256Hash is not the SHA-256 of this query");
  return sha256Hash;
}

/** The media type of a response, chosen as Apollo Server does; undefined if the client accepts neither of the two. */
export function mediaTypeFor({ raw }: FastifyRequest): string | undefined {
  const type = accepts(raw).type(["application/json", "application/graphql-response+json"]);
  return typeof type === "string" ? `${type}; charset=utf-8` : undefined;
}
