/** Runs GraphQL Code Generator with codegen.yml, and gives each query that visitors may ask its hash and an entry in the manifest (ADR-0013). */
import { generate, loadCodegenConfig } from "@graphql-codegen/cli";
import type { Types } from "@graphql-codegen/plugin-helpers";
import { PersistedQueryManifest } from "./persisted-query-manifest";

const PAGES = "web/src/";

async function main(): Promise<void> {
  const { config } = await loadCodegenConfig({ configFilePath: "codegen.yml" });
  const manifest = new PersistedQueryManifest("api/schema.graphql");
  const pages = config.generates[PAGES] as Types.ConfiguredOutput;
  const withHashes = {
    ...pages.config,
    unstable_onExecutableDocumentNode: manifest.add,
  } as Types.PluginConfig;
  await generate({
    ...config,
    generates: { ...config.generates, [PAGES]: { ...pages, config: withHashes } },
  });
  manifest.write("shared/src/persisted-queries.generated.ts");
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
