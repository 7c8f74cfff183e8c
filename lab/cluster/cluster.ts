/**
 * npm run lab -- cluster: the topology of docker-compose.yml as processes of this machine: PostgreSQL and a replica, PgBouncer, two shop
 * processes, a worker, nginx and Prometheus. PgBouncer, nginx and Prometheus are left out if they are not installed. Ctrl-C ends all
 * processes. With --check it runs a customer's and an admin's journey in a browser, and exits with their result.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../../api/embedded/embedded";
import { freePort } from "../../api/embedded/free-port";
import { demoAccounts } from "../../shared/src/demo-accounts";
import { watchParent } from "../../api/embedded/parent-process";
import { quiet } from "../services";
import { buildStale } from "../../tools/build";
import { MISSING, startDatabases, type Stop } from "./databases";
import { hasNginx, startNginx } from "./nginx";
import { hasPrometheus, startPrometheus } from "./prometheus";
import { answers, makeFolder, shopProcesses, type ShopProcess } from "./shop-processes";
import { run } from "../../tools/run-steps";
import { inBrowser } from "../commands";

/** A running cluster. */
interface Cluster {
  /** The URL for browsers. */
  url: string;
  /** The Firebase Auth emulator. */
  emulatorUrl: string;
  /** The addresses of all processes. */
  addresses: [name: string, address: string][];
  stop: Stop;
}

/** Starts all processes on free ports and in a new folder, which is removed at the end. */
async function startCluster(): Promise<Cluster> {
  const folder = makeFolder();
  const stops: Stop[] = [
    () => Promise.resolve(rmSync(folder, { recursive: true, force: true, maxRetries: 5 })),
  ];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startIn(folder, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startIn(folder: string, stops: Stop[]): Promise<Omit<Cluster, "stop">> {
  const { database, addresses } = await startDatabases(folder, stops);
  const emulatorHost = await startEmulator(folder, stops);
  const withNginx = hasNginx();
  const [first, second] = [await aProcess("shop-1"), await aProcess("shop-2")];
  const worker = { ...(await aProcess("worker")), port: first.port };
  const front = withNginx ? await freePort() : first.port;
  const url = `http://127.0.0.1:${front}`;
  const start = shopProcesses({
    ...{ folder, database, emulatorHost },
    publicOrigin: url,
    proxies: withNginx ? 1 : 0,
  });
  // the first one fills the database
  for (const shop of [first, second]) {
    const service = await start.shop(shop);
    stops.push(() => service.stop());
  }
  const jobs = start.worker(worker);
  stops.push(() => jobs.stop());
  if (withNginx) {
    const nginx = startNginx(folder, front, [first.port, second.port]);
    stops.push(() => nginx.stop());
    await answers(`${url}/readyz`, nginx, () => "nginx's errors stand above.");
  }
  const metrics = [first, second, worker].map(({ metricsPort }) => metricsPort);
  addresses.push(
    ["shop", url],
    [
      "nginx",
      withNginx ? `${url}, before the two below` : `${MISSING}; the shop's address is its first process`,
    ],
    ...[first, second].map(({ name, port, metricsPort }): [string, string] => [
      name,
      `http://127.0.0.1:${port}, metrics ${metricsPort}`,
    ]),
    ["worker", `metrics ${worker.metricsPort}`],
    ["Firebase emulator", `http://${emulatorHost}`],
    ["Prometheus", await prometheusOn(folder, metrics, stops)],
    ["logs and data", folder],
  );
  return { url, emulatorUrl: `http://${emulatorHost}`, addresses };
}

async function aProcess(name: string): Promise<ShopProcess> {
  return { name, port: await freePort(), metricsPort: await freePort() };
}

async function startEmulator(folder: string, stops: Stop[]): Promise<string> {
  const { authEmulatorHost, ready, stop } = await startEmbedded({
    dataDir: join(folder, "firebase"),
    log: quiet,
    postgres: false,
    authEmulator: { projectId: "demo-shop", host: `127.0.0.1:${await freePort()}` },
  });
  stops.push(stop);
  await ready;
  return authEmulatorHost as string;
}

async function prometheusOn(folder: string, metrics: number[], stops: Stop[]): Promise<string> {
  if (!hasPrometheus()) return MISSING;
  const port = await freePort();
  const prometheus = startPrometheus(folder, port, metrics);
  stops.push(() => prometheus.stop());
  return `http://127.0.0.1:${port}`;
}

/** Runs the journey against a cluster. */
function checkIn({ url, emulatorUrl }: Cluster): Promise<boolean> {
  return run({
    name: "a journey through the cluster",
    command: inBrowser("cluster"),
    env: { SHOP_UNDER_TEST: JSON.stringify({ url, emulatorUrl, env: {} }) },
  });
}

function announce({ url, addresses }: Cluster): void {
  for (const [name, address] of addresses) console.log(`${name.padEnd(18)} ${address}`);
  for (const { email, password } of Object.values(demoAccounts))
    console.log(`demo account       ${email} / ${password}`);
  console.log(`\nThe shop is open at ${url}; Ctrl-C ends everything.`);
}

/** Resolves when this process is asked to end. */
function asked(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end());
    watchParent(end);
  });
}

async function main(): Promise<boolean> {
  const end = asked().then(() => true);
  if (!(await buildStale())) return false;
  const cluster = await startCluster();
  announce(cluster);
  const succeeded = await Promise.race([process.argv.includes("--check") ? checkIn(cluster) : end, end]);
  console.log("Ending …");
  await cluster.stop();
  return succeeded;
}

main().then(
  (succeeded) => process.exit(succeeded ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
