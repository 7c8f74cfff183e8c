/**
 * Fails for a reference to a rule (D-03) or a record (ADR-0003) that doesn't exist, wherever it stands in the checkout, for a file or a
 * command that a document names and that doesn't exist, for a README of more than 100 lines or without each
 * command once, and for a phrase that the project avoids.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { avoidedWords } from "./avoided-words";
import { ROOT } from "./build/target";
import { SPECIFICATION } from "./specification";

const DECISIONS = join(ROOT, "docs/decisions");
/** Files in which a reference may stand. */
const TEXT = /\.(tsx?|[cm]?js|md|json|graphql|sql|ya?ml|css|html)$/;
const REFERENCE = /\b(D-\d{2}|ADR-\d{4})(?![\w])/g;

/** The rules that docs/specification.tsv lists, one row each, and the records. */
function defined(): Set<string> {
  const rules = readFileSync(join(ROOT, SPECIFICATION), "utf8").matchAll(/\t\*\*(D-\d{2})\*\* /g);
  const records = readdirSync(DECISIONS).map((file) => /^(ADR-\d{4})-.+\.md$/.exec(file)?.[1]);
  return new Set([...Array.from(rules, ([, rule]) => rule), ...records].filter((name) => name !== undefined));
}

/** A path of the checkout: one with a placeholder, as in `<Name>Page.tsx`, is still to be made. */
const PATH = /`((?:api|deploy|docs|lab|shared|tools|web)\/[^`\s<>{}*]*)`/g;
const LINK = /\]\((?!\w+:|#|\/)([^)#\s]+)[^)]*\)/g;

/** The scripts of package.json. */
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object }).scripts,
);
const COMMAND = /\bnpm (?:run (?:--\S+ )?)?([\w:]+)/g;
/** Code within a document: blocks, and what stands in backticks. */
const CODE = /```[^]*?```|`[^`\n]+`/g;
/** Commands of npm itself. */
const NPMS_OWN = ["ci", "install", "pack"];

const commandsIn = (text: string) =>
  (text.match(CODE) ?? []).flatMap((code) => Array.from(code.matchAll(COMMAND), ([, name = ""]) => name));

/** Files, links and commands named in a document and missing in the checkout. The changelog may name removed files. */
function missing(file: string): string[] {
  if (!file.endsWith(".md")) return [];
  const text = readFileSync(join(ROOT, file), "utf8");
  const prose = text.replace(/```[^]*?```/g, "");
  const linked = Array.from(prose.matchAll(LINK), ([, path = ""]) => join(dirname(file), decodeURI(path)));
  const named = Array.from(prose.matchAll(PATH), ([, path = ""]) => path);
  const isHistory = file === "CHANGELOG.md";
  return [
    ...[...linked, ...(isHistory ? [] : named)]
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: there is no ${path}`),
    ...(isHistory ? [] : commandsIn(text))
      .filter((name) => ![...scripts, ...NPMS_OWN].includes(name))
      .map((name) => `${file}: there is no npm run ${name}`),
  ];
}

/** README.md is read first: it is short, and names each command once. */
function readmeFaults(): string[] {
  const text = readFileSync(join(ROOT, "README.md"), "utf8");
  const commands = commandsIn(text);
  const times = (script: string) => commands.filter((name) => name === script).length;
  const lines = text.split("\n").length - 1;
  return [
    ...(lines > 100 ? [`README.md: has ${lines} lines; 100 at most`] : []),
    ...scripts
      .filter((script) => times(script) !== 1)
      .map((script) => `README.md: names npm run ${script} ${times(script)} times; once, please`),
  ];
}

function broken(file: string, known: Set<string>): string[] {
  const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(REFERENCE), ([reference]) => reference)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${file}:${index + 1}: ${reference}`),
  );
}

/** Released migrations never change, not even in a comment: they may name a record merged later. */
const RELEASED = "api/src/data/migrations/";

const known = defined();
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT })
  .toString()
  .split("\n")
  .filter((file) => TEXT.test(file) && file !== "package-lock.json" && existsSync(join(ROOT, file)));
const faults = [
  ...files.flatMap((file) => [...(file.startsWith(RELEASED) ? [] : broken(file, known)), ...missing(file)]),
  ...readmeFaults(),
];
const words = files.flatMap((file) => avoidedWords(file, readFileSync(join(ROOT, file), "utf8")));

function report(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.error(`${title}:\n  ${[...new Set(lines)].join("\n  ")}`);
  process.exitCode = 1;
}

report(
  "These lead nowhere; docs/specification.md lists the rules, docs/decisions/README.md the records",
  faults,
);
report("Say these in the field's words", words);
if (faults.length + words.length === 0)
  console.log(`All references to ${known.size} rules and records lead somewhere, in plain words.`);
