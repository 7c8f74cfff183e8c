import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { FASTER, precompress, SMALLEST } from "./precompress";
import { removeAbandonedDrafts, ROOT, stampOf, type Target } from "./target";

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

/** Several builds run at once: further threads of each would mostly wait for one another. */
const ONE_THREAD = {
  RAYON_NUM_THREADS: "1",
  ROLLDOWN_WORKER_THREADS: "1",
  ROLLDOWN_MAX_BLOCKING_THREADS: "1",
};

/** Vite's list of what the browser's code was built into. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Where the browser's files are. */
export const CLIENT = join(ROOT, "web/dist/client");

/** Of the built web. */
export const readManifest = () => JSON.parse(readFileSync(join(CLIENT, "manifest.json"), "utf8")) as Manifest;

/** The pages' code for the browser with Vite's manifest; the code that renders the pages on the server. `completeWeb` adds the rest. */
export const web: Target = {
  name: "web",
  inputs: INPUTS,
  output: "web/dist",
  async build(into) {
    const [client, server] = [join(into, "client"), join(into, "server")];
    const builds = await Promise.allSettled([
      vite("--outDir", client),
      vite("--outDir", server, "--ssr", "src/boot/entry-server.tsx"),
    ]);
    const failure = builds.find((build) => build.status === "rejected");
    if (failure) throw failure.reason;
    // the typeface and images that only rendered pages name
    moveFiles(join(server, "assets"), join(client, "assets"), (name) => !name.endsWith(".js"));
  },
};

/** Adds to the built web what no visitor waits for: GraphiQL, and the compressed files, those of GraphiQL in a tenth of the time. */
export async function completeWeb(): Promise<void> {
  await addGraphiQL();
  const ofPages = new Set(Object.values(readManifest()).map(({ file }) => basename(file)));
  const assets = join(CLIENT, "assets");
  await precompress(assets, SMALLEST, (name) => ofPages.has(name));
  await precompress(assets, FASTER);
}

/** Adds GraphiQL with one step at the end, so that it is complete wherever its page is. */
async function addGraphiQL(): Promise<void> {
  const page = "graphiql.html";
  if (existsSync(join(CLIENT, page))) return;
  const builtFrom = stampOf(web);
  const output = join(ROOT, web.output, "graphiql");
  const draft = `${output}.${process.pid}`;
  removeAbandonedDrafts(output);
  try {
    await vite("--outDir", draft, "--config", "vite.graphiql.config.ts");
    if (stampOf(web) !== builtFrom) return; // another process has built the web of later sources meanwhile
    moveFiles(join(draft, "assets"), join(CLIENT, "assets"));
    renameSync(join(draft, page), join(CLIENT, page));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function moveFiles(from: string, to: string, wanted: (name: string) => boolean = () => true): void {
  for (const name of readdirSync(from).filter(wanted)) renameSync(join(from, name), join(to, name));
}

/** Builds in a process of its own, so that several run concurrently and their memory is freed. Prints Vite's output only if it fails. */
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
