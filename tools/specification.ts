import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

/** One statement of docs/specification.tsv: the specification's, or a rule of ours. */
export interface Statement {
  section: string;
  text: string;
  /** The tests that show it, as `path/to/file.spec.ts: "words of a title"`; none where it is open. */
  tests: { file: string; title: string }[];
}

export const SPECIFICATION = "docs/specification.tsv";
const test = /^(?<file>[\w./-]+\.spec\.tsx?): "(?<title>.+)"$/;

/** Reads docs/specification.tsv: a section, what it says, and its tests or `open`, separated by tabs. Throws for another line. */
export function readSpecification(): Statement[] {
  const lines = readFileSync(join(ROOT, SPECIFICATION), "utf8").trimEnd().split("\n").slice(1);
  return lines.map((line, index) => {
    const [section, text, ...shown] = line.split("\t");
    const tests = shown
      .filter((one) => one !== "open")
      .map((one) => {
        const { file, title } = test.exec(one)?.groups ?? {};
        if (!file || !title) throw new Error(`${SPECIFICATION}:${index + 2}: what is ${one}?`);
        return { file, title };
      });
    if (!section || !text || shown.length === 0)
      throw new Error(`${SPECIFICATION}:${index + 2}: wants a section, a text, and a test or 'open'`);
    return { section, text, tests };
  });
}
