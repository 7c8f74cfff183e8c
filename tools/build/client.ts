/** npm run build --workspace client: builds client/dist, for `npm pack --workspace client`. (.npmrc forbids a `prepack` script.) */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./target";

/** Builds the client into a folder, with its types: `esm` for import, `cjs` for require. Throws if its types are wrong. */
export function buildClient(into: string): void {
  rmSync(into, { recursive: true, force: true });
  const compiler = ["node_modules/typescript/bin/tsc", "--project", "client/tsconfig.build.json"];
  const emit = (folder: string, module: string, type: string) => {
    const options = ["--outDir", join(into, folder), "--module", module];
    execFileSync(process.execPath, [...compiler, ...options], { cwd: ROOT, stdio: "inherit" });
    writeFileSync(join(into, folder, "package.json"), `{ "type": "${type}" }\n`);
  };
  emit("esm", "esnext", "module");
  emit("cjs", "commonjs", "commonjs");
}

if (require.main === module) buildClient(join(ROOT, "client/dist"));
