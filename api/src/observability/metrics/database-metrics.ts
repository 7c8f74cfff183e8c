import { Gauge, type Registry } from "prom-client";
import { openPools } from "../../data/connections/open-pools";
import type { ReplicaState } from "../../data/replicas/replicas";

/**
 * Starts publishing the state of replicas. They are named by their position in DATABASE_REPLICA_URL, never by an
 * address.
 */
export type WatchReplicas = (states: () => ReplicaState[]) => void;

/** Metrics of this process's connection pools. Returns a function that adds those of replicas. */
export function databaseMetrics(registry: Registry): WatchReplicas {
  const registers = [registry];
  new Gauge({
    name: "shop_database_connections",
    help: "Connections of a pool: in use, idle, and the most that it opens.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      this.reset();
      for (const { name: pool, total, idle, max } of openPools()) {
        this.inc({ pool, state: "in use" }, total - idle);
        this.inc({ pool, state: "idle" }, idle);
        this.inc({ pool, state: "max" }, max);
      }
    },
  });
  new Gauge({
    name: "shop_database_waiting_requests",
    help: "Requests that wait for a connection of a pool.",
    labelNames: ["pool"],
    registers,
    collect() {
      this.reset();
      for (const { name: pool, waiting } of openPools()) this.inc({ pool }, waiting);
    },
  });
  return (states) => replicaMetrics(registry, states);
}

function replicaMetrics(registry: Registry, states: () => ReplicaState[]): void {
  const labelNames = ["replica"];
  const registers = [registry];
  new Gauge({
    name: "shop_replica_used",
    help: "Whether this process reads from the replica: 1 or 0.",
    labelNames,
    registers,
    collect() {
      states().forEach(({ used }, replica) => this.set({ replica }, used ? 1 : 0));
    },
  });
  new Gauge({
    name: "shop_replica_lag_seconds",
    help: "How far the replica is behind; missing while that isn't known.",
    labelNames,
    registers,
    collect() {
      this.reset();
      states().forEach(({ lagSeconds }, replica) => lagSeconds !== null && this.set({ replica }, lagSeconds));
    },
  });
  new Gauge({
    name: "shop_replica_repeated_reads",
    help: "Reads that failed on the replica and were repeated on the primary, since the start.",
    labelNames,
    registers,
    collect() {
      states().forEach(({ repeats }, replica) => this.set({ replica }, repeats));
    },
  });
}
