import { createHash } from "node:crypto";
import {
  execute,
  executeSync,
  getOperationAST,
  Kind,
  parse,
  print,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../context/context";
import { BadUserInput } from "../../errors";
import { isIntrospectionOnly } from "../limits/introspection";
import { chargeOf, type Charge } from "../limits/operation-cost";
import { operationSize } from "../limits/operation-size";

type Variables = Readonly<Record<string, unknown>>;

/** Approximate memory of an operation's parts, in bytes. */
const BYTES = { perCharacter: 100, perSelection: 10_000, perIntrospection: 2_000_000 };

/** Limits for documents used once, in entries and bytes. */
const USED_ONCE = { max: 500, maxSize: 10_000_000 };

/** Limits for documents used repeatedly, with their compiled operations. */
const USED_AGAIN = { max: 500, maxSize: 60_000_000 };

/** Larger operations aren't compiled, because compiling takes longer than it saves. */
const MAX_SELECTIONS = 100;

/** An operation of a valid document. Its fixed cost, its executor and the result of an introspection are determined once. */
export class KnownOperation {
  private uses = 0;
  private charge: Charge | undefined;
  private compiled: CompiledQuery["query"] | null | undefined;
  private introspected: ExecutionResult | undefined;
  private readonly isIntrospection: boolean;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
    /** Whether our own pages use it. */
    readonly isOwn: boolean,
  ) {
    this.isIntrospection = isIntrospectionOnly(document, operation);
  }

  get text(): string {
    return this.document.loc?.source.body ?? print(this.document);
  }

  get isCompiled(): boolean {
    return Boolean(this.compiled);
  }

  /** The cost of the operation with these variables. */
  chargeFor(variables: Variables): Charge {
    if (this.charge) return this.charge;
    const charge = chargeOf(this.schema, this.document, this.operation, variables);
    if (charge.fixed) this.charge = charge;
    return charge;
  }

  /**
   * Executes the operation. Clients' operations are compiled at their second use, because many are used only once. Introspection depends
   * only on the schema: from the second use, its result comes from memory.
   */
  run(coerced: Variables, ctx: RequestContext): ExecutionResult | Promise<ExecutionResult> {
    this.uses += 1;
    const isRepeated = this.isOwn || this.uses > 1;
    if (this.isIntrospection) return isRepeated ? this.introspectOnce(coerced) : this.introspect(coerced);
    if (isRepeated && this.compiled === undefined) this.compiled = this.compile();
    if (this.compiled) return this.compiled(undefined, ctx, coerced);
    return execute({ ...this.executed(coerced), contextValue: ctx });
  }

  private executed(variableValues: Variables) {
    const { schema, document, operation } = this;
    return { schema, document, operationName: operation.name?.value, variableValues };
  }

  private introspect(coerced: Variables): ExecutionResult {
    return executeSync(this.executed(coerced));
  }

  private introspectOnce(coerced: Variables): ExecutionResult {
    if (this.operation.variableDefinitions?.length) return this.introspect(coerced);
    return (this.introspected ??= this.introspect(coerced));
  }

  /** Null if the operation is too large, or graphql-jit can't compile it. */
  private compile(): CompiledQuery["query"] | null {
    const { schema, document, operation } = this;
    if (!this.isOwn && operationSize(document, operation).selections > MAX_SELECTIONS) return null;
    const compiled = compileQuery(schema, document, operation.name?.value, {
      disableLeafSerialization: false,
    });
    return isCompiledQuery(compiled) ? compiled.query : null;
  }
}

/** An operation as sent by a client, with the field names of GraphQL over HTTP. */
export interface SentOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** The hash of a text, as in Apollo's protocol of persisted queries. */
export const hashOf = (text: string) => hashes.memo(text);

/** The hashes of recent texts: hashing a text again costs more than finding its operation. */
const hashes = new LRUCache<string, string>({
  max: 500,
  maxSize: 1_000_000,
  sizeCalculation: (_, text) => Math.max(1, text.length),
  memoMethod: (text) => createHash("sha256").update(text).digest("hex"),
});

/**
 * The operations that this process knows, by the SHA-256 of their text. Apollo Server parses and validates each text that the cache doesn't
 * have, and stores its document here; known operations skip Apollo Server, whether a client sends their text or their hash (ADR-0013).
 *
 * Strangers may fill the cache, so that its entries and bytes are limited. Documents used again move to a separate part: a flood of new
 * operations evicts only other new ones. The queries of our own pages are never evicted; clients can't add any.
 */
export class OperationCache {
  private readonly own = new Map<string, DocumentNode>();
  private readonly ownByDocument = new WeakMap<DocumentNode, KnownOperation>();
  private readonly usedOnce = new LRUCache<string, DocumentNode>(USED_ONCE);
  private readonly usedAgain = new LRUCache<string, DocumentNode>(USED_AGAIN);
  private readonly operations = new WeakMap<OperationDefinitionNode, KnownOperation>();

  /** `manifest` maps the hashes of our pages' queries to their texts, as written by the code generator. */
  constructor(
    private readonly schema: GraphQLSchema,
    manifest: Readonly<Record<string, string>> = {},
  ) {
    for (const [hash, text] of Object.entries(manifest)) this.addOwn(hash, parse(text));
  }

  /** The number of documents of clients. */
  get count(): number {
    return this.usedOnce.size + this.usedAgain.size;
  }

  /**
   * The operation with this text or hash, and this name; undefined if its document is unknown, and may be invalid. Throws BadUserInput if the
   * document has no such operation.
   */
  find(
    { query, hash }: { query?: string | undefined; hash?: string | undefined },
    name?: string | null,
  ): KnownOperation | undefined {
    const document = this.documentOf(hash ?? hashOf(query ?? ""));
    return document && this.operationOf(document, name);
  }

  /** The operation with this name in a valid document; throws BadUserInput if there is none. */
  operationOf(document: DocumentNode, name?: string | null): KnownOperation {
    const operation = getOperationAST(document, name);
    if (!operation) {
      const message = name
        ? "is not the name of an operation in the query"
        : "must name one of the operations";
      throw new BadUserInput([{ field: "operationName", message }]);
    }
    return this.operations.get(operation) ?? this.addOperation(document, operation, false);
  }

  /** The operation of a document of our own pages. Their client creates new documents with identical text for each rendering. */
  ofPage(document: DocumentNode): KnownOperation {
    const known = this.ownByDocument.get(document);
    if (known) return known;
    const hash = hashOf(print(document));
    const operation = this.operationOf(this.own.get(hash) ?? this.addOwn(hash, document));
    this.ownByDocument.set(document, operation);
    return operation;
  }

  /** Apollo Server's store of valid documents. Its keys end with the hash. */
  get documentStore() {
    return {
      get: (key: string) => Promise.resolve(this.documentOf(hashIn(key))),
      set: (key: string, document: DocumentNode) => {
        this.usedOnce.set(hashIn(key), document, { size: lengthOf(document) * BYTES.perCharacter });
        return Promise.resolve();
      },
      delete: () => Promise.resolve(),
    };
  }

  /** Apollo Server's store of texts by their hash: those of the documents. */
  get persistedQueries() {
    const done = () => Promise.resolve();
    const get = (key: string) => Promise.resolve(this.documentOf(hashIn(key))?.loc?.source.body);
    return { get, set: done, delete: done };
  }

  private documentOf(hash: string): DocumentNode | undefined {
    return this.own.get(hash) ?? this.usedAgain.get(hash) ?? this.promote(hash);
  }

  private promote(hash: string): DocumentNode | undefined {
    const document = this.usedOnce.get(hash);
    if (!document) return undefined;
    this.usedOnce.delete(hash);
    this.usedAgain.set(hash, document, { size: bytesOf(document) });
    return document;
  }

  private addOwn(hash: string, document: DocumentNode): DocumentNode {
    this.own.set(hash, document);
    const operation = getOperationAST(document);
    if (operation) this.addOperation(document, operation, true);
    return document;
  }

  private addOperation(document: DocumentNode, operation: OperationDefinitionNode, isOwn: boolean) {
    const known = new KnownOperation(this.schema, document, operation, isOwn);
    this.operations.set(operation, known);
    return known;
  }
}

/** The hash at the end of a key of Apollo Server, which begins with a prefix. */
const hashIn = (key: string) => key.slice(key.lastIndexOf(":") + 1);

const lengthOf = ({ loc }: DocumentNode) => loc?.source.body.length ?? 1;

/** The memory of a document, with all its operations compiled, or their introspection stored. */
function bytesOf(document: DocumentNode): number {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const executors = operations.map((operation) => {
    if (isIntrospectionOnly(document, operation)) return BYTES.perIntrospection;
    const { selections } = operationSize(document, operation);
    return selections > MAX_SELECTIONS ? 0 : selections * BYTES.perSelection;
  });
  return executors.reduce((sum, bytes) => sum + bytes, lengthOf(document) * BYTES.perCharacter);
}
