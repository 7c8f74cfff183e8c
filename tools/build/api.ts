import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { transformFile } from "@swc/core";
import { filesIn, ROOT, type Target } from "./target";

const API = join(ROOT, "api");
const SHARED = join(ROOT, "shared/src");

/** Where the compiled API finds its copy of the shared package, so that it needs only dist and npm packages (ADR-0022). */
const SHARED_COPY = "node_modules/@shop/shared";

/** The API, file by file, as CommonJS with source maps. */
export const api: Target = {
  name: "api",
  inputs: ["api/src", "api/demo", "api/embedded", "shared/src", ".swcrc", "package-lock.json", "tools/build"],
  output: "api/dist",
  async build(into) {
    const sources = ["src", "demo", "embedded"]
      .flatMap((folder) => filesIn(join(API, folder)))
      .filter((file) => !file.endsWith(".d.ts"));
    await Promise.all(sources.map((file) => compile(file, join(into, relative(API, file)))));
    await buildShared(join(into, SHARED_COPY));
  },
};

async function buildShared(into: string): Promise<void> {
  await Promise.all(filesIn(SHARED).map((file) => compile(file, join(into, relative(SHARED, file)))));
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, "package.json"), JSON.stringify({ exports: { "./*": "./*.js" } }));
}

async function compile(source: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source)) return copyFileSync(source, target);
  const { code, map } = await transformFile(source, {
    configFile: join(ROOT, ".swcrc"),
    sourceFileName: source,
    inlineSourcesContent: false, // they would be kept in memory, and stacks need only lines
  });
  const script = target.replace(/\.tsx?$/, ".js");
  writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
  writeFileSync(`${script}.map`, map ?? "");
}
