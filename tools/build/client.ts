/** npm run build --workspace client: builds client/dist, for `npm pack --workspace client`. (.npmrc forbids a `prepack` script.) */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform, type Options } from "@swc/core";
import { ROOT } from "./target";

const COMMON_JS: Options = {
  ...{ swcrc: false, configFile: false, sourceMaps: false },
  ...{ jsc: { parser: { syntax: "ecmascript" }, target: "es2022" }, module: { type: "commonjs" } },
};

/** Builds the client into a folder, with its types: `esm` for import, `cjs` for require. Throws if its types are wrong. */
export async function buildClient(into: string): Promise<void> {
  const [esm, cjs] = [join(into, "esm"), join(into, "cjs")];
  rmSync(into, { recursive: true, force: true });
  const compiler = ["node_modules/typescript/bin/tsc", "-p", "client/tsconfig.build.json", "--outDir", esm];
  execFileSync(process.execPath, compiler, { cwd: ROOT, stdio: "inherit" });
  mkdirSync(cjs);
  for (const name of readdirSync(esm)) {
    // Node's modules need the extension in an import
    const text = readFileSync(join(esm, name), "utf8").replace(/((from |import\()"\.\/[\w.-]+)"/g, '$1.js"');
    writeFileSync(join(esm, name), text);
    writeFileSync(join(cjs, name), name.endsWith(".d.ts") ? text : (await transform(text, COMMON_JS)).code);
  }
  writeFileSync(join(esm, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
}

if (require.main === module) void buildClient(join(ROOT, "client/dist"));
