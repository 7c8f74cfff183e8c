/** Fails for a rule (D-03), record (ADR-0003), file or command that a file of the checkout names and that doesn't exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scripts } from "../package.json";
import { ROOT } from "./build/target";
import { filesOfCheckout } from "./git";

const TEXT = /\.(tsx?|[cm]?js|md|json|graphql|sql|ya?ml|css|html)$/;
/** Released migrations never change, not even in a comment. */
const SKIPPED = /^(package-lock\.json$|api\/src\/data\/migrations\/)/;
const REFERENCE = /\b(D-\d{2}|ADR-\d{4})(?!\w)/g;
/** A path in backticks. One with a placeholder, as in `<Name>Page.tsx`, is still to be made. */
const PATH = /`((?:api|deploy|docs|lab|shared|tools|web)\/[^`\s<>{}*]*)`/g;
const LINK = /\]\((?!\w+:|#|\/)([^)#\s]+)[^)]*\)/g;
const CODE = /```[^]*?```|`[^`\n]+`/g;
const COMMAND = /\bnpm (?:run (?:--\S+ )?)?([\w:]+)/g;

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const named = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);

const known = new Set([
  ...named(read("docs/specification.tsv"), /\t\*\*(D-\d{2})\*\* /g),
  ...readdirSync(join(ROOT, "docs/decisions")).map((file) => file.slice(0, 8)),
]);
const commands = [...Object.keys(scripts), "ci", "install", "pack"];

/** The missing rules, records, files and commands that a file names. The changelog may name removed files and commands. */
function missing(file: string): string[] {
  const text = read(file);
  const references = named(text, REFERENCE).filter((name) => !known.has(name));
  if (!file.endsWith(".md")) return references;
  const prose = text.replace(/```[^]*?```/g, "");
  const links = named(prose, LINK).map((path) => join(dirname(file), decodeURI(path)));
  const isHistory = file === "CHANGELOG.md";
  const paths = isHistory ? links : [...links, ...named(prose, PATH)];
  const called = isHistory ? [] : (text.match(CODE) ?? []).flatMap((code) => named(code, COMMAND));
  return [
    ...references,
    ...paths.filter((path) => !existsSync(join(ROOT, path))),
    ...called.filter((name) => !commands.includes(name)).map((name) => `npm run ${name}`),
  ];
}

const faults = filesOfCheckout()
  .filter((file) => TEXT.test(file) && !SKIPPED.test(file))
  .flatMap((file) => missing(file).map((name) => `${file}: there is no ${name}`));
console.log(faults.join("\n") || `All references to ${known.size} rules and records are valid.`);
process.exitCode = faults.length === 0 ? 0 : 1;
