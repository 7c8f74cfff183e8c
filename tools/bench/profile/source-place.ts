import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "./heaviest";

const root = resolve(__dirname, "../../..");
const maps = new Map<string, SourceMap | undefined>();

/** Where a function is written, as file:line: our own in TypeScript, a library's by its package. */
export function sourceOf({ url, line, column }: Place): string {
  if (url === "") return "–";
  if (url.startsWith("node:")) return `${url}:${line}`;
  const path = url.startsWith("file:") ? fileURLToPath(url) : url;
  const inPackage = path.lastIndexOf("node_modules/");
  if (inPackage !== -1) return `${path.slice(inPackage + "node_modules/".length)}:${line}`;
  const entry = mapOf(path)?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return `${relative(root, path)}:${line}`;
  const source = resolve(dirname(path), entry.originalSource);
  return `${relative(root, source)}:${entry.originalLine + 1}`;
}

/** The source map beside a built file; undefined if it has none. */
function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(path));
  return maps.get(path);
}

function readMap(path: string): SourceMap | undefined {
  try {
    const payload = JSON.parse(readFileSync(`${path}.map`, "utf8")) as { sourceRoot?: string };
    return new SourceMap(payload as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return undefined;
  }
}
