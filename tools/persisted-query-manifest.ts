import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import {
  buildSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from "graphql";

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

type Directed = { directives?: readonly DirectiveNode[] };

const has = (directive: string, { directives = [] }: Directed) =>
  directives.some(({ name }) => name.value === directive);

/** The document as Apollo Client sends it: without what only the client knows, and with the type's name in each selection. */
function asSent(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field: (field) => (has("client", field) ? null : undefined),
    Directive: ({ name }) => (name.value === "connection" ? null : undefined),
    SelectionSet: {
      leave: (node, _key, parent) =>
        (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION ||
        node.selections.some(
          (selected) => selected.kind === Kind.FIELD && selected.name.value === "__typename",
        )
          ? undefined
          : { ...node, selections: [...node.selections, TYPENAME] },
    },
  });
}

/** Whether nothing in the document requires a signed-in user. */
function isPublic(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  let open = true;
  const check = () => {
    const declared = [types.getFieldDef()?.astNode, types.getParentType()?.astNode];
    if (declared.some((node) => node && has("auth", node))) open = false;
  };
  visit(document, visitWithTypeInfo(types, { Field: check }));
  return open;
}

/** Collects the queries that our pages ask for visitors, while the code generator writes their documents (ADR-0013). */
export class PersistedQueryManifest {
  private readonly byHash = new Map<string, string>();
  private readonly names = new Set<string>();
  private schema: GraphQLSchema | undefined;

  constructor(private readonly schemaFile: string) {}

  /** The `__meta__` of the document's code: its hash. Undefined for mutations and for queries that need a signed-in user. */
  readonly add = (document: DocumentNode): { hash: string } | undefined => {
    this.schema ??= buildSchema(readFileSync(this.schemaFile, "utf8"));
    const sent = asSent(document);
    const operation = getOperationAST(sent);
    if (operation?.name) this.names.add(operation.name.value);
    if (operation?.operation !== OperationTypeNode.QUERY || operation.selectionSet.selections.length === 0)
      return undefined;
    if (!isPublic(sent, this.schema)) return undefined;
    const text = print(sent);
    const hash = createHash("sha256").update(text).digest("hex");
    this.byHash.set(hash, text);
    return { hash };
  };

  /** Writes the manifest as a module. */
  write(file: string): void {
    const entries = Array.from(this.byHash, ([hash, text]) => `  "${hash}": ${JSON.stringify(text)},`).sort();
    const lines = [
      "/** The queries that our pages ask for visitors, by the SHA-256 of their text (ADR-0013). */",
      "export const persistedQueries: Readonly<Record<string, string>> = {",
      ...entries,
      "};",
      "",
      "/** The names of all operations of our pages, mutations included: by which metrics are labelled (ADR-0046). */",
      "export const operationNames: readonly string[] = [",
      ...[...this.names].sort().map((name) => `  "${name}",`),
      "];",
    ];
    writeFileSync(file, `${lines.join("\n")}\n`);
  }
}
