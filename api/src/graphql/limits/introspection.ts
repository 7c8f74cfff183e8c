import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fragmentsOf } from "./operation-size";

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
