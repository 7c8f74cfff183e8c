import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { resolve, sep } from "node:path";

const COMPILED = resolve(__dirname, "../..") + sep;
const maps = new Map<string, SourceMap | undefined>();

/**
 * Stacks name the lines of the TypeScript. The map of a file is read when a stack first names it: `process.setSourceMapsEnabled`
 * would read and keep those of all files at the start. Where the sources themselves run, the hook that compiles them does this.
 */
if (__filename.endsWith(".js"))
  Error.prepareStackTrace = (error, sites) =>
    [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${inSource(site)}`)].join("\n");

/** A line of a stack, such as `place (/shop/api/src/place.ts:12:3)`. */
function inSource(site: NodeJS.CallSite & { toString(): string }): string {
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  const entry = file && line && column && mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return site.toString();
  const { originalSource, originalLine, originalColumn } = entry;
  return site
    .toString()
    .replace(`${file}:${line}:${column}`, `${originalSource}:${originalLine + 1}:${originalColumn + 1}`);
}

/** The map of a file of ours; undefined if it has none. */
function mapOf(file: string): SourceMap | undefined {
  if (file.startsWith(COMPILED) && !maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, "utf8")) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
