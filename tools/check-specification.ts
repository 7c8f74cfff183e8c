/** Checks docs/specification.md: the files and tests that it names exist, and each row has a test or is open. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

const DOCUMENT = "docs/specification.md";
/** A reference to a test: `web/e2e/shop/first-order.spec.ts: "the shipping form"`. */
const reference = /`([\w./-]+\.spec\.tsx?): "([^`]+)"`/g;
const namedFile = /`((?:api|web|shared|tools|docs)\/[\w./-]+\.\w+)[`:]/g;
/** A string that is the first of several arguments: titles of tests, steps and groups. */
const firstArgument = /\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`),/g;

function readTitles(file: string): string[] {
  const calls = readFileSync(join(ROOT, file), "utf8").matchAll(firstArgument);
  return Array.from(calls, ([, double, single, template]) =>
    (double ?? single ?? template ?? "").replace(/\\(["'`\\])/g, "$1"),
  );
}

const titles = new Map<string, string[]>();

/** Whether a spec has a title that contains these words. */
function hasTitle(file: string, words: string): boolean {
  const found = titles.get(file) ?? readTitles(file);
  titles.set(file, found);
  return found.some((title) => title.includes(words));
}

/** Whether a line is a table row that names no test and isn't open. The header and the line below it are no rows. */
function lacksTest(line: string): boolean {
  const isRow = /^\|(?! *(?:-|What it says))/.test(line);
  return isRow && !line.includes("**open**") && line.search(reference) < 0;
}

function problemsIn(line: string): string[] {
  const files = Array.from(line.matchAll(namedFile), ([, file = ""]) => file);
  const missing = files.filter((file) => !existsSync(join(ROOT, file)));
  const untitled = Array.from(line.matchAll(reference), ([, file = "", title = ""]) => ({
    file,
    title,
  })).filter(({ file, title }) => !missing.includes(file) && !hasTitle(file, title));
  return [
    ...missing.map((file) => `${file} does not exist`),
    ...untitled.map(({ file, title }) => `${file} has no test "${title}"`),
    ...(lacksTest(line) ? ["the row has neither a test nor **open**"] : []),
  ];
}

const text = readFileSync(join(ROOT, DOCUMENT), "utf8");
const problems = text
  .split("\n")
  .flatMap((line, index) => problemsIn(line).map((problem) => `${index + 1}: ${problem}`));
const count = text.match(reference)?.length ?? 0;
if (count === 0) problems.push("1: names no tests");
for (const problem of problems) console.error(`${DOCUMENT}:${problem}`);
if (problems.length === 0) console.log(`${DOCUMENT} names tests in ${count} places, and all of them exist.`);
process.exitCode = problems.length === 0 ? 0 : 1;
