import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";

/** The limits of the cache, in texts and in characters. The documents themselves belong to Apollo's store. */
const BOUNDS = { max: 500, maxSize: 200_000 };

/** What a client sent, as GraphQL over HTTP names it. */
export interface SentOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A parsed and valid document, and the operation in it that was asked for; undefined if there is none of that name. */
export interface ValidDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode | undefined;
}

/** An operation of a valid document. */
export interface KnownOperation extends ValidDocument {
  operation: OperationDefinitionNode;
}

/** Operations that Apollo Server has validated before, by their text: they are executed without parsing them again (ADR-0032). */
export class KnownOperations {
  private readonly byText = new LRUCache<string, Map<string | null, KnownOperation>>(BOUNDS);

  /** The operation of a text and name; undefined if it is unknown, and so perhaps invalid. */
  find({ query, operationName }: SentOperation): KnownOperation | undefined {
    return this.byText.get(query)?.get(operationName ?? null);
  }

  /** Remembers the operation of a valid document, if it has one of that name. */
  remember({ query, operationName }: SentOperation, { document, operation }: ValidDocument): void {
    if (!operation) return;
    const named = this.byText.get(query) ?? new Map<string | null, KnownOperation>();
    named.set(operationName ?? null, { document, operation });
    this.byText.set(query, named, { size: query.length });
  }
}
