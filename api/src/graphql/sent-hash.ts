import type { FastifyRequest } from "fastify";
import { rememberByText } from "../http/remember-by-text";
import { BadUserInput } from "../errors";
import { isRecord } from "./sent-operation";

/** A query that a client names by its hash. */
export interface SentHash {
  hash: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * The query that a GET names by its hash alone, as the protocol of persisted queries describes it. Undefined for every other
 * request. Throws BadUserInput if a parameter can't be read.
 */
export function readSentHash({ method, query: parameters }: FastifyRequest): SentHash | undefined {
  if (method === "POST") return undefined;
  const { query, operationName, variables, extensions } = parameters as Record<string, unknown>;
  if (query !== undefined || extensions === undefined) return undefined;
  const hash = hashIn(textOf(extensions, "extensions"));
  if (hash === undefined) return undefined;
  return {
    hash,
    operationName: operationName === undefined ? undefined : textOf(operationName, "operationName"),
    variables: variables === undefined ? {} : recordIn(textOf(variables, "variables"), "variables"),
  };
}

const invalid = (field: string, message: string) => new BadUserInput([{ field, message }]);

function textOf(parameter: unknown, field: string): string {
  if (typeof parameter !== "string") throw invalid(field, "must be given once");
  return parameter;
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

const hashIn = rememberByText((extensions) => {
  const { persistedQuery } = recordIn(extensions, "extensions");
  if (persistedQuery === undefined) return undefined;
  const { version, sha256Hash } = isRecord(persistedQuery) ? persistedQuery : {};
  if (version === 1 && typeof sha256Hash === "string" && HASH.test(sha256Hash)) return sha256Hash;
  throw invalid("extensions", "persistedQuery must have version 1 and a sha256Hash of 64 hexadecimal digits");
});
