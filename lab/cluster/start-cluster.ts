import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../api/embedded/free-port";
import { startEmbedded } from "../../api/embedded/embedded";
import { MISSING, startDatabases, type Stop } from "./databases";
import { makeFolder } from "./folders";
import { hasNginx, startNginx } from "./nginx";
import { hasPrometheus, startPrometheus } from "./prometheus";
import { answers, shopProcesses, type ShopProcess } from "./shop-processes";

/** The shop on more than one process, with everything around it, as docker-compose.yml has it. */
export interface Cluster {
  /** Where browsers reach it. */
  url: string;
  /** The Firebase Auth emulator. */
  emulatorUrl: string;
  /** What runs where. */
  addresses: [name: string, address: string][];
  stop: Stop;
}

const log = { info: () => undefined, warn: (message: string) => console.error(message) };

/** Starts everything, on free ports and in a new folder, which is removed at the end. */
export async function startCluster(): Promise<Cluster> {
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
    log,
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
