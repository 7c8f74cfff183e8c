/** Checks docs/specification.tsv: the tests that it names exist. Says where a test is that has moved. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { readSpecification, SPECIFICATION } from "./specification";

/** A string in first position of several arguments: titles of tests, steps and groups. */
const firstArgument = /\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`),/g;

const readTitles = (file: string) =>
  Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(firstArgument), ([, double, single, template]) =>
    (double ?? single ?? template ?? "").replace(/\\(["'`\\])/g, "$1"),
  );

const git = ["ls-files", "--cached", "--others", "--exclude-standard", "*.spec.ts", "*.spec.tsx"];
const specs = execFileSync("git", git, { cwd: ROOT })
  .toString()
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(ROOT, file)));
const titles = new Map(specs.map((file) => [file, readTitles(file)]));

const has = (file: string, words: string) =>
  titles.get(file)?.some((title) => title.includes(words)) ?? false;

const tests = readSpecification().flatMap((statement) => statement.tests);
const problems = tests
  .filter(({ file, title }) => !has(file, title))
  .map(({ file, title }) => {
    const places = [...titles.keys()].filter((other) => has(other, title));
    return `${file} has no test "${title}"${places.length > 0 ? `; it is in ${places.join(", ")}` : ""}`;
  });
for (const problem of problems) console.error(`${SPECIFICATION}: ${problem}`);
if (problems.length === 0)
  console.log(`${SPECIFICATION} names ${tests.length} tests, and all of them exist.`);
process.exitCode = problems.length === 0 ? 0 : 1;
