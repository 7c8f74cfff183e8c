/** Writes the tables of docs/specification.md from docs/specification.tsv. */
import { basename } from "node:path";
import { writeBlock } from "./document-block";
import { readSpecification, type Statement } from "./specification";

/** The spec files of a statement, each once. */
function shownBy({ tests }: Statement): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  const links = files.map((file) => `[${basename(file).replace(/\.spec\.tsx?$/, "")}](../${file})`);
  return links.join(", ") || "**open**";
}

const statements = readSpecification();
const sections = [...new Set(statements.map(({ section }) => section))];

void writeBlock(
  "docs/specification.md",
  "statements",
  sections.flatMap((section) => [
    `## ${section}`,
    "",
    "| statement | tests |",
    "| --- | --- |",
    ...statements.filter((one) => one.section === section).map((one) => `| ${one.text} | ${shownBy(one)} |`),
    "",
  ]),
);
