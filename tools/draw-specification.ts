import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./build/target";
import { fillBlocks, type Files } from "./generated-files";

const TABLE = "docs/specification.tsv";
const TEST = /^([\w./-]+\.spec\.tsx?): "(.+)"$/;

/** A spec's text, in which quotes of titles are not escaped. */
const readSpec = (file: string) =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8").replace(/\\(["'`\\])/g, "$1") : "";

/** The spec file of a test. */
function fileOf(test: string): string {
  const [, file = "", title = ""] = TEST.exec(test) ?? [];
  if (!title || !readSpec(file).includes(title)) throw new Error(`${TABLE}: there is no test ${test}`);
  return file;
}

/** A statement's row of the page. */
function row([, statement = "", ...tests]: string[]): string {
  if (tests.length === 0) throw new Error(`${TABLE}: '${statement}' wants tests or 'open'`);
  const files = [...new Set(tests.filter((test) => test !== "open").map(fileOf))];
  const links = files.map((file) => `[${basename(file).replace(/\.spec\.tsx?$/, "")}](../${file})`);
  return `| ${statement} | ${links.join(", ") || "**open**"} |`;
}

/**
 * docs/specification.md with its tables, from docs/specification.tsv. Throws for a test that doesn't exist. A row has a section,
 * a statement, and its tests as `path/to/file.spec.ts: "words of a title"`, or `open`, separated by tabs.
 */
export function drawSpecification(): Promise<Files> {
  const lines = readFileSync(join(ROOT, TABLE), "utf8").trimEnd().split("\n").slice(1);
  const rows = lines.map((line) => line.split("\t"));
  const sections = [...new Set(rows.map(([section]) => section))];
  const statements = sections.flatMap((section) => [
    `## ${section}`,
    "",
    "| statement | tests |",
    "| --- | --- |",
    ...rows.filter(([first]) => first === section).map(row),
    "",
  ]);
  return fillBlocks("docs/specification.md", { statements });
}
