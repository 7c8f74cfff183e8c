import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { generate, loadCodegenConfig } from "@graphql-codegen/cli";
import type { Types } from "@graphql-codegen/plugin-helpers";
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
import { writeChanged, type Files } from "./generated-files";

/** The document as Apollo Client sends it: without `@connection`, and with `__typename` in each selection below the first. */
const asSent = (document: DocumentNode): DocumentNode =>
  addTypenameToDocument(
    visit(document, { Directive: ({ name }) => (name.value === "connection" ? null : undefined) }),
  );

/** Whether a document reads a field that requires a signed-in user. */
function requiresUser(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  const names: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        for (const node of [types.getFieldDef()?.astNode, types.getParentType()?.astNode])
          names.push(...(node?.directives ?? []).map(({ name }) => name.value));
      },
    }),
  );
  return names.includes("auth");
}

/**
 * Runs GraphQL Code Generator with codegen.yml. Collects the names of all operations, and the queries that the pages ask for visitors: the
 * code of their documents gets a hash (ADR-0013).
 */
export async function generateDocuments(): Promise<Files> {
  const schema = buildSchema(readFileSync(join(ROOT, "api/schema.graphql"), "utf8"));
  const names: string[] = [];
  const queries: Record<string, string> = {};

  /** Returns the `__meta__` of the document's code. */
  function collect(document: DocumentNode): { hash: string } | undefined {
    const sent = asSent(document);
    const operation = getOperationAST(sent);
    if (operation?.name) names.push(operation.name.value);
    if (operation?.operation !== OperationTypeNode.QUERY || requiresUser(sent, schema)) return undefined;
    const text = print(sent);
    const hash = createHash("sha256").update(text).digest("hex");
    queries[hash] = text;
    return { hash };
  }

  const { config } = await loadCodegenConfig({ configFilePath: join(ROOT, "codegen.yml") });
  const pages = config.generates["web/src/"] as Types.ConfiguredOutput;
  pages.config = { ...pages.config, unstable_onExecutableDocumentNode: collect } as Types.PluginConfig;
  const outputs = (await generate({ ...config, cwd: ROOT, silent: true }, false)) as Types.FileOutput[];
  const existing = filesIn(join(ROOT, "web/src")).filter((file) => file.endsWith(".generated.ts"));
  return Object.fromEntries([
    ...existing.map((file) => [relative(ROOT, file), null]),
    ...outputs.map(({ filename, content }) => [relative(ROOT, resolve(ROOT, filename)), content]),
    ["shared/src/persisted-queries.generated.ts", persistedQueries(queries, names)],
  ]) as Files;
}

function persistedQueries(queries: Record<string, string>, names: string[]): string {
  return [
    "/** The queries that our pages ask for visitors, by the SHA-256 of their text (ADR-0013). */",
    "export const persistedQueries: Readonly<Record<string, string>> = {",
    ...Object.entries(queries)
      .sort()
      .map(([hash, text]) => `  "${hash}": ${JSON.stringify(text)},`),
    "};",
    "",
    "/** The names of all operations of our pages, mutations included: by which metrics are labelled (ADR-0046). */",
    "export const operationNames: readonly string[] = [",
    ...[...new Set(names)].sort().map((name) => `  "${name}",`),
    "];\n",
  ].join("\n");
}

// npm run dev repeats only this
if (require.main === module)
  generateDocuments().then(writeChanged, (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
