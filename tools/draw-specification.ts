import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { format } from "oxfmt";
import { ROOT } from "./build/target";
import type { Files } from "./generated-files";

const TABLE = "docs/specification.tsv";
const PAGE = "docs/specification.md";
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

/** docs/specification.md, from rows of section, statement and tests: `file.spec.ts: "words of a title"`, or `open`. Checks the tests. */
export async function drawSpecification(): Promise<Files> {
  const [introduction = ""] = readFileSync(join(ROOT, PAGE), "utf8").split("## ", 1);
  const lines = readFileSync(join(ROOT, TABLE), "utf8").trimEnd().split("\n").slice(1);
  const rows = lines.map((line) => line.split("\t"));
  const sections = [...new Set(rows.map(([section]) => section))].map((section) => {
    const statements = rows.filter(([first]) => first === section).map(row);
    return [`## ${section}`, "", "| statement | tests |", "| --- | --- |", ...statements, ""].join("\n");
  });
  return { [PAGE]: (await format(PAGE, [introduction, ...sections].join("\n"), { printWidth: 110 })).code };
}
