import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the client build. */
export const builtFiles = join(import.meta.dirname, "../../dist/en/client");

/** Matches the URL of a chunk by its name, which the URL doesn't contain. */
export function codeOf(chunk: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(builtFiles, "manifest.json"), "utf8")) as Record<
    string,
    { file: string; name?: string }
  >;
  const found = Object.values(manifest).filter(({ name }) => name === chunk);
  if (found.length !== 1) throw new Error(`The build has ${found.length} files for ${chunk}.`);
  return new RegExp(`/${found[0]?.file}$`);
}
