import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { generate, loadCodegenConfig } from "@graphql-codegen/cli";
import type { Types } from "@graphql-codegen/plugin-helpers";
import { getDirective } from "@graphql-tools/utils";
import {
  buildSchema,
  getOperationAST,
  OperationTypeNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { filesIn, ROOT } from "./build/target";
import type { Files } from "./generated-files";

/** Whether a document reads a field that requires a signed-in user. */
function requiresUser(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  let guarded = false;
  const Field = () => {
    for (const definition of [types.getFieldDef(), types.getParentType()])
      guarded ||= Boolean(definition && getDirective(schema, definition, "auth"));
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return guarded;
}

/** Runs GraphQL Code Generator with codegen.yml. Collects operations' names and visitors' queries; their documents get a hash (ADR-0013). */
export async function generateDocuments(): Promise<Files> {
  const schema = buildSchema(readFileSync(join(ROOT, "api/schema.graphql"), "utf8"));
  const names = new Set<string>();
  const queries = new Map<string, string>();

  /** Returns the `__meta__` of the document's code. */
  function collect(document: DocumentNode): { hash: string } | undefined {
    // as Apollo Client sends it: without `@connection`, and with `__typename` in each selection below the first
    const sent = addTypenameToDocument(
      visit(document, { Directive: ({ name }) => (name.value === "connection" ? null : undefined) }),
    );
    const operation = getOperationAST(sent);
    if (operation?.name) names.add(operation.name.value);
    if (operation?.operation !== OperationTypeNode.QUERY || requiresUser(sent, schema)) return undefined;
    const text = print(sent);
    const hash = createHash("sha256").update(text).digest("hex");
    queries.set(hash, text);
    return { hash };
  }

  const { config } = await loadCodegenConfig({ configFilePath: join(ROOT, "codegen.yml") });
  const pages = config.generates["web/src/"] as Types.ConfiguredOutput;
  pages.config = { ...pages.config, unstable_onExecutableDocumentNode: collect } as Types.PluginConfig;
  const outputs = (await generate({ ...config, cwd: ROOT, silent: true }, false)) as Types.FileOutput[];
  const existing = filesIn(join(ROOT, "web/src")).filter((file) => file.endsWith(".generated.ts"));
  const persisted = JSON.stringify(Object.fromEntries([...queries].sort()), null, 2);
  return Object.fromEntries([
    ...existing.map((file) => [relative(ROOT, file), null]),
    ...outputs.map(({ filename, content }) => [relative(ROOT, resolve(ROOT, filename)), content]),
    [
      "shared/src/persisted-queries.generated.ts",
      `/** The queries that our pages ask for visitors, by the SHA-256 of their text (ADR-0013). */
export const persistedQueries: Readonly<Record<string, string>> = ${persisted};

/** The names of all operations of our pages, mutations included: by which metrics are labelled (ADR-0046). */
export const operationNames: readonly string[] = ${JSON.stringify([...names].sort(), null, 2)};
`,
    ],
  ]) as Files;
}
