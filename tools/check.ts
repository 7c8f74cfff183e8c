/** npm run check: everything that can be checked without starting a shop or a database. */
import { plainScript, runAll, script } from "./run-steps";

const bin = "node_modules";

/** They start shops. */
const withoutTheLabsTools = ["--testPathIgnorePatterns", "/lab/lab.spec.ts"];

void runAll([
  { name: "types of the tools and the lab", command: plainScript(`${bin}/typescript/bin/tsc`, "-p", ".") },
  {
    name: "types of the lab's pages",
    command: plainScript(`${bin}/typescript/bin/tsc`, "-p", "lab/browser"),
  },
  { name: "types of the api", command: plainScript(`${bin}/typescript/bin/tsc`, "-p", "api") },
  { name: "types of what both share", command: plainScript(`${bin}/typescript/bin/tsc`, "-p", "shared") },
  { name: "types of the web", command: plainScript(`${bin}/typescript/bin/tsc`, "-p", "web") },
  { name: "lint", command: plainScript(`${bin}/eslint/bin/eslint.js`, ".") },
  {
    name: "imports, and no circles",
    command: plainScript(
      `${bin}/dependency-cruiser/bin/dependency-cruise.mjs`,
      "--output-type",
      "err",
      "api",
      "shared",
      "web/src",
    ),
  },
  {
    name: "format",
    command: plainScript(`${bin}/prettier/bin/prettier.cjs`, "--check", "--log-level", "warn", "."),
  },
  { name: "generated files", command: script("tools/generate.ts", "--check") },
  { name: "secrets", command: script("tools/check-secrets.ts") },
  { name: "references to rules and records", command: script("tools/check-references.ts") },
  { name: "the specification", command: script("tools/check-specification.ts") },
  { name: "the weight of the pages", command: script("tools/check-weight.ts") },
  { name: "migrations since the last release", command: script("tools/db-check.ts") },
  { name: "changes of the schema that break clients", command: script("tools/schema-changes.ts") },
  { name: "unused files, exports and packages", command: plainScript(`${bin}/knip/bin/knip.js`) },
  {
    name: "tests of what both share",
    command: plainScript(`${bin}/jest/bin/jest.js`, "--config", "shared/jest.config.js"),
  },
  {
    name: "unit tests of the web",
    command: plainScript(`${bin}/jest/bin/jest.js`, "--config", "web/jest.config.js"),
  },
  {
    name: "unit tests of the tools",
    command: plainScript(`${bin}/jest/bin/jest.js`, "--config", "tools/jest.config.js"),
  },
  {
    name: "unit tests of the lab",
    command: plainScript(`${bin}/jest/bin/jest.js`, "--config", "lab/jest.config.js", ...withoutTheLabsTools),
  },
]).then((failed) => {
  console.log(failed.length === 0 ? "\nThe check passed." : `\nThe check failed: ${failed.join(", ")}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
