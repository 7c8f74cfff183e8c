import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { operationSize } from "../limits/operation-size";

/** A compiled operation. */
export type Run = CompiledQuery["query"];

/** The limits of the cache, in operations and in their total selections; a selection takes about 10 KB. */
const BOUNDS = { max: 300, maxSize: 4_000 };

/** Larger operations aren't compiled, because compiling takes longer than it saves. */
const MAX_SELECTIONS = 100;

/** Clients' operations, compiled at their second use, because many are used only once. */
export class CompiledOperations {
  private readonly usedOnce = new WeakSet<OperationDefinitionNode>();
  private readonly compiled = new LRUCache<OperationDefinitionNode, Run>(BOUNDS);

  constructor(private readonly schema: GraphQLSchema) {}

  /** The number of cached operations. */
  get count(): number {
    return this.compiled.size;
  }

  /** The compiled operation of a validated document; undefined if it is too large or used for the first time. */
  find(document: DocumentNode, operation: OperationDefinitionNode): Run | undefined {
    const known = this.compiled.get(operation);
    if (known) return known;
    if (!this.usedOnce.has(operation)) {
      this.usedOnce.add(operation);
      return undefined;
    }
    const { selections } = operationSize(document, operation);
    if (selections > MAX_SELECTIONS) return undefined;
    this.usedOnce.delete(operation); // after its eviction, the next use counts as the first
    const run = compile(this.schema, document, operation);
    if (run) this.compiled.set(operation, run, { size: selections });
    return run;
  }
}

/** Compiles an operation; undefined if graphql-jit can't. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
): Run | undefined {
  const compiled = compileQuery(schema, document, name?.value, { disableLeafSerialization: false });
  return isCompiledQuery(compiled) ? compiled.query : undefined;
}
