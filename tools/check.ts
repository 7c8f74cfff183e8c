/**
 * npm run check: everything that can be checked without starting a shop or a database. With -- --changed, only what concerns the files that
 * differ from the last commit; with -- --changed=origin/main, from where the branch left that one.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { changedFiles } from "./git";
import { plainScript, runAll, script, UNIT_TESTS, type Step } from "./run-steps";

const bin = "node_modules";

/** A quiet machine of two cores: more steps at once would wait for each other. */
const WIDTH = 2;

const lint = (...options: string[]) => plainScript(`${bin}/oxlint/bin/oxlint`, ...options);
const format = (...files: string[]) =>
  plainScript(`${bin}/oxfmt/bin/oxfmt`, "--list-different", "--no-error-on-unmatched-pattern", ...files);

const units = (...options: string[]): Step => ({
  name: "unit tests",
  command: plainScript(`${bin}/jest/bin/jest.js`, "--projects", ...UNIT_TESTS, ...options),
});

const references = {
  name: "references to rules, records, files and commands",
  command: script("tools/check-references.ts"),
};

/** The longest come first, so that none of them is left at the end. */
const everything: Step[] = [
  { name: "types and lint", command: lint() },
  { name: "the weight of the pages", command: script("tools/check-weight.ts") },
  units(),
  {
    name: "imports, and no circles",
    command: plainScript(
      `${bin}/dependency-cruiser/bin/dependency-cruise.mjs`,
      "--output-type",
      "err",
      "api",
      "client/src",
      "shared",
      "web/src",
      "tools",
      "lab",
    ),
  },
  {
    name: "features that browsers lack, and texts that translators break",
    command: script("tools/check-web.ts"),
  },
  { name: "unused files, exports and packages", command: plainScript(`${bin}/knip/bin/knip.js`) },
  { name: "secrets", command: script("tools/check-secrets.ts") },
  { name: "format", command: format() },
  { name: "migrations since the last release", command: script("tools/migrations/db-check.ts") },
  { name: "changes of the schema that break clients", command: script("tools/schema-changes.ts") },
  references,
];

/** The workspaces that import a workspace, itself included: a changed type can break them. All import `shared`. */
const readers: Record<string, string[]> = {
  api: ["api", "tools", "lab"],
  tools: ["tools", "api", "lab"],
  web: ["web", "lab"],
  client: ["client", "api"],
};

/** The folders with types that depend on these files; empty means all. */
function concernedBy(files: string[]): string[] {
  const folders = files.map((file) => readers[file.split("/", 1)[0] ?? ""]);
  if (folders.includes(undefined)) return [];
  return [...new Set(folders.flatMap((some = []) => some))].filter((folder) =>
    existsSync(join(ROOT, folder)),
  );
}

/** The steps for these files. Only the whole check looks for unused code, weight and secrets. */
function stepsFor(files: string[]): Step[] {
  const present = files.filter((file) => existsSync(join(ROOT, file)));
  const typed = files.filter((file) => /\.(tsx?|json)$/.test(file));
  const code = present.filter((file) => /\.tsx?$/.test(file));
  const tested = files.filter((file) => /^(shared|web|tools|lab)\/.*\.(tsx?|c?js|json)$/.test(file));
  return [
    ...(typed.length > 0
      ? [
          {
            name: "types",
            command: lint(
              "--allow=all",
              "--report-unused-disable-directives-severity=allow",
              ...concernedBy(typed),
            ),
          },
        ]
      : []),
    ...(code.length > 0 ? [{ name: "lint", command: lint(...code) }] : []),
    ...(tested.length > 0 ? [units("--passWithNoTests", "--findRelatedTests", ...tested)] : []),
    ...(present.length > 0 ? [{ name: "format", command: format(...present) }] : []),
    references,
  ];
}

async function main(): Promise<void> {
  const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  const files = changed === undefined ? null : changedFiles(changed.split("=")[1]);
  if (files?.length === 0) return console.log("Nothing has changed.");
  // First and alone: the other steps read the files that it may write.
  const generated = {
    name: "generated files",
    command: script("tools/generate.ts", "--check", ...(files ? ["--of", ...files] : [])),
  };
  const failed = [
    ...(await runAll([generated])),
    ...(await runAll(files ? stepsFor(files) : everything, WIDTH)),
  ];
  console.log(failed.length === 0 ? "\nThe check passed." : `\nThe check failed: ${failed.join(", ")}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
