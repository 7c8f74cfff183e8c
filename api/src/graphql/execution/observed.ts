import type { FormattedExecutionResult, OperationDefinitionNode } from "graphql";
import { operationExecuted } from "../../observability/signals";
import { tracer } from "../../observability/tracer";

/** Limits names chosen by clients. */
const MAX_NAME = 100;

const nameOf = ({ name, operation }: OperationDefinitionNode) =>
  `${operation} ${name?.value ?? ""}`.trim().slice(0, MAX_NAME);

const attributesOf = ({ name, operation }: OperationDefinitionNode) => ({
  "graphql.operation.type": operation,
  ...(name && { "graphql.operation.name": name.value.slice(0, MAX_NAME) }),
});

/** Executes an operation as a step of its trace. Publishes its duration and errors, if there is a listener. */
export function observed(
  operation: OperationDefinitionNode,
  execute: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> {
  const work = operationExecuted.isObserved ? () => timed(operation, execute) : execute;
  const traced = tracer();
  return traced ? traced.step(nameOf(operation), attributesOf(operation), work) : work();
}

async function timed(
  { name, operation: kind }: OperationDefinitionNode,
  execute: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> {
  const since = performance.now();
  const result = await execute();
  const seconds = (performance.now() - since) / 1_000;
  const codes = (result.errors ?? []).map(({ extensions }) => String(extensions?.code));
  operationExecuted.publish({ name: name?.value, kind, seconds, codes });
  return result;
}
