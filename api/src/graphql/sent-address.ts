import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { cacheByText } from "../http/cache-by-text";
import { BadUserInput } from "../errors";
import { isRecord } from "./sent-operation";

/** The query in the address of a GET: its text, its hash, or both. */
export interface SentAddress {
  query: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * Reads the query in an address, following GraphQL over HTTP and the protocol of persisted queries; empty parameters count
 * as missing. Throws BadUserInput if a parameter can't be read, or the hash doesn't match the text.
 */
export function readAddress({ query: parameters }: FastifyRequest): SentAddress {
  const sent = parameters as Record<string, unknown>;
  const read = (field: string) => (sent[field] === "" ? undefined : textOf(sent[field], field));
  const [query, operationName, variables] = [read("query"), read("operationName"), read("variables")];
  const extensions = read("extensions");
  const hash = extensions === undefined ? undefined : hashIn(extensions);
  if (hash !== undefined && query !== undefined) checkHash(query, hash);
  return {
    query,
    hash,
    operationName,
    variables: variables === undefined ? {} : recordIn(variables, "variables"),
  };
}

/** The query string of the address, for Apollo Server. */
export function searchOf({ query, hash, operationName, variables }: SentAddress): string {
  const search = new URLSearchParams({ variables: JSON.stringify(variables) });
  if (query !== undefined) search.set("query", query);
  if (operationName !== undefined) search.set("operationName", operationName);
  const persistedQuery = { version: 1, sha256Hash: hash };
  if (hash !== undefined) search.set("extensions", JSON.stringify({ persistedQuery }));
  return `?${search.toString()}`;
}

/** Throws BadUserInput if a body contains an invalid hash, or one that doesn't match its query's text. */
export function checkPersisted(body: unknown): void {
  if (!isRecord(body) || !isRecord(body.extensions)) return;
  const hash = persistedIn(body.extensions);
  if (hash !== undefined && typeof body.query === "string") checkHash(body.query, hash);
}

function checkHash(text: string, hash: string): void {
  if (createHash("sha256").update(text).digest("hex") !== hash)
    throw invalid("extensions", "sha256Hash is not the SHA-256 of this query");
}

const invalid = (field: string, message: string) => new BadUserInput([{ field, message }]);

function textOf(parameter: unknown, field: string): string | undefined {
  if (parameter === undefined || typeof parameter === "string") return parameter;
  throw invalid(field, "must be given once");
}

function recordIn(text: string, field: string): Record<string, unknown> {
  const value = parsed(text);
  if (value === null) return {};
  if (!isRecord(value)) throw invalid(field, "must be a JSON object");
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const HASH = /^[0-9a-f]{64}$/;

const hashIn = cacheByText((extensions) => persistedIn(recordIn(extensions, "extensions")));

function persistedIn({ persistedQuery }: Record<string, unknown>): string | undefined {
  if ((persistedQuery ?? undefined) === undefined) return undefined;
  const { version, sha256Hash } = isRecord(persistedQuery) ? persistedQuery : {};
  if (version === 1 && typeof sha256Hash === "string" && HASH.test(sha256Hash)) return sha256Hash;
  throw invalid("extensions", "persistedQuery must have version 1 and a sha256Hash of 64 hexadecimal digits");
}
