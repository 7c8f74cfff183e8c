import type { FormattedExecutionResult } from "graphql";
import { LastAnswers, SharedAnswer } from "../../http/shared-answer";
import { SharedRuns } from "../../shared-runs";
import { temporaryRefusalOf } from "../http-status";
import type { SentOperation } from "./known-operations";

/** The result of a query, and its finished bytes once somebody needs them. */
export interface QueryAnswer {
  result: FormattedExecutionResult;
  bytes: () => SharedAnswer;
}

/**
 * Queries of visitors, read together by all who send the same text, name and variables at once (ADR-0032). Who is signed in never
 * shares: pass only queries that came without an access token.
 */
export class PublicQueries {
  private readonly runs = new SharedRuns<QueryAnswer>("graphql");
  private readonly last = new LastAnswers();

  /**
   * The answer of `execute`, or of its next run for the same query on the same replica; without one, on the primary. An error
   * without data goes to the caller whose query was executed: each of the others has theirs executed.
   */
  async run(
    sent: SentOperation,
    replica: string | undefined,
    execute: () => Promise<FormattedExecutionResult>,
  ): Promise<QueryAnswer> {
    const key = keyOf(sent);
    if (key === undefined) return resultOnly(await execute());
    let isOwn = false;
    const answer = await this.runs.run(`${replica ?? ""}\0${key}`, async () => {
      isOwn = true;
      const result = await execute();
      let bytes: SharedAnswer | undefined;
      return { result, bytes: () => (bytes ??= this.last.of(key, asText(result))) };
    });
    return isOwn || isForAll(answer.result) ? answer : resultOnly(await execute());
  }
}

/** Data, or that the shop can't answer now: reading again for each caller would only keep it busy. */
function isForAll(result: FormattedExecutionResult): boolean {
  return (result.data ?? null) !== null || temporaryRefusalOf(result) !== undefined;
}

/** The longest name and variables that are part of a key, in characters. */
const MAX_VARIABLES = 2_000;

/** The deepest variables that are part of a key: a filter, its attributes, one of them, its values. */
const MAX_DEPTH = 5;

/**
 * What equal queries have in common, and different ones never; undefined for a query that is not shared: its variables hold more
 * than a filter and a search, or what JSON can't write. A name that is missing is another question than an empty one.
 */
export function keyOf({ query, operationName, variables }: SentOperation): string | undefined {
  const values = variables ?? {};
  if (!isPlain(MAX_DEPTH, values)) return undefined;
  const asked = JSON.stringify([operationName ?? null, values]); // no JSON contains \0
  return asked.length <= MAX_VARIABLES ? `${asked}\0${query}` : undefined;
}

/** Of other objects, like dates, JSON writes something else. */
const PLAIN = new Set<unknown>([Object.prototype, Array.prototype, null]);

/**
 * Whether JSON writes a value as it is: `1e999` is read as Infinity and written as null, `-0` as 0. Of a
 * limited number of levels of objects and lists, because writing a deeper one might overflow the stack.
 */
function isPlain(levels: number, value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  const prototype: unknown = typeof value === "object" && Object.getPrototypeOf(value);
  if (levels === 0 || !PLAIN.has(prototype)) return false;
  return Object.values(value as object).every((inner) => isPlain(levels - 1, inner));
}

/** The answer to one caller alone. */
export function resultOnly(result: FormattedExecutionResult): QueryAnswer {
  return { result, bytes: () => new SharedAnswer(asText(result)) };
}

/** A result as Apollo Server writes it. */
function asText({ errors, data, extensions }: FormattedExecutionResult): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}
