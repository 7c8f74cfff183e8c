import {
  executeSync,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import { fragmentsOf } from "./fragments";

/** The limits of the cache, in results and in their total characters. */
const BOUNDS = { max: 50, maxSize: 4_000_000 };

/** Answers introspection queries, which depend only on the schema: executed once, then answered from memory. */
export class Introspection {
  private readonly answers = new LRUCache<OperationDefinitionNode, ExecutionResult>(BOUNDS);

  constructor(private readonly schema: GraphQLSchema) {}

  /** The result of a validated operation that selects only introspection fields; undefined for any other. */
  answer(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variableValues: Record<string, unknown>,
  ): ExecutionResult | undefined {
    const known = this.answers.get(operation);
    if (known) return known;
    if (!isIntrospectionOnly(document, operation)) return undefined;
    const operationName = operation.name?.value;
    const answer = executeSync({ schema: this.schema, document, operationName, variableValues });
    if (!operation.variableDefinitions?.length)
      this.answers.set(operation, answer, { size: JSON.stringify(answer).length });
    return answer;
  }
}

/** Whether an operation selects only introspection fields. */
export function isIntrospectionOnly(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  return operation === OperationTypeNode.QUERY && selectsOnlyIntrospection(selectionSet, document);
}

function selectsOnlyIntrospection({ selections }: SelectionSetNode, document: DocumentNode): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value.startsWith("__");
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? fragmentsOf(document).get(selection.name.value) : selection;
    return fragment !== undefined && selectsOnlyIntrospection(fragment.selectionSet, document);
  });
}
