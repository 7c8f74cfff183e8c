/** npm run build --workspace client: builds client/dist. No script of a package runs by itself here (.npmrc), so this comes before `npm pack --workspace client`. */
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "@swc/core";
import { ROOT } from "./target";

/** Builds the client into a folder, with its types: `esm` for import, `cjs` for require. Throws if its types are wrong. */
export async function buildClient(into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  const esm = join(into, "esm");
  const compiler = ["node_modules/typescript/bin/tsc", "-p", "client/tsconfig.build.json", "--outDir", esm];
  await promisify(execFile)(process.execPath, compiler, { cwd: ROOT });
  const cjs = join(into, "cjs");
  mkdirSync(cjs);
  for (const name of readdirSync(esm)) {
    // an import of Node's own kind names the file as it is called
    const text = readFileSync(join(esm, name), "utf8").replace(/((from |import\()"\.\/[\w.-]+)"/g, '$1.js"');
    writeFileSync(join(esm, name), text);
    writeFileSync(join(cjs, name), name.endsWith(".d.ts") ? text : await asCommonJs(text));
  }
  writeFileSync(join(esm, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
}

async function asCommonJs(text: string): Promise<string> {
  const { code } = await transform(text, {
    ...{ swcrc: false, configFile: false, sourceMaps: false },
    ...{ jsc: { parser: { syntax: "ecmascript" }, target: "es2022" }, module: { type: "commonjs" } },
  });
  return code;
}

if (require.main === module) void buildClient(join(ROOT, "client/dist"));
