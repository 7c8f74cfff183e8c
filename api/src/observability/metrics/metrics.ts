import { AggregatorRegistry, Registry } from "prom-client";
import { databaseMetrics, type WatchReplicas } from "./database-metrics";
import { graphqlMetrics } from "./graphql-metrics";
import { httpMetrics, type WatchRequests } from "./http-metrics";
import { jobCountMetrics, type MetricsDatabase } from "./job-metrics";
import type { MetricsSource } from "./metrics-server";
import { processMetrics } from "./process-metrics";
import { shopMetrics } from "./shop-metrics";

/** What this process records, from now on. */
export interface Recording extends MetricsSource {
  watchRequests: WatchRequests;
  watchReplicas: WatchReplicas;
  close(): Promise<void>;
}

/** Records what happens in this process, and reads from the database how many jobs there are. */
export function record(database: MetricsDatabase): Recording {
  const registry = new Registry();
  const recorded = declare(registry);
  const closeJobs = jobCountMetrics(registry, database);
  return {
    ...recorded,
    contentType: registry.contentType,
    read: () => registry.metrics(),
    close: () => Promise.all([recorded.close(), closeJobs()]).then(() => registry.clear()),
  };
}

/**
 * Records what happens in this process of a cluster, and reports it to the first process when that asks.
 * `slot` is its place among them, which its successor takes over: with one series for each place, a counter
 * that begins anew is a restart and no loss.
 */
export function recordInCluster(slot: string): Omit<Recording, keyof MetricsSource> {
  const registry = new Registry();
  new AggregatorRegistry(); // listens for the first process
  registry.setDefaultLabels({ process: slot });
  AggregatorRegistry.setRegistries([registry]);
  return declare(registry);
}

function declare(registry: Registry) {
  processMetrics(registry);
  const ends = [graphqlMetrics(registry), shopMetrics(registry)];
  return {
    watchRequests: httpMetrics(registry),
    watchReplicas: databaseMetrics(registry),
    close: () => Promise.resolve(ends.forEach((end) => end())),
  };
}

/** The metrics of all processes of this cluster, and of the jobs. While a process doesn't answer, those of the jobs alone. */
export function collectCluster(
  database: MetricsDatabase,
  log: { warn(message: string): void },
): MetricsSource & { close(): Promise<void> } {
  const cluster = new AggregatorRegistry();
  const own = new Registry();
  const close = jobCountMetrics(own, database);
  const ofProcesses = () =>
    cluster.clusterMetrics().catch((error: Error) => {
      log.warn(`a process of the shop did not report its metrics: ${error.message}`);
      return "";
    });
  return {
    contentType: cluster.contentType,
    read: async () => (await Promise.all([own.metrics(), ofProcesses()])).join("\n"),
    close,
  };
}
