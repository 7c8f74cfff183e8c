import { GraphQLError, OperationTypeNode, type GraphQLFormattedError, type ValidationRule } from "graphql";
import type { CallerLimits } from "../../context/caller-limits";
import { BadUserInput, DomainError } from "../../errors";
import { MASKED_MESSAGE, type Report } from "../format-error";
import type { Charge } from "./operation-cost";
import { definitionSizes, type OperationSize } from "./operation-size";

/** The maximum size of an operation. GraphiQL's introspection has 240 selections in 15 levels, our pages 26 in 4. */
const MAX_SIZE: OperationSize = { selections: 500, depth: 20, aliases: 100, directives: 50, rootFields: 20 };

/** The maximum cost of an operation in points. The introspection costs 6,450, our largest page 9,870. */
const MAX_COST = 10_000;

/** Operations above this cost are expensive regardless of their fields: of our pages, the long lists of orders and of groups. */
const EXPENSIVE_COST = 3_000;

const UNITS: Record<keyof OperationSize, string> = {
  selections: "selections, with each fragment counted wherever it is spread",
  depth: "levels of fields",
  aliases: "aliases",
  directives: "directives",
  rootFields: "fields at the top",
};

/**
 * A validation rule that refuses a document with an oversized operation or fragment. It comes after the specified rules in the list,
 * but acts on entering the document: it removes the document from the traversal, so that no other rule processes it.
 */
export const limitOperationSize: ValidationRule = (context) => ({
  Document: (document) => {
    const messages = definitionSizes(document).flatMap(excessOf);
    if (messages.length === 0) return undefined;
    context.reportError(refusalOf(new BadUserInput([{ field: "query", message: messages[0] as string }])));
    return null;
  },
});

/** A validation rule that refuses subscriptions, which graphql-js refuses only during execution. */
export const refuseSubscriptions: ValidationRule = (context) => ({
  OperationDefinition: ({ operation }) => {
    if (operation !== OperationTypeNode.SUBSCRIPTION) return;
    const message =
      "is a subscription, and the shop has none: ask for what has changed with `updatedSince`, or add a webhook";
    context.reportError(refusalOf(new BadUserInput([{ field: "query", message }])));
  },
});

function excessOf(size: OperationSize): string[] {
  const names = Object.keys(MAX_SIZE) as (keyof OperationSize)[];
  return names
    .filter((name) => size[name] > MAX_SIZE[name])
    .map((name) => `has ${inWords(size[name])} ${UNITS[name]}; at most ${MAX_SIZE[name]} are allowed`);
}

/** Nested fragments can produce numbers too long to print. */
function inWords(count: number): string {
  return count > 1_000_000 ? "more than a million" : String(count);
}

/** The cost of an operation as shown to the client. */
export function presentCost({ cost, searches }: Charge): Record<string, number> {
  return { points: cost, maximum: MAX_COST, searches };
}

/**
 * Charges the caller; throws BadUserInput for an operation above the maximum, and RateLimited if the caller has too few points left.
 */
export async function charge(
  limits: CallerLimits,
  { cost, searches, codesIn }: Charge,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (cost > MAX_COST) {
    const message = `costs up to ${cost} points; at most ${MAX_COST} are allowed: ask for shorter lists`;
    throw new BadUserInput([{ field: "query", message }]);
  }
  await limits.consume("api", cost);
  if (searches > 0) await limits.consume("search", searches);
  const codes = codesIn(variables);
  if (codes > 0) await limits.consume("discountCode", codes);
}

/** Whether the number of concurrent operations like this one is limited per caller. */
export const isExpensive = ({ cost, searches }: Charge) => searches > 0 || cost > EXPENSIVE_COST;

/** A refusal of the whole operation, with the HTTP status of its code. */
export function refusalOf(error: DomainError): GraphQLError {
  const { message, code, details, status } = error;
  return new GraphQLError(message, {
    originalError: error,
    extensions: { ...details, code, http: { status } },
  });
}

/**
 * Formats errors from before the execution. A refusal keeps its code, which Apollo Server replaces for every failed
 * validation; an unexpected error is reported and masked.
 */
export function requestErrorFormat(report: Report) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const { code } = formatted.extensions ?? {};
    if (cause instanceof DomainError)
      return { ...formatted, extensions: { ...formatted.extensions, code: cause.code } };
    if (code !== "INTERNAL_SERVER_ERROR") return { ...formatted, message: withAdvice(formatted.message) };
    report(cause, null);
    return { message: MASKED_MESSAGE, extensions: { code } };
  };
}

/** Alternatives to directives that the shop doesn't support. */
const ADVICE: Record<string, string> = {
  defer: "Ask for that part in a query of its own.",
  stream: "Ask for the list page by page, with `first` and `after`.",
};
const OTHER_DIRECTIVE = "The shop knows @include and @skip; a client's own are removed before it sends.";

/** The advice for a list that can't be paged backwards, or not with these arguments. */
const FORWARDS =
  "Page forwards, with `first` and `after`; a list that has the argument `before` goes back with `first` and `before`.";

/** The message, with advice if a directive or a page's argument is unknown. */
function withAdvice(message: string): string {
  if (/^Unknown argument "(last|before)" on field/.test(message)) return `${message} ${FORWARDS}`;
  const [, directive] = /^Unknown directive "@(\w+)"\.$/.exec(message) ?? [];
  return directive === undefined ? message : `${message} ${ADVICE[directive] ?? OTHER_DIRECTIVE}`;
}
