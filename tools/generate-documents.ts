import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { generate, loadCodegenConfig } from "@graphql-codegen/cli";
import type { Types } from "@graphql-codegen/plugin-helpers";
import {
  buildSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from "graphql";
import { filesIn, ROOT } from "./build/target";
import { writeChanged, type Files } from "./generated-files";

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** The document as Apollo Client sends it: without `@connection`, and with `__typename` in each selection below the first. */
const asSent = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === "connection" ? null : undefined),
    SelectionSet: {
      leave(node, _key, parent) {
        const isNamed = node.selections.some(
          (selected) => selected.kind === Kind.FIELD && selected.name.value === "__typename",
        );
        if (isNamed || (parent as ASTNode).kind === Kind.OPERATION_DEFINITION) return undefined;
        return { ...node, selections: [...node.selections, TYPENAME] };
      },
    },
  });

/** Whether nothing in the document requires a signed-in user. */
function isPublic(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  const directives: DirectiveNode[] = [];
  const collect = () => {
    for (const node of [types.getFieldDef()?.astNode, types.getParentType()?.astNode])
      directives.push(...(node?.directives ?? []));
  };
  visit(document, visitWithTypeInfo(types, { Field: collect }));
  return directives.every(({ name }) => name.value !== "auth");
}

/** The queries that the pages ask for visitors, and the names of all operations, collected while the code generator writes their documents. */
class PersistedQueries {
  private readonly byHash = new Map<string, string>();
  private readonly names = new Set<string>();
  private readonly schema = buildSchema(readFileSync(join(ROOT, "api/schema.graphql"), "utf8"));

  /** The `__meta__` of the document's code: its hash. Undefined for mutations and for queries that need a signed-in user. */
  readonly add = (document: DocumentNode): { hash: string } | undefined => {
    const sent = asSent(document);
    const operation = getOperationAST(sent);
    if (operation?.name) this.names.add(operation.name.value);
    if (operation?.operation !== OperationTypeNode.QUERY || !isPublic(sent, this.schema)) return undefined;
    const text = print(sent);
    const hash = createHash("sha256").update(text).digest("hex");
    this.byHash.set(hash, text);
    return { hash };
  };

  /** The text of their module. */
  get text(): string {
    return [
      "/** The queries that our pages ask for visitors, by the SHA-256 of their text (ADR-0013). */",
      "export const persistedQueries: Readonly<Record<string, string>> = {",
      ...Array.from(this.byHash, ([hash, text]) => `  "${hash}": ${JSON.stringify(text)},`).sort(),
      "};",
      "",
      "/** The names of all operations of our pages, mutations included: by which metrics are labelled (ADR-0046). */",
      "export const operationNames: readonly string[] = [",
      ...[...this.names].sort().map((name) => `  "${name}",`),
      "];\n",
    ].join("\n");
  }
}

/** Runs GraphQL Code Generator with codegen.yml, and gives each query of visitors its hash and an entry in the persisted queries (ADR-0013). */
export async function generateDocuments(): Promise<Files> {
  const queries = new PersistedQueries();
  const { config } = await loadCodegenConfig({ configFilePath: join(ROOT, "codegen.yml") });
  const pages = config.generates["web/src/"] as Types.ConfiguredOutput;
  pages.config = { ...pages.config, unstable_onExecutableDocumentNode: queries.add } as Types.PluginConfig;
  const outputs = (await generate({ ...config, cwd: ROOT, silent: true }, false)) as Types.FileOutput[];
  const existing = filesIn(join(ROOT, "web/src")).filter((file) => file.endsWith(".generated.ts"));
  return {
    ...Object.fromEntries(existing.map((file) => [relative(ROOT, file), null])),
    ...Object.fromEntries(
      outputs.map(({ filename, content }) => [relative(ROOT, resolve(ROOT, filename)), content]),
    ),
    "shared/src/persisted-queries.generated.ts": queries.text,
  };
}

// npm run dev repeats only this
if (require.main === module)
  generateDocuments().then(writeChanged, (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
