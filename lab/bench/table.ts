import { median } from "./figures/percentile";
import type { Compared, CpuTime } from "./rounds";
import type { SlowestRow } from "./slowest";

/** A scenario's results. */
export interface Row extends Compared {
  name: string;
  target: number;
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
  "MB of shop",
];

/** Above the rows of throughput. */
export const header = `CPU: µs per request, own + PostgreSQL's. MB: resident memory of the shop's process afterwards.

${headOf(columns)}`;

/** Above the rows of latencies. */
export const latencyHeader = `In ms, in an open loop. p99: from when a request was due, the median of the runs (the best to the worst). Loop: how late the event loop
was, p99. Collection: the longest one of a run. Sent late: by the generator, p99; above 1 ms, the other figures say little.

${headOf([
  "scenario",
  "of the baseline's rate",
  "requests/s",
  "p99 of shop",
  "p99 of baseline",
  "loop of shop",
  "loop of baseline",
  "collection of shop",
  "collection of baseline",
  "sent late",
])}`;

function headOf(names: string[]): string {
  return `| ${names.join(" | ")} |\n| --- |${" ---: |".repeat(names.length - 1)}`;
}

/** A line of latencies. */
export function latencyRowOf({ name, share, perSecond, shop, baseline, delay }: SlowestRow): string {
  const p99Of = ({ p99s }: typeof shop) =>
    `${median(p99s).toFixed(1)} (${Math.min(...p99s).toFixed(1)}–${Math.max(...p99s).toFixed(1)})`;
  const times = [shop.loop, baseline.loop, shop.collection, baseline.collection, delay];
  const cells = [name, share, perSecond.toFixed(0), p99Of(shop), p99Of(baseline)];
  return `| ${[...cells, ...times.map((time) => time.toFixed(1))].join(" | ")} |`;
}

/** A line of throughput. */
export function rowOf({ name, target, shop, baseline, ratio, megabytes }: Row): string {
  const cells = [
    name,
    shop.requestsPerSecond.toFixed(0),
    baseline.requestsPerSecond.toFixed(0),
    ratio.toFixed(2),
    target.toFixed(2),
    cpuOf(shop),
    cpuOf(baseline),
    (totalOf(baseline) / totalOf(shop)).toFixed(2).replace("NaN", "?"),
    megabytes?.toFixed(0) ?? "?",
  ];
  return `| ${cells.join(" | ")} |`;
}

const cpuOf = ({ own, postgres }: CpuTime) => `${own?.toFixed(0) ?? "?"} + ${postgres?.toFixed(0) ?? "?"}`;
const totalOf = ({ own = NaN, postgres = NaN }: CpuTime) => own + postgres;
