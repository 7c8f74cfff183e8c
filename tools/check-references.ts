/** Fails for a reference to a rule (D-03) or a record (ADR-0003) that doesn't exist, wherever it stands in the checkout. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

const DECISIONS = join(ROOT, "docs/decisions");
/** Files in which a reference may stand. */
const TEXT = /\.(tsx?|[cm]?js|md|json|graphql|sql|ya?ml|css|html)$/;
const REFERENCE = /\b(D-\d{2}|ADR-\d{4})(?![\w])/g;

/** The rules that docs/decisions/README.md lists, one row each, and the records in that folder. */
function defined(): Set<string> {
  const rules = readFileSync(join(DECISIONS, "README.md"), "utf8").matchAll(/^\| (D-\d{2}) +\|/gm);
  const records = readdirSync(DECISIONS).map((file) => /^(ADR-\d{4})-.+\.md$/.exec(file)?.[1]);
  return new Set([...Array.from(rules, ([, rule]) => rule), ...records].filter((name) => name !== undefined));
}

function broken(file: string, known: Set<string>): string[] {
  const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(REFERENCE), ([reference]) => reference)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${file}:${index + 1}: ${reference}`),
  );
}

const known = defined();
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT })
  .toString()
  .split("\n")
  .filter((file) => TEXT.test(file) && file !== "package-lock.json" && existsSync(join(ROOT, file)));
const faults = files.flatMap((file) => broken(file, known));

if (faults.length > 0) {
  console.error(
    `These lead nowhere; docs/decisions/README.md lists the rules and records:\n  ${faults.join("\n  ")}`,
  );
  process.exitCode = 1;
} else console.log(`All references to ${known.size} rules and records lead somewhere.`);
