import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
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
  "web/vite.asset-names.ts",
  "web/vite.inline-scripts.ts",
  "web/vite.split-texts.ts",
  "web/package.json",
  "web/tsconfig.json",
  "package-lock.json",
  "tools/build",
];

/** Three builds run at once: further threads of each would mostly wait for one another. */
const ONE_THREAD = {
  RAYON_NUM_THREADS: "1",
  ROLLDOWN_WORKER_THREADS: "1",
  ROLLDOWN_MAX_BLOCKING_THREADS: "1",
};

/** Vite's list of what the browser's code was built into. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The folder of the browser's files. */
export const CLIENT = join(ROOT, "web/dist/client");

/** Of the built web. */
export const readManifest = () => JSON.parse(readFileSync(join(CLIENT, "manifest.json"), "utf8")) as Manifest;

/** The pages' code for the browser with Vite's manifest; GraphiQL, and with it the typeface; the code that renders the pages on the server. */
export const web: Target = {
  name: "web",
  inputs: INPUTS,
  output: "web/dist",
  async build(into) {
    const client = join(into, "client");
    const builds = await Promise.allSettled([
      vite("--outDir", client),
      vite("--outDir", client, "--config", "vite.graphiql.config.ts"),
      vite("--outDir", join(into, "server"), "--ssr", "src/boot/entry-server.tsx"),
    ]);
    const failure = builds.find((build) => build.status === "rejected");
    if (failure) throw failure.reason;
  },
};

/** Compresses the files of the built web that aren't yet: pages at the highest level, GraphiQL in a tenth of the time. */
export async function compressWeb(): Promise<void> {
  const ofPages = new Set(Object.values(readManifest()).map(({ file }) => basename(file)));
  const assets = join(CLIENT, "assets");
  await precompress(assets, SMALLEST, (name) => ofPages.has(name));
  await precompress(assets, FASTER);
}

/** Builds in a child process, so that builds run concurrently and free their memory. Prints Vite's output only if it fails. */
function vite(...args: string[]): Promise<void> {
  const script = join(ROOT, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [script, "build", ...args, "--logLevel", "warn"], {
    cwd: join(ROOT, "web"),
    env: { ...process.env, NODE_ENV: "production", ...ONE_THREAD },
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
