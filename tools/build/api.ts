import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { transformFile } from "@swc/core";
import { filesIn, ROOT, type Target } from "./target";

const SOURCES = join(ROOT, "api/src");

/** The api, file by file, as CommonJS with source maps. */
export const api: Target = {
  name: "api",
  inputs: ["api/src", ".swcrc", "package-lock.json", "tools/build"],
  output: "api/dist",
  async build(into) {
    const sources = filesIn(SOURCES).filter((file) => !file.endsWith(".d.ts"));
    await Promise.all(sources.map((file) => compile(file, join(into, relative(SOURCES, file)))));
  },
};

async function compile(source: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  if (!source.endsWith(".ts")) return copyFileSync(source, target);
  const { code, map } = await transformFile(source, {
    configFile: join(ROOT, ".swcrc"),
    sourceFileName: source,
  });
  const script = target.replace(/\.ts$/, ".js");
  writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
  writeFileSync(`${script}.map`, map ?? "");
}
