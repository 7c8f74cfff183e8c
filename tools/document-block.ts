import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { ROOT } from "./build/target";

/** Writes lines into a document, between its comments `<!-- name -->` and `<!-- /name -->`, and formats it. Throws if it has none. */
export async function writeBlock(document: string, name: string, lines: string[]): Promise<void> {
  const file = join(ROOT, document);
  const block = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  const text = readFileSync(file, "utf8");
  if (!block.test(text))
    throw new Error(`${document} has no comments <!-- ${name} --> and <!-- /${name} -->.`);
  const written = text.replace(block, (_, start: string, end: string) =>
    [start, "", ...lines, "", end].join("\n"),
  );
  writeFileSync(file, (await format(file, written, { printWidth: 110 })).code);
}
