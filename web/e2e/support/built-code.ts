import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the files that browsers load. */
export const builtFiles = join(import.meta.dirname, "../../dist/client");

/** Matches the address of a built file by the name of its chunk, which the address doesn't contain. */
export function codeOf(chunk: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(builtFiles, "manifest.json"), "utf8")) as Record<
    string,
    { file: string; name?: string }
  >;
  const found = Object.values(manifest).filter(({ name }) => name === chunk);
  if (found.length !== 1) throw new Error(`The build has ${found.length} files for ${chunk}.`);
  return new RegExp(`/${found[0]?.file}$`);
}
