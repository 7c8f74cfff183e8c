import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { databaseMetrics, type WatchReplicas } from "./database-metrics";
import { graphqlMetrics } from "./graphql-metrics";
import { httpMetrics, type WatchRequests } from "./http-metrics";
import { jobCountMetrics, type MetricsDatabase } from "./job-metrics";
import type { MetricsSource } from "./metrics-server";
import { shopMetrics } from "./shop-metrics";

/** The metrics of this process, recorded from now on. */
export interface Recording extends MetricsSource {
  watchRequests: WatchRequests;
  watchReplicas: WatchReplicas;
  close(): Promise<void>;
}

/** Records this process's metrics, and reads the counts of jobs from the database. */
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
 * Records the metrics of a process in a cluster, and reports them to the first process on request. A replacement process
 * inherits the `slot`: with one series per slot, a counter that starts again is a restart and no loss.
 */
export function recordInCluster(slot: string): Omit<Recording, keyof MetricsSource> {
  const registry = new Registry();
  new AggregatorRegistry(); // answers the first process's requests
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

/** The metrics of all processes of this cluster, and of the jobs. If a process doesn't respond, only those of the jobs. */
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

const STARTED_SECONDS = (Date.now() - process.uptime() * 1_000) / 1_000;

/** Memory, processor, event loop and garbage collection of this process. */
function processMetrics(registry: Registry): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: "shop_event_loop_utilization_ratio",
    help: "The part of the time since the last scrape in which the event loop was busy.",
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
  new Gauge({
    name: "shop_process_start_time_seconds",
    help: "When this process started, since the epoch.",
    registers,
    collect() {
      this.set(STARTED_SECONDS);
    },
  });
}
