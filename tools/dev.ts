/** npm run dev: runs the build of `npm start`, builds again when a source changes, and restarts the shop. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { lockDataFolder, secret } from "../api/embedded/data-folder";
import { startEmbedded } from "../api/embedded/embedded";
import { watchParent } from "../api/embedded/parent-process";
import { readEnv } from "../api/src/boot/env";
import { buildStale } from "./build/build-stale";
import { ROOT } from "./build/target";

const WATCHED = ["api/src", "api/assets", "web/src", "web/public", "web/index.html", "web/vite.config.ts"];
const DEBOUNCE_MS = 100;

/** Starts the embedded services once. `env` is the environment with which each restart of the shop finds them. */
async function prepare(): Promise<{ env: NodeJS.ProcessEnv; stop(): Promise<void> }> {
  const { dataDir, database, firebase, accessTokenSecret, seed } = readEnv(process.env);
  const lock = await lockDataFolder(dataDir, console);
  const services = await startEmbedded({
    dataDir,
    log: console,
    postgres: !database.url,
    authEmulator: firebase.emulated
      ? { projectId: firebase.projectId, host: firebase.emulatorHost }
      : undefined,
  });
  const env = {
    ...process.env,
    DATABASE_URL: database.url ?? services.databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: services.authEmulatorHost,
    ACCESS_TOKEN_SECRET: accessTokenSecret ?? secret(dataDir, "access-token-secret"),
    SEED: seed,
  };
  return { env, stop: () => services.stop().finally(() => lock.release()) };
}

function startShop(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "api/dist/src/boot/main.js")], {
    cwd: ROOT,
    env,
    stdio: "inherit",
    detached: true, // Ctrl-C reaches only this process, so that it can end the shop before the services
  });
}

async function stopShop(shop: ChildProcess | undefined): Promise<void> {
  if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise((resolve) => shop.once("exit", resolve));
  shop.kill("SIGTERM");
  const force = setTimeout(() => shop.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(force);
}

/** Calls back once after a burst of changes to the sources. */
function onChange(callback: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED.map((path) => join(ROOT, path)).filter(existsSync)) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(callback, DEBOUNCE_MS);
    });
  }
}

async function main(): Promise<void> {
  const { env, stop } = await prepare();
  let shop: ChildProcess | undefined;
  let work = Promise.resolve();
  let ending = false;

  const restart = async (): Promise<void> => {
    if (ending || !(await buildStale())) return;
    await stopShop(shop);
    if (!ending) shop = startShop(env);
  };
  const end = (): void => {
    if (ending) return;
    ending = true;
    void work
      .then(() => stopShop(shop))
      .then(stop)
      .then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  watchParent(end);

  onChange(() => void (work = work.then(restart)));
  work = work.then(restart);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
