/** npm run dev: port, Vite and embedded services, with the API in a child process (ADR-0021). -- --inspect[=PORT] is for debuggers. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CustomPayload } from "vite";
import { freePort } from "../api/embedded/free-port";
import { watchParent } from "../api/embedded/parent-process";
import { waitUntil } from "../api/embedded/processes";
import { readEnv } from "../api/src/boot/env";
import { openServices, variablesOf } from "../api/src/boot/services";
import { startError } from "../api/src/boot/start-error";
import { onStop, stop, Stopped, unlessStopped } from "../api/src/boot/stop-signal";
import { ROOT } from "./build/target";
import { answerRunner, startVite } from "./dev-vite";
import { writeChanged } from "./generated-files";
import { generateDocuments } from "./generate-documents";

/** Watched by Vite, in addition to the web. */
const WATCHED = ["api/src", "api/demo", "api/embedded", "api/assets", "shared/src"];
/** The API restarts after a change of these. */
const READ_BY_API = /^(api\/(src|demo|embedded|assets)|shared\/src|web\/graphiql\.html)(?!.*\.spec\.tsx?$)/;
/** Changes within this time, as by a checkout of another commit, are handled together, in ms. */
const BURST_MS = 30;
/** How long the API may take to end by itself, in ms. */
const END_MS = 5_000;

let api: ChildProcess | undefined;
let launchApi: (() => ChildProcess) | undefined;
/** Why the API does not run; empty while it listens, undefined while it starts. */
let failure: string | undefined;
/** Functions that end the embedded services, in the order of their starts. */
const stops: (() => Promise<void>)[] = [];

async function start(flags: string[]): Promise<void> {
  const env = readEnv(process.env);
  const server = createServer((request, response) => {
    void starting.then(([vite]) => admit(request, response, () => vite.middlewares(request, response)));
  });
  await once(server.listen(env.port, env.host), "listening"); // first, so that a port in use ends the start
  const { port } = server.address() as AddressInfo;
  const apiPort = String(await freePort());
  const onPages = () => void api?.send("changed", () => undefined);
  const starting = Promise.all([
    startVite(server, apiPort, env.publicOrigin, onPages),
    openServices(env, console, stops),
  ]);
  const [vite, services] = await starting;
  vite.watcher.add(WATCHED.map((path) => join(ROOT, path)));
  vite.watcher.on("all", (_event, file) => onFile(relative(ROOT, file)));
  await services.ready; // otherwise the API would start another emulator
  const variables = {
    ...variablesOf(env, services),
    ...{ HOST: "127.0.0.1", PORT: apiPort },
    WEB_CONCURRENCY: "1", // only the first process has the connection to Vite
    DEV_ADDRESS: `http://${env.host === "127.0.0.1" ? "localhost" : env.host}:${port}`,
  };
  launchApi = () => {
    const child = fork("api/src/boot/main.ts", {
      execArgv: [...flags, "-r", "./tools/register.cjs", "-r", "./tools/dev-pages.ts"],
      env: { ...process.env, ...variables },
      stdio: ["ignore", "inherit", "pipe", "ipc"],
      detached: true, // Ctrl+C reaches only this process, so that it can end the API before the services
    });
    let errors = "";
    child.stderr?.pipe(process.stderr);
    child.stderr?.on("data", (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-4_000)));
    child.on("message", (message) => {
      if (message === "listening") failure = "";
      else void answerRunner(vite, child, message as CustomPayload);
    });
    child.once("close", () => child === api && (failure = errors || "The API has ended."));
    return child;
  };
  api = launchApi();
}

/** Lets only the shop's own pages read sources. Requests of the API wait until it listens; if it can't, they get its errors. */
async function admit({ url, headers }: IncomingMessage, response: ServerResponse, next: () => void) {
  const { origin, host, accept } = headers;
  if (url?.startsWith("/vite/"))
    return !origin || origin.replace(/^https?:\/\//, "") === host ? next() : response.writeHead(403).end();
  await waitUntil(() => failure !== undefined, Infinity);
  if (!failure) return next();
  const [type, text] = accept?.includes("text/html")
    ? ["text/plain; charset=utf-8", failure]
    : ["application/problem+json", JSON.stringify({ title: "The API does not run", detail: failure })];
  response.writeHead(503, { "content-type": type, refresh: "2" }).end(text); // a browser asks again
}

const changed = new Set<string>();
let work = Promise.resolve();

function onFile(file: string): void {
  changed.add(file);
  work = work.then(applyChanges).catch(console.error);
}

async function applyChanges(): Promise<void> {
  if (changed.size === 0) return;
  await wait(BURST_MS);
  const files = [...changed];
  changed.clear();
  if (launchApi && files.some((file) => READ_BY_API.test(file))) {
    failure = undefined;
    await endApi();
    api = launchApi();
  }
  if (files.some((file) => file.endsWith(".graphql"))) writeChanged(await generateDocuments());
}

async function endApi(): Promise<void> {
  const child = api;
  api = undefined;
  if (child?.exitCode !== null || !child.kill("SIGTERM")) return;
  const force = setTimeout(() => child.kill("SIGKILL"), END_MS);
  await once(child, "exit");
  clearTimeout(force);
}

async function end(code: number): Promise<void> {
  await endApi();
  for (const stopService of stops.reverse()) await stopService();
  process.exit(code);
}

watchParent(() => stop("npm is gone"));
onStop(() => void end(0).catch(() => process.exit(1)));
unlessStopped(start(process.argv.slice(2))).catch((error: unknown) => {
  if (error instanceof Stopped) return;
  console.error(startError(error, "npm run dev"));
  void end(1);
});
