import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";

/** The limits of the cache, in texts and in characters. The documents themselves are in Apollo's store. */
const BOUNDS = { max: 500, maxSize: 200_000 };

/** An operation as sent by a client, with the field names of GraphQL over HTTP. */
export interface SentOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A parsed and valid document, and its requested operation; undefined if no operation has the requested name. */
export interface ValidDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode | undefined;
}

/** An operation of a valid document. */
export interface KnownOperation extends ValidDocument {
  operation: OperationDefinitionNode;
}

/** Operations that Apollo Server has validated before, by their text. They are executed without being parsed again (ADR-0032). */
export class KnownOperations {
  private readonly byText = new LRUCache<string, Map<string | null, KnownOperation>>(BOUNDS);

  /** The operation with this text and name; undefined if it is unknown, and may be invalid. */
  find({ query, operationName }: SentOperation): KnownOperation | undefined {
    return this.byText.get(query)?.get(operationName ?? null);
  }

  /** Stores the requested operation of a valid document, if it exists. */
  remember({ query, operationName }: SentOperation, { document, operation }: ValidDocument): void {
    if (!operation) return;
    const named = this.byText.get(query) ?? new Map<string | null, KnownOperation>();
    named.set(operationName ?? null, { document, operation });
    this.byText.set(query, named, { size: query.length });
  }
}
