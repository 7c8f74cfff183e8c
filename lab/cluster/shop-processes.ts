import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { waitUntil } from "../../api/embedded/processes";
import type { Service } from "../../api/embedded/supervisor";
import { ROOT } from "../../tools/build/target";
import { endOfLog, makeDataFolder, openLog } from "./folders";
import { serviceOf } from "./service";

const START_TIMEOUT_MS = 60_000;

/** What all processes of the shop have in common. */
export interface ShopSettings {
  folder: string;
  /** Where they reach the database: see docs/scaling.md. */
  database: { url: string; directUrl: string; replicaUrl: string; preparedStatements: boolean };
  emulatorHost: string;
  publicOrigin: string;
  /** How many proxies are in front. */
  proxies: number;
  secret?: string;
}

/** One of them. */
export interface ShopProcess {
  name: string;
  port: number;
  metricsPort: number;
}

/** The environment of the processes; nothing of the machine's own shop leads them elsewhere. */
function environmentOf(settings: ShopSettings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, npm_lifecycle_event } = process.env;
  const { database, emulatorHost, publicOrigin, proxies, secret } = settings;
  return {
    ...{ PATH, HOME, TMPDIR, npm_lifecycle_event },
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    DATABASE_REPLICA_URL: database.replicaUrl,
    PREPARED_STATEMENTS: database.preparedStatements ? "on" : "off",
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    ACCESS_TOKEN_SECRET: secret,
    PUBLIC_ORIGIN: publicOrigin,
    TRUST_PROXY: String(proxies),
    RATE_LIMITS: "shared",
    SEED: "demo",
    WORKER: "off",
    DRAIN_SECONDS: "1",
    CDN_MAX_AGE: "5",
    CDN_STALE: "5",
    LOG_FORMAT: "json",
  };
}

/** Starts the shop's processes, all with one secret. */
export function shopProcesses(settings: Omit<ShopSettings, "secret">) {
  const common = environmentOf({ ...settings, secret: randomBytes(48).toString("base64url") });
  const { folder } = settings;

  /** Runs a script of api/dist. */
  function start({ name, port, metricsPort }: ShopProcess, script: string): Service {
    const log = openLog(folder, name);
    const args = ["--max-old-space-size=512", join(ROOT, "api/dist/src/boot", script)];
    const env = {
      ...common,
      DATA_DIR: makeDataFolder(folder, name),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    };
    return serviceOf(spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", log, log] }));
  }

  return {
    /** Starts a process that answers requests, and waits until it can. */
    async shop(shop: ShopProcess): Promise<Service> {
      const service = start(shop, "main.js");
      await answers(`http://127.0.0.1:${shop.port}/readyz`, service, () => endOfLog(folder, shop.name));
      return service;
    },
    /** Starts a process that runs jobs. `port` is that of a shop, to which the demo gateway reports. */
    worker: (worker: ShopProcess): Service => start(worker, "cli/worker.js"),
  };
}

/** Waits until an address answers 200; throws with the log of the service if it ends first, or after a minute. */
export async function answers(address: string, service: Service, log: () => string): Promise<void> {
  let running = true;
  void service.ended.then(() => (running = false));
  const isThere = () =>
    // a connection that stays open would delay the shop's end
    fetch(address, { headers: { connection: "close" } })
      .then((answer) => answer.text().then(() => answer.ok))
      .catch(() => false);
  const settled = await waitUntil(async () => !running || (await isThere()), START_TIMEOUT_MS, 100);
  if (settled && running) return;
  await service.stop();
  throw new Error(`Nothing answers at ${address}:\n${log()}`);
}
