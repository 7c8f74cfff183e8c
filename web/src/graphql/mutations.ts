import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";

const listeners = new Set<() => void>();

/** Calls `listener` whenever the server has carried out a mutation; returns the function that unsubscribes it. */
export function onMutation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes everything on, and notifies the listeners of {@link onMutation}. */
export function mutationLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answers;
    return answers.pipe(tap({ complete: () => listeners.forEach((listener) => listener()) }));
  });
}
