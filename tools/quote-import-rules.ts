/** Writes the tables of tools/import-rules.cjs into CONTRIBUTING.md, between its two comments. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { ROOT } from "./build/target";
import { modules, rooms, type Room } from "./import-rules.cjs";

const FILE = join(ROOT, "CONTRIBUTING.md");
const BLOCK = /(<!-- import-rules -->)[^]*(<!-- \/import-rules -->)/;

/** The names, without the side that the room itself is on. */
const listOf = (names: string[] | string, none: string) =>
  typeof names === "string" ? names : names.map((name) => name.replace(/^(api|web) /, "")).join(", ") || none;

const roomRow = ({ name, imports, note }: Room) =>
  `| ${name}${note ? `: ${note}` : ""} | ${listOf(imports, "nothing of ours")} |`;

const moduleRow = ([name, used]: [string, string[]]) => `| ${name} | ${listOf(used, "none")} |`;

const tables = [
  "| room | may import |",
  "| --- | --- |",
  ...rooms.map(roomRow),
  "",
  "| module of the API | uses what lies at the top of |",
  "| --- | --- |",
  ...Object.entries(modules).map(moduleRow),
];

async function main(): Promise<void> {
  const document = readFileSync(FILE, "utf8");
  if (!BLOCK.test(document)) throw new Error(`${FILE} has no place for the import rules.`);
  const quoted = document.replace(BLOCK, (_, start: string, end: string) =>
    [start, "", ...tables, "", end].join("\n"),
  );
  writeFileSync(FILE, (await format(FILE, quoted, { printWidth: 110 })).code);
}

void main();
