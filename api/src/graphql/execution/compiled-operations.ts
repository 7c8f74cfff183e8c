import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { BoundedCache } from "../../bounded-cache";
import { operationSize } from "../limits/operation-size";

/** An operation as a function. */
export type Run = CompiledQuery["query"];

/** How much is kept compiled, in operations and in selections of all of them; a selection takes some 10 KB. */
const BOUNDS = { entries: 300, size: 4_000 };

/** A larger operation isn't compiled: that takes longer than it saves. */
const MAX_SELECTIONS = 100;

/** Clients' operations, compiled at their second use, because many are used only once. */
export class CompiledOperations {
  private readonly usedOnce = new WeakSet<OperationDefinitionNode>();
  private readonly compiled = new BoundedCache<OperationDefinitionNode, Run>(BOUNDS);

  constructor(private readonly schema: GraphQLSchema) {}

  /** How many operations are kept compiled. */
  get count(): number {
    return this.compiled.count;
  }

  /** The operation of a validated document as a function; undefined where it is not worth compiling (yet). */
  find(document: DocumentNode, operation: OperationDefinitionNode): Run | undefined {
    const known = this.compiled.get(operation);
    if (known) return known;
    if (!this.usedOnce.has(operation)) {
      this.usedOnce.add(operation);
      return undefined;
    }
    const { selections } = operationSize(document, operation);
    if (selections > MAX_SELECTIONS) return undefined;
    this.usedOnce.delete(operation); // once evicted, its next use counts as the first
    const run = compile(this.schema, document, operation);
    if (run) this.compiled.set(operation, run, selections);
    return run;
  }
}

/** Compiles an operation; undefined where graphql-jit can't. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
): Run | undefined {
  const compiled = compileQuery(schema, document, name?.value, { disableLeafSerialization: false });
  return isCompiledQuery(compiled) ? compiled.query : undefined;
}
