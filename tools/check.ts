/** npm run check: all checks without a shop or a database. -- --changed[=BRANCH] limits it to files changed since a commit. */
import { changedFiles } from "./git";
import { program, runAll, script, UNIT_TESTS, type Step } from "./run-steps";

const lint = (...paths: string[]): Step => ({ name: "types and lint", command: program("oxlint", ...paths) });
const units = (...options: string[]): Step => ({
  name: "unit tests",
  command: program("jest", "--projects", ...UNIT_TESTS, ...options),
});
const sources = ["api", "client/src", "shared", "web/src", "tools", "lab"];
const format = (...files: string[]): Step => ({
  name: "format",
  command: program("oxfmt", "--list-different", "--no-error-on-unmatched-pattern", ...files),
});
const references: Step = { name: "references", command: script("tools/check-references.ts") };
const generated: Step = { name: "generated files", command: script("tools/generate.ts", "--check") };
/** The sources of generated files, and these files themselves. */
const GENERATES =
  /^(api|shared)\/src\/.*(?<!\.spec)\.tsx?$|^api\/\w+\.\w+$|^tools\/|\.(graphql|generated\.ts)$|^codegen\.yml$|^docs\/specification\./;

/** The longest come first, so that none of them is left at the end. */
const everything: Step[] = [
  lint(),
  { name: "the weight of the pages", command: script("tools/check-weight.ts") },
  units(),
  { name: "imports, and no circles", command: program("dependency-cruise", "--output-type=err", ...sources) },
  { name: "features that browsers lack, and unsafe texts", command: script("tools/check-web.ts") },
  { name: "unused files, exports and packages", command: program("knip") },
  { name: "secrets", command: script("tools/check-secrets.ts") },
  format(),
  { name: "migrations since the last release", command: script("tools/migrations/db-check.ts") },
  { name: "changes of the schema that break clients", command: script("tools/schema-changes.ts") },
  references,
];

/** The steps for these files. Only the whole check looks for unused code, weight and secrets. */
function stepsFor(files: string[]): Step[] {
  const typed = files.filter((file) => /\.(tsx?|json)$/.test(file));
  const tested = files.filter((file) => /^(shared|web|tools|lab)\/.*\.(tsx?|c?js|json)$/.test(file));
  // a changed type can break what imports it: only these import the web, and all import the rest
  const typedFolders = typed.every((file) => /^(web|lab)\//.test(file)) ? ["web", "lab", "tools"] : [];
  return [
    ...(typed.length > 0 ? [lint(...typedFolders)] : []),
    ...(tested.length > 0 ? [units("--passWithNoTests", "--findRelatedTests", ...tested)] : []),
    format(...files),
    references,
  ];
}

async function main(): Promise<void> {
  const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  const files = changed === undefined ? null : changedFiles(changed.split("=")[1]);
  if (files?.length === 0) return console.log("Nothing has changed.");
  // First and alone: the other steps read the files that it may write.
  const failed = await runAll(!files || files.some((file) => GENERATES.test(file)) ? [generated] : []);
  // more steps at once would wait for each other on two cores
  failed.push(...(await runAll(files ? stepsFor(files) : everything, 2)));
  console.log(failed.length === 0 ? "\nThe check passed." : `\nThe check failed: ${failed.join(", ")}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
