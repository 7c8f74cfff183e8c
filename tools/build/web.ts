import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { FASTER, precompress, SMALLEST } from "./precompress";
import { ROOT, type Target } from "./target";

const INPUTS = [
  "web/src",
  "shared/src",
  "web/public",
  "web/index.html",
  "web/graphiql.html",
  "web/vite.config.ts",
  "web/vite.graphiql.config.ts",
  "web/vite.inline-scripts.ts",
  "web/package.json",
  "web/tsconfig.json",
  "package-lock.json",
  "tools/build",
];

/** The pages' code for the browser, with Vite's manifest. */
export const webClient: Target = {
  name: "web, for the browser",
  inputs: INPUTS,
  output: "web/dist/client",
  build: async (into) => {
    const assets = join(into, "assets");
    await vite("build", "--outDir", into, "--emptyOutDir");
    await precompress(assets, SMALLEST); // visitors wait for these; for GraphiQL's editor integrators alone
    await vite("build", "--outDir", into, "--config", "vite.graphiql.config.ts");
    await precompress(assets, FASTER);
  },
};

/** The code that renders the pages on the server. */
export const webServer: Target = {
  name: "web, for the server",
  inputs: INPUTS,
  output: "web/dist/server",
  build: (into) => vite("build", "--outDir", into, "--ssr", "src/boot/entry-server.tsx", "--emptyOutDir"),
};

/** Runs Vite in a process of its own, so that two run concurrently and their memory is freed. Prints its output only if it fails. */
function vite(...args: string[]): Promise<void> {
  const script = join(ROOT, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [script, ...args, "--logLevel", "warn"], {
    cwd: join(ROOT, "web"),
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  process.once("exit", () => child.kill());
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(stripVTControlCharacters(output).trim() || `vite ended with ${code}`)),
    );
  });
}
