import type { Compared, CpuTime, Latencies } from "./rounds";

/** A scenario's results. */
export interface Row extends Compared {
  name: string;
  target: number;
  /** The rate of the open loop. */
  perSecond: number;
  latencies: Latencies;
  /** Resident memory of the shop's process afterwards; undefined without /proc. */
  megabytes: number | undefined;
}

const columns = [
  "scenario",
  "shop/s",
  "baseline/s",
  "shop : baseline",
  "target",
  "CPU of shop",
  "CPU of baseline",
  "CPU, baseline : shop",
  "p99 of shop",
  "p99 of baseline",
  "sent late",
  "MB of shop",
];

/** CPU times in µs per request, of the server and of PostgreSQL; p99 in ms, in an open loop at half of the baseline server's throughput. */
export const header = `CPU: µs per request, own + PostgreSQL's. p99: ms at half of the baseline's requests/s, from when a request was due.
Sent late: by the generator, ms, also p99. MB: resident memory of the shop's process afterwards.

| ${columns.join(" | ")} |
| --- |${" ---: |".repeat(columns.length - 1)}`;

/** A line of the table. */
export function rowOf({ name, target, shop, baseline, ratio, latencies, megabytes }: Row): string {
  const cells = [
    name,
    shop.requestsPerSecond.toFixed(0),
    baseline.requestsPerSecond.toFixed(0),
    ratio.toFixed(2),
    target.toFixed(2),
    cpuOf(shop),
    cpuOf(baseline),
    (totalOf(baseline) / totalOf(shop)).toFixed(2).replace("NaN", "?"),
    latencies.shop.toFixed(1),
    latencies.baseline.toFixed(1),
    latencies.delay.toFixed(1),
    megabytes?.toFixed(0) ?? "?",
  ];
  return `| ${cells.join(" | ")} |`;
}

const cpuOf = ({ own, postgres }: CpuTime) => `${own?.toFixed(0) ?? "?"} + ${postgres?.toFixed(0) ?? "?"}`;
const totalOf = ({ own = NaN, postgres = NaN }: CpuTime) => own + postgres;
