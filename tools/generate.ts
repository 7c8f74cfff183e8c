/** Makes every generated file anew: npm run generate. With --check it fails where a committed one was stale. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, ROOT } from "./build/target";
import { runAll, script, type Step } from "./run-steps";

const GENERATED = ["api/schema.graphql", "api/assets/images", "web/src/graphql/generated.ts"];

const steps: Step[] = [
  { name: "schema, from the resolvers", command: script("tools/print-schema.ts") },
  {
    name: "documents and hooks, from the schema and the operations",
    command: script("node_modules/@graphql-codegen/cli/cjs/bin.js"),
  },
  { name: "pictures of the demo catalogue", command: script("tools/draw-images.ts") },
];

function contents(): Map<string, string> {
  const files = GENERATED.flatMap((path) => filesIn(join(ROOT, path)));
  return new Map(files.map((file) => [relative(ROOT, file), readFileSync(file, "utf8")]));
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}

async function main(): Promise<void> {
  const before = contents();
  const failed = await runAll(steps);
  const changed = differences(before, contents());
  if (failed.length > 0) process.exitCode = 1;
  if (!process.argv.includes("--check") || changed.length === 0) return;
  console.error(`These generated files were stale; commit them as they are now:\n  ${changed.join("\n  ")}`);
  process.exitCode = 1;
}

void main();
