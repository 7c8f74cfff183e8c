import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { transformFile } from "@swc/core";
import { filesIn, ROOT, type Target } from "./target";

const API = join(ROOT, "api");
const SHARED = join(ROOT, "shared/src");
const SHARED_COPY = "node_modules/@shop/shared";
const FOLDERS = ["api/src", "api/demo", "api/embedded", "shared/src"];

/** The API, file by file, as CommonJS with source maps. */
export const api: Target = {
  name: "api",
  inputs: [...FOLDERS, ".swcrc", "package-lock.json", "tools/build"],
  output: "api/dist",
  async build(into) {
    await Promise.all(prepareApi(into).map((file) => compile(file, into)));
  },
};

/**
 * Makes a package of the folder into which the shared sources are compiled, so that the API needs only dist and npm packages (ADR-0001).
 * Returns all sources of the API.
 */
function prepareApi(into: string): string[] {
  mkdirSync(join(into, SHARED_COPY), { recursive: true });
  writeFileSync(join(into, SHARED_COPY, "package.json"), JSON.stringify({ exports: { "./*": "./*.js" } }));
  const files = FOLDERS.flatMap((folder) => filesIn(join(ROOT, folder)));
  return files.filter((file) => !file.endsWith(".d.ts"));
}

/** The path of a compiled source in the folder `into`. */
function outputOf(source: string, into: string): string {
  const target = source.startsWith(SHARED)
    ? join(into, SHARED_COPY, relative(SHARED, source))
    : join(into, relative(API, source));
  return target.replace(/\.tsx?$/, ".js");
}

/** Compiles or copies one source of the API. */
async function compile(source: string, into: string): Promise<void> {
  const target = outputOf(source, into);
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source)) return copyFileSync(source, target);
  const { code, map } = await transformFile(source, {
    configFile: join(ROOT, ".swcrc"),
    sourceFileName: source,
    inlineSourcesContent: false, // they would stay in memory, and stacks need only lines
  });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(`${target}.map`, map ?? "");
}
