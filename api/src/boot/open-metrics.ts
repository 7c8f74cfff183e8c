import cluster from "node:cluster";
import type { Logger } from "pino";
import { collectCluster, record, recordInCluster, type Recording } from "../observability/metrics/metrics";
import type { MetricsDatabase } from "../observability/metrics/job-metrics";
import { serveMetrics, type MetricsSource } from "../observability/metrics/metrics-server";
import type { Env } from "./env";

/** The variable with a process's slot in the cluster. */
export const SLOT = "SHOP_PROCESS";

type Opened = Omit<Recording, keyof MetricsSource>;

/**
 * Starts recording this process's metrics, and serves them on METRICS_PORT; undefined without that variable. In a cluster the first
 * process serves them. Throws if the port is in use.
 */
export async function openMetrics(
  env: Env,
  database: MetricsDatabase,
  log: Logger,
): Promise<Opened | undefined> {
  if (env.metricsPort === undefined) return undefined;
  if (cluster.isWorker) return recordInCluster(process.env[SLOT] ?? "0");
  const recording = record(database);
  const close = await listen(env, recording, log);
  return { ...recording, close };
}

/** Serves the metrics of all processes of the cluster, from its first process; undefined without METRICS_PORT. */
export async function openClusterMetrics(
  env: Env,
  database: MetricsDatabase,
  log: Logger,
): Promise<Pick<Opened, "close"> | undefined> {
  if (env.metricsPort === undefined) return undefined;
  return { close: await listen(env, collectCluster(database, log), log) };
}

type Closing = MetricsSource & { close(): Promise<void> };

async function listen({ host, metricsPort: port = 0 }: Env, source: Closing, log: Logger) {
  try {
    const server = await serveMetrics(source, { host, port });
    log.info(`Metrics are at ${server.address}`);
    return () => server.close().then(() => source.close());
  } catch (error) {
    await source.close();
    throw new Error(`METRICS_PORT: can't listen: ${(error as Error).message}`, { cause: error });
  }
}
