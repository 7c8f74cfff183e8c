import {
  BREAK,
  Kind,
  visit,
  type DocumentNode,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
} from "graphql";
import type { RequestContext } from "../../context/context";
import { statusOf } from "../../errors";
import { answerOnce, type Judgement } from "../../http/idempotency/answer-once";
import type { KnownOperation, SentOperation } from "./operation-cache";

/** Executes a mutation; once for each `Idempotency-Key`, which applies to the operation as a whole. */
export function executeChange(
  { query, operationName, variables }: SentOperation,
  { document, operation }: KnownOperation,
  ctx: RequestContext,
  run: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> {
  const content = [query, operationName ?? null, variables ?? {}];
  const judge = ({ errors = [] }: FormattedExecutionResult): Judgement => {
    if (isOneField(operation) && errors.length > 0) {
      const codes = errors.map(({ path = [], extensions }) => (path.length > 1 ? null : extensions?.code));
      if (codes.every(isRefusal)) return "refused";
      if (codes.every((code) => code !== null)) return "unknown";
    }
    return selectsSecret(document) ? "secret" : "answered";
  };
  return answerOnce(ctx, { content, run, judge });
}

/** With several fields, the first may succeed and the second be refused. */
const isOneField = ({ selectionSet: { selections } }: OperationDefinitionNode) =>
  selections.length === 1 && selections[0]?.kind === Kind.FIELD;

const FAULTS: unknown[] = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"];

const isRefusal = (code: unknown) => !FAULTS.includes(code) && String(code) in statusOf;

/** Secret fields. Their values are never stored. */
const SECRETS = ["secret", "accessToken"];

function selectsSecret(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name }) => (SECRETS.includes(name.value) ? ((found = true), BREAK) : undefined),
  });
  return found;
}
