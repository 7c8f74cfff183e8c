import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";

const listeners = new Set<() => void>();

/** Calls `listener` after each mutation on the server; returns a function that unsubscribes it. */
export function onMutation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A link that notifies the listeners of {@link onMutation}. */
export function mutationLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answers;
    return answers.pipe(tap({ complete: () => listeners.forEach((listener) => listener()) }));
  });
}
