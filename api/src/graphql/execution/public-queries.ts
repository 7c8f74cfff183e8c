import type { FormattedExecutionResult } from "graphql";
import { LastAnswers, SharedAnswer } from "../../http/shared-answer";
import { SharedRuns } from "../../shared-runs";
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

  /** The answer of `execute`, or of its next run for the same query on the same replica; without one, on the primary. */
  async run(
    sent: SentOperation,
    replica: string | undefined,
    execute: () => Promise<FormattedExecutionResult>,
  ): Promise<QueryAnswer> {
    const key = keyOf(sent);
    if (key === undefined) return resultOnly(await execute());
    return this.runs.run(replica === undefined ? key : `${key}\0${replica}`, async () => {
      const result = await execute();
      let bytes: SharedAnswer | undefined;
      return { result, bytes: () => (bytes ??= this.last.of(key, asText(result))) };
    });
  }
}

/** The longest text of variables that are part of a key, in characters. */
const MAX_VARIABLES = 2_000;

/** The deepest variables that are part of a key: a filter, its attributes, one of them, its values. */
const MAX_DEPTH = 5;

/** What is the same for equal queries; undefined if the variables hold more than a filter and a search. No valid operation contains \0. */
function keyOf({ query, operationName, variables }: SentOperation): string | undefined {
  if (!isWithin(MAX_DEPTH, variables)) return undefined;
  const values = JSON.stringify(variables ?? {});
  return values.length <= MAX_VARIABLES ? `${query}\0${operationName ?? ""}\0${values}` : undefined;
}

/** Whether a value holds no more than so many levels of objects and lists: writing a deeper one might overflow the stack. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}

/** The answer to one caller alone. */
export function resultOnly(result: FormattedExecutionResult): QueryAnswer {
  return { result, bytes: () => new SharedAnswer(asText(result)) };
}

/** A result as Apollo Server writes it. */
function asText({ errors, data, extensions }: FormattedExecutionResult): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}
