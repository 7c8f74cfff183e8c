import {
  getOperationAST,
  print,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { compile, type Run } from "./compiled-operations";

/** An operation of our own pages. */
interface OwnOperation {
  operation: OperationDefinitionNode;
  run: Run;
}

/**
 * The operations of our own pages: compiled at the first use and never evicted. A page's client creates new documents with
 * identical text for each rendering, so the text is the key. Their number is limited by the web's code.
 */
export class OwnOperations {
  private readonly byDocument = new WeakMap<DocumentNode, OwnOperation>();
  private readonly byText = new Map<string, OwnOperation>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The compiled operation of the document; throws if it has no operation, or it can't be compiled. */
  get(document: DocumentNode): OwnOperation {
    const known = this.byDocument.get(document);
    if (known) return known;
    const text = print(document);
    const own = this.byText.get(text) ?? this.compile(document);
    this.byText.set(text, own);
    this.byDocument.set(document, own);
    return own;
  }

  private compile(document: DocumentNode): OwnOperation {
    const operation = getOperationAST(document);
    const run = operation && compile(this.schema, document, operation);
    if (!run) throw new Error("a page's document has no operation that can be compiled");
    return { operation, run };
  }
}
