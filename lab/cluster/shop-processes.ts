import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntil } from "../../api/embedded/processes";
import type { Service } from "../../api/embedded/supervisor";
import { ROOT } from "../../tools/build/target";
import { isUp } from "../services";
import { serviceOf } from "./service";

const START_TIMEOUT_MS = 60_000;

/** Makes a new folder for a cluster's files, which PostgreSQL's user can enter if root runs this. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-cluster-"));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, "pictures"));
  return folder;
}

/** Makes the data folder of one process. All processes share the uploaded images. */
function makeDataFolder(folder: string, name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { mode: 0o711 });
  symlinkSync(join(folder, "pictures"), join(dataDir, "pictures"));
  return dataDir;
}

const logOf = (folder: string, name: string) => join(folder, `${name}.log`);

/** Opens a process's log file. */
export const openLog = (folder: string, name: string): number => openSync(logOf(folder, name), "a", 0o600);

/** The last lines of a process's log. */
const endOfLog = (folder: string, name: string): string =>
  readFileSync(logOf(folder, name), "utf8").trim().split("\n").slice(-15).join("\n");

/** The settings of all the shop's processes. */
export interface ShopSettings {
  folder: string;
  /** The connections to the database: see docs/scaling.md. */
  database: { url: string; directUrl: string; replicaUrl: string; preparedStatements: boolean };
  emulatorHost: string;
  publicOrigin: string;
  /** The number of proxies in front. */
  proxies: number;
  secret?: string;
}

/** One process of the shop. */
export interface ShopProcess {
  name: string;
  port: number;
  metricsPort: number;
}

/** The environment of the processes, without the variables of this machine's own shop. */
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
    const args = [
      "--max-old-space-size=512",
      "--max-semi-space-size=8",
      join(ROOT, "api/dist/src/boot", script),
    ];
    const env = {
      ...common,
      DATA_DIR: makeDataFolder(folder, name),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    };
    return serviceOf(spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", log, log] }));
  }

  return {
    /** Starts a web process and waits until it is ready. */
    async shop(shop: ShopProcess): Promise<Service> {
      const service = start(shop, "main.js");
      await answers(`http://127.0.0.1:${shop.port}/readyz`, service, () => endOfLog(folder, shop.name));
      return service;
    },
    /** Starts a worker. `port` is a web process's port, to which the demo gateway reports. */
    worker: (worker: ShopProcess): Service => start(worker, "cli/worker.js"),
  };
}

/** Waits until a URL responds. Throws with the service's log if the service ends first, or after a minute. */
export async function answers(address: string, service: Service, log: () => string): Promise<void> {
  let running = true;
  void service.ended.then(() => (running = false));
  const settled = await waitUntil(async () => !running || (await isUp(address)), START_TIMEOUT_MS, 100);
  if (settled && running) return;
  await service.stop();
  throw new Error(`Nothing answers at ${address}:\n${log()}`);
}
