import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { demoAccounts } from "@shop/shared/demo-accounts";
import { textLanguage } from "@shop/shared/locale";
import type { Logger } from "pino";
import { keepCurrency } from "../data/keep-currency";
import { migrate } from "../data/migrate";
import { connect } from "../data/connections/connect";
import { maintenanceLimits } from "../data/connections/limits";
import { requireSessions } from "../data/connections/sessions";
import { seedAccounts, seedAdmin, seedDemo } from "../../demo/seed";
import { createSchema } from "./create-schema";
import type { Env } from "./env";
import { warningsOf } from "./env-warnings";
import { Firebase } from "../modules/identity/firebase";
import { openClusterMetrics, SLOT } from "./open-metrics";
import { serve } from "./serve";
import { openServices, variablesOf, type OpenServices, type Services } from "./services";
import { unlessStopped } from "./stop-signal";

/** How long to wait before a dead process is replaced, in ms. */
const RESTART_DELAY_MS = 500;

/** Shuts a service down in order; resolves when it has stopped. */
type Stop = () => Promise<void>;

/**
 * Starts the complete shop: embedded services, schema, demo, server processes. Announces its address once pages answer, and returns a
 * function that stops it once users can sign in, too. Throws Stopped as soon as the process is asked to end, after stopping the services
 * already started.
 */
export async function startShop(env: Env, log: Logger): Promise<Stop> {
  const since = performance.now();
  // npm start builds the web at the same time, and then sends a message
  const webBuilt = process.argv.includes("--await-web") ? once(process, "message") : Promise.resolve();
  const stops: Stop[] = [];
  for (const warning of warningsOf(env)) log.warn(warning);
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const services = await openServices(env, log, stops);
    const accounts = seedDemoAccounts(env, services);
    accounts.catch(() => undefined); // it is awaited later
    if (env.concurrency === 1) createSchema(); // takes half a second, in which the emulator loads its code
    await unlessStopped(prepare(env, services, accounts, log));
    await unlessStopped<unknown>(webBuilt);
    const address = await unlessStopped(listen(env, services, accounts, log, stops));
    announce(env, address, (performance.now() - since) / 1_000, log);
    await unlessStopped(accounts);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs migrations, and seeds an empty database with the demo if configured. */
async function prepare(
  env: Env,
  { database: { directUrl } }: Services,
  customerUid: Promise<string | null>,
  log: Logger,
): Promise<void> {
  const database = await connect(directUrl, log, { limits: maintenanceLimits });
  try {
    await requireSessions(database, log);
    const language = textLanguage();
    const migrations = await migrate(database, { language, onMessage: (message) => log.warn(message) });
    await keepCurrency(database);
    if (migrations > 0) log.info(`Database: ${migrations} migrations run`);
    if (env.seed !== "demo") return;
    if (env.firebase.emulated) await seedAdmin(database);
    const added = await seedDemo(database, { seller: env.policy.seller, customerUid });
    if (added > 0) log.info(`Demo shop: ${added} products added, with orders and reviews`);
  } finally {
    await database.destroy();
  }
}

/** Adds the demo accounts, if configured, once the emulator accepts requests. Returns the demo customer's id there. */
async function seedDemoAccounts(env: Env, { emulatorHost, ready }: OpenServices): Promise<string | null> {
  await ready;
  if (env.seed !== "demo" || !emulatorHost) return null;
  const firebase = new Firebase({ projectId: env.firebase.projectId, emulatorHost });
  try {
    return await seedAccounts(firebase);
  } finally {
    await firebase.close();
  }
}

/** Starts listening; the process is ready once `accounts` resolves. */
async function listen(
  env: Env,
  services: Services,
  accounts: Promise<unknown>,
  log: Logger,
  stops: Stop[],
): Promise<string> {
  if (env.concurrency > 1) {
    await accounts;
    return listenInProcesses(env, services, log, stops);
  }
  const serving = await serve(env, services, log, accounts);
  stops.push(() => serving.stop());
  return serving.address;
}

/** Starts several processes that share the port, and replaces those that die. */
async function listenInProcesses(env: Env, services: Services, log: Logger, stops: Stop[]): Promise<string> {
  const variables = variablesOf(env, services);
  const metrics = await openClusterMetrics(env, services.database, log);
  if (metrics) stops.push(() => metrics.close());
  let stopping = false;
  const slots = new Map<number, number>();
  const fork = (slot: number) => {
    const worker = cluster.fork({ ...variables, [SLOT]: String(slot) });
    slots.set(worker.id, slot);
    // a message (a connection, a request for metrics) reached a dead process; its exit event follows
    worker.on("error", ({ message }) => log.warn(`shop process ${worker.process.pid}: ${message}`));
    return worker;
  };
  cluster.on("exit", (worker, code, signal) => {
    const slot = slots.get(worker.id) as number;
    slots.delete(worker.id);
    if (stopping) return;
    log.warn(`shop process ${worker.process.pid} ended (${signal || code}); starting another`);
    // delayed, so that a process that fails at startup doesn't keep the machine busy
    setTimeout(() => stopping || fork(slot), RESTART_DELAY_MS).unref();
  });
  const ports = Array.from({ length: env.concurrency }, (_, slot) => listening(fork(slot)));
  stops.push(async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => new Promise((gone) => void worker.once("exit", gone).process.kill("SIGTERM"))),
    );
  });
  const [port] = await Promise.all(ports);
  return `http://${env.host}:${port}`;
}

/** Resolves with the port of a shop process, once it listens. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once("listening", ({ port }) => resolve(port));
    worker.once("exit", (code, signal) =>
      reject(new Error(`a shop process ended (${signal || code}) before it listened`)),
    );
  });
}

function announce(env: Env, address: string, seconds: number, log: Logger): void {
  log.info(
    `${env.shopName} is open at ${address.replace("127.0.0.1", "localhost")} after ${seconds.toFixed(1)} s`,
  );
  if (env.seed === "demo" && env.firebase.emulated)
    for (const { email, password } of Object.values(demoAccounts))
      log.info(`  demo account: ${email} / ${password}`);
  if (!env.database.url || env.firebase.emulated) log.info(`  data folder: ${env.dataDir}`);
}
