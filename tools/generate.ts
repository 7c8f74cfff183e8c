/** npm run generate: writes every generated file. With --check it fails if a committed one was stale. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, ROOT } from "./build/target";
import { runAll, script, type Step } from "./run-steps";

const WEB = join(ROOT, "web/src");
const PERSISTED = "shared/src/persisted-queries.generated.ts";
const FROM_SCHEMA = ["schema", "possible-types"].map((name) => join(WEB, `graphql/${name}.generated.ts`));

const steps: Step[] = [
  { name: "schema, from the resolvers", command: script("tools/print-schema.ts") },
  { name: "OpenAPI, from the contracts of the REST calls", command: script("tools/print-openapi.ts") },
  {
    name: "documents, hooks and persisted queries, from the schema and the operations",
    command: script("tools/generate-documents.ts"),
  },
  { name: "the import rules in CONTRIBUTING.md", command: script("tools/quote-import-rules.ts") },
  { name: "the states of an order in docs/orders.md", command: script("tools/draw-order-states.ts") },
  {
    name: "tables and plot of docs/capacity.md, from the measured costs",
    command: script("lab/capacity/draw-document.ts"),
  },
];

const ofWeb = () => filesIn(WEB).filter((file) => file.endsWith(".generated.ts"));

function contents(): Map<string, string> {
  const documents = ["CONTRIBUTING.md", "docs/orders.md", "docs/capacity.md", "docs/capacity.svg"];
  const others = ["api/schema.graphql", "api/openapi.json", PERSISTED, ...documents];
  const files = [...others.flatMap((path) => filesIn(join(ROOT, path))), ...ofWeb()];
  return new Map(files.map((file) => [relative(ROOT, file), readFileSync(file, "utf8")]));
}

/** Removes what was generated from operations that are gone. */
function removeOrphans(): void {
  for (const file of ofWeb())
    if (!FROM_SCHEMA.includes(file) && !existsSync(file.replace(/\.generated\.ts$/, ".graphql")))
      rmSync(file);
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}

async function main(): Promise<void> {
  const before = contents();
  removeOrphans();
  const failed = await runAll(steps);
  const changed = differences(before, contents());
  if (failed.length > 0) process.exitCode = 1;
  if (!process.argv.includes("--check") || changed.length === 0) return;
  console.error(
    `These generated files were stale and have been written again; commit them:\n  ${changed.join("\n  ")}`,
  );
  process.exitCode = 1;
}

void main();
