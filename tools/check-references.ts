/**
 * Fails for a reference to a rule (D-03) or a record (ADR-0003) that doesn't exist, wherever it stands in the checkout, and for a file
 * that doesn't exist where a recipe names it or a document links to it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** A path of the checkout in a recipe: one with a placeholder, as in `<Name>Page.tsx`, is still to be made. */
const PATH = /`((?:api|deploy|docs|lab|shared|tools|web)\/[^`\s<>{}*]*)`/g;
const LINK = /\]\((?!\w+:|#|\/)([^)#\s]+)[^)]*\)/g;

/** The files that a document names and the checkout doesn't have. */
function missingFiles(file: string): string[] {
  if (!file.endsWith(".md")) return [];
  const text = readFileSync(join(ROOT, file), "utf8").replace(/```[^]*?```/g, "");
  const linked = Array.from(text.matchAll(LINK), ([, path = ""]) => join(dirname(file), decodeURI(path)));
  const named = file.startsWith("docs/recipes/")
    ? Array.from(text.matchAll(PATH), ([, path = ""]) => path)
    : [];
  return [...linked, ...named]
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => `${file}: there is no ${path}`);
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
const faults = files.flatMap((file) => [...broken(file, known), ...missingFiles(file)]);

if (faults.length > 0) {
  console.error(
    `These lead nowhere; docs/decisions/README.md lists the rules and records:\n  ${[...new Set(faults)].join("\n  ")}`,
  );
  process.exitCode = 1;
} else console.log(`All references to ${known.size} rules and records lead somewhere.`);
