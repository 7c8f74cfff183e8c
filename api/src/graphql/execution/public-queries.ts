import type { FormattedExecutionResult } from "graphql";
import { SharedAnswer, SharedAnswers } from "../../http/shared-answer";
import { temporaryRefusalOf } from "../response-head";
import type { SentOperation } from "./operation-cache";

/** The result of a query, with its bytes, which are created on demand. */
export interface QueryAnswer {
  result: FormattedExecutionResult;
  bytes: () => SharedAnswer;
}

/**
 * Shares executions between visitors' concurrent queries with identical text, name and variables (ADR-0032). Pass only queries
 * without an access token: signed-in users never share.
 */
export class PublicQueries {
  private readonly answers = new SharedAnswers<QueryAnswer>("graphql");

  /**
   * The result of `execute`, or of its next run for an identical query on the same replica; without a replica, on the primary. An
   * error without data is returned only to the caller that started the run; the queries of the other callers are executed
   * separately.
   */
  async run(
    sent: SentOperation,
    replica: string | undefined,
    execute: () => Promise<FormattedExecutionResult>,
  ): Promise<QueryAnswer> {
    const key = keyOf(sent);
    if (key === undefined) return resultOnly(await execute());
    let isOwn = false;
    const answer = await this.answers.share(key, replica, async () => {
      isOwn = true;
      const result = await execute();
      let bytes: SharedAnswer | undefined;
      return { result, bytes: () => (bytes ??= this.answers.keep(key, asText(result))) };
    });
    return isOwn || appliesToAllCallers(answer.result) ? answer : resultOnly(await execute());
  }
}

/**
 * Whether a result applies to all callers: it has data, or a temporary refusal, where executing again for each caller would only
 * add load.
 */
function appliesToAllCallers(result: FormattedExecutionResult): boolean {
  return (result.data ?? null) !== null || temporaryRefusalOf(result) !== undefined;
}

/** The longest name and variables in a key, in characters. */
const MAX_VARIABLES = 2_000;

/** The deepest variables in a key: a filter, its attributes, one attribute, its values. */
const MAX_DEPTH = 5;

/**
 * The key of a query: equal for equal queries, different otherwise; undefined for a query that can't be shared, because its
 * variables hold more than a filter and a search, or values that JSON can't represent. A missing operation name differs from an
 * empty one.
 */
export function keyOf({ query, operationName, variables }: SentOperation): string | undefined {
  const values = variables ?? {};
  if (!isPlain(MAX_DEPTH, values)) return undefined;
  const asked = JSON.stringify([operationName ?? null, values]); // no JSON contains \0
  return asked.length <= MAX_VARIABLES ? `${asked}\0${query}` : undefined;
}

/** JSON represents other objects, such as dates, differently. */
const PLAIN = new Set<unknown>([Object.prototype, Array.prototype, null]);

/**
 * Whether a value survives a round trip through JSON: `1e999` is read as Infinity and written as null, `-0` as 0. Checks a
 * limited number of levels, because serializing deeper values might overflow the stack.
 */
function isPlain(levels: number, value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  const prototype: unknown = typeof value === "object" && Object.getPrototypeOf(value);
  if (levels === 0 || !PLAIN.has(prototype)) return false;
  return Object.values(value as object).every((inner) => isPlain(levels - 1, inner));
}

/** An answer for a single caller. */
export function resultOnly(result: FormattedExecutionResult): QueryAnswer {
  return { result, bytes: () => new SharedAnswer(asText(result)) };
}

/** A result in Apollo Server's format. */
function asText({ errors, data, extensions }: FormattedExecutionResult): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}
