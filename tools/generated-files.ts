import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, ROOT } from "./build/target";

/** Texts of generated files, by their paths in the checkout; null for a file to remove. */
export type Files = Record<string, string | null>;

const read = (path: string): string | null =>
  filesIn(join(ROOT, path)).length > 0 ? readFileSync(join(ROOT, path), "utf8") : null;

/** Writes the files that differ; returns their paths. */
export function writeChanged(files: Files): string[] {
  const changed = Object.entries(files).filter(([path, text]) => read(path) !== text);
  for (const [path, text] of changed)
    if (text === null) rmSync(join(ROOT, path));
    else writeFileSync(join(ROOT, path), text);
  return changed.map(([path]) => path);
}
