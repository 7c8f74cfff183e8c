import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { transformFile } from "@swc/core";
import { filesIn, ROOT, type Target } from "./target";

const API = join(ROOT, "api");
const SHARED = join(ROOT, "shared/src");
const SHARED_COPY = "node_modules/@shop/shared";
const FOLDERS = ["api/src", "api/demo", "api/embedded", "shared/src"];

/** The API as CommonJS with source maps. The shared sources become a package in its folder, so that dist is complete (ADR-0001). */
export const api: Target = {
  name: "api",
  inputs: [...FOLDERS, ".swcrc", "package-lock.json", "tools/build"],
  output: "api/dist",
  async build(into) {
    mkdirSync(join(into, SHARED_COPY), { recursive: true });
    writeFileSync(join(into, SHARED_COPY, "package.json"), JSON.stringify({ exports: { "./*": "./*.js" } }));
    const files = FOLDERS.flatMap((folder) => filesIn(join(ROOT, folder)));
    const sources = files.filter((file) => !file.endsWith(".d.ts"));
    await Promise.all(sources.map((file) => compile(file, into)));
  },
};

/** Compiles or copies one source into the folder `into`. */
async function compile(source: string, into: string): Promise<void> {
  const path = source.startsWith(SHARED)
    ? join(SHARED_COPY, relative(SHARED, source))
    : relative(API, source);
  const target = join(into, path).replace(/\.tsx?$/, ".js");
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
