import type { Cost, Costs } from "./measured-costs";
import { ratesOfDay, shareOfBusiestSecond, type Day } from "./day";
import {
  operationNames,
  operations,
  ratesOf,
  sumOf,
  type Operation,
  type Place,
  type Rates,
} from "./operations";

/** Each process opens up to this number of connections (docs/scaling.md). */
export const CONNECTIONS_OF_PROCESS = 12;
/** With replicas, each process asks the primary for its position on one more, and each replica is read over four and asked over one. */
const WITH_REPLICAS = { primary: 1, replica: 5 };
/** One process may be restarted at any time. */
export const MIN_PROCESSES = 2;
/** With more connections than this, a pooler is worth its place: each costs PostgreSQL memory, and work at every snapshot. */
const MAX_CONNECTIONS = 400;
/** Connections that a pooler opens to the server for each of its cores. */
const POOLED_PER_CORE = 4;

/** What the busiest seconds of a day ask of the shop, and what it takes. */
export interface Capacity {
  /** As visitors send them, and what reaches the shop behind a CDN. */
  requests: { sent: number; received: number };
  /** Placed in a second, with carts counted as one. */
  orders: number;
  /** Cores of the shop that are busy, and the processes that it needs, with the jobs: each uses one core. */
  busy: number;
  processes: number;
  /** Resident memory of all processes, in MB. */
  megabytes: number;
  /** Cores of the primary that are busy, and that it needs. */
  primary: { busy: number; cores: number };
  /** Replicas for reading, with as many cores each as the largest server; 0 while the primary does all. */
  replicas: number;
  /** From all processes to the primary, and to each replica. */
  connections: { primary: number; replica: number };
  /** From a pooler to the server; null where none is needed. */
  pooled: number | null;
  /** What the shop sends: at the busiest seconds in Mbit/s, and in the whole day in GB. */
  sent: { megabits: number; gigabytes: number };
  /** Log of the primary, in MB per second. */
  wal: number;
}

/** What a CDN leaves of an operation. */
export const missedByCdn = (name: Operation, cdn: number): number =>
  operations[name] === "public" || operations[name] === "file" ? 1 - cdn : 1;

/** How often each operation reaches the shop in the busiest seconds, per second. */
export function ratesAtPeak(day: Day): Rates {
  const share = shareOfBusiestSecond(day);
  const rates = ratesOfDay(day);
  return ratesOf((name) => rates[name] * share * missedByCdn(name, day.cdn));
}

/** The sum of one kind of cost over the operations done in these places. */
export function costOf(rates: Rates, costs: Costs, kind: keyof Cost, places?: readonly Place[]): number {
  return operationNames
    .filter((name) => !places || places.includes(operations[name]))
    .reduce((sum, name) => sum + rates[name] * costs.operations[name][kind], 0);
}

/** Processor seconds per second of the database, by where they can be spent. */
export function databaseLoad(rates: Rates, costs: Costs) {
  const seconds = (...places: Place[]) => costOf(rates, costs, "database", places) / 1e6;
  return { reads: seconds("public", "own"), writes: seconds("file", "write") };
}

/** Processor seconds per second with which each replica follows the primary. */
export function replayLoad(rates: Rates, costs: Costs): number {
  const megabytes = costOf(rates, costs, "wal") / 1e6;
  // unmeasured, following is taken to cost as much as writing, which is on the safe side
  return costs.replayPerMegabyte === null
    ? databaseLoad(rates, costs).writes
    : (megabytes * costs.replayPerMegabyte) / 1e6;
}

/** How many replicas the reads need beside the primary. Infinity if following alone takes all of a replica. */
function replicasFor(day: Day, costs: Costs, rates: Rates): number {
  const { reads, writes } = databaseLoad(rates, costs);
  const server = day.cores * day.utilisation;
  if (costs.idle.database + reads + writes <= server) return 0;
  const free = server - costs.idle.database - replayLoad(rates, costs);
  return free > 0 ? Math.ceil(reads / free) : Infinity;
}

/** What a day takes. The costs are those of requests that share nothing, so that a busy shop needs less. */
export function capacityOf(day: Day, costs: Costs): Capacity {
  const rates = ratesAtPeak(day);
  const perDay = ratesOfDay(day);
  const shop = costOf(rates, costs, "shop") / 1e6;
  const processes = Math.max(MIN_PROCESSES, Math.ceil(shop / (day.utilisation - costs.idle.shop)));
  const replicas = replicasFor(day, costs, rates);
  const { reads, writes } = databaseLoad(rates, costs);
  const busy = costs.idle.database + writes + (replicas === 0 ? reads : 0);
  const cores = Math.max(1, Math.ceil(busy / day.utilisation));
  const more = replicas > 0 ? WITH_REPLICAS : { primary: 0, replica: 0 };
  const connections = {
    primary: processes * (CONNECTIONS_OF_PROCESS + more.primary),
    replica: processes * more.replica,
  };
  return {
    requests: { sent: sumOf(perDay) * shareOfBusiestSecond(day), received: sumOf(rates) },
    orders: rates.order + rates["cart of three"],
    busy: shop + processes * costs.idle.shop,
    processes,
    megabytes: processes * costs.megabytes,
    primary: { busy, cores },
    replicas,
    connections,
    pooled: connections.primary > MAX_CONNECTIONS ? Math.max(20, cores * POOLED_PER_CORE) : null,
    sent: {
      megabits: (costOf(rates, costs, "bytes") * 8) / 1e6,
      gigabytes:
        costOf(
          ratesOf((name) => perDay[name] * missedByCdn(name, day.cdn)),
          costs,
          "bytes",
        ) / 1e9,
    },
    wal: costOf(rates, costs, "wal") / 1e6,
  };
}
