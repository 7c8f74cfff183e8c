import { cpuSeconds } from "./figures/cpu-time";
import { median, percentile } from "./figures/percentile";
import { runClosedLoop, type Load } from "./generator/closed-loop";
import type { ServerProcess } from "./processes";
import type { Servers } from "./servers";

/** The rounds of each server; at least five by default. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** How long each round takes. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** How long each load is sent before it is measured. */
export const WARM_UP_SECONDS = Math.min(2, SECONDS);

/** The CPU time of one request, in µs; undefined without /proc. */
export interface CpuTime {
  /** The server's process and all below it. */
  own: number | undefined;
  postgres: number | undefined;
}

/** One server's side of a scenario. */
export interface Measured extends CpuTime {
  requestsPerSecond: number;
  /** In the closed loop, in ms. */
  p99: number;
  /** How much of one processor the load generator used, from 0 to 1. */
  generator: number;
}

/** Both servers' medians over all rounds. */
export interface Compared {
  shop: Measured;
  baseline: Measured;
  /** The median of the rounds' ratios of throughput, shop to baseline. */
  ratio: number;
  /** The ratio of each round. */
  ratios: number[];
}

/** The loads of a scenario for both servers. */
export interface Loads {
  shop: Load;
  baseline: Load;
}

/** Runs rounds of load on both servers in turn, so that what else the machine does disturbs both alike. */
export async function compareThroughput(loads: Loads, servers: Servers): Promise<Compared> {
  await runClosedLoop(loads.shop, WARM_UP_SECONDS);
  await runClosedLoop(loads.baseline, WARM_UP_SECONDS);
  const shop: Measured[] = [];
  const baseline: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sides = [
      async () => shop.push(await measure(loads.shop, servers.shop, servers)),
      async () => baseline.push(await measure(loads.baseline, servers.baseline, servers)),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  const ratios = shop.map(
    (ours, round) => ours.requestsPerSecond / (baseline[round] as Measured).requestsPerSecond,
  );
  return { shop: medianOf(shop), baseline: medianOf(baseline), ratio: median(ratios), ratios };
}

async function measure(load: Load, { pid }: ServerProcess, { postgresPid }: Servers): Promise<Measured> {
  const processes = [pid, postgresPid];
  const read = () => processes.map((root) => (root === undefined ? undefined : cpuSeconds(root)));
  const before = read();
  const generated = process.cpuUsage();
  const since = performance.now();
  const { requestsPerSecond, answers, latencies } = await runClosedLoop(load, SECONDS);
  const { user, system } = process.cpuUsage(generated);
  const generator = (user + system) / 1_000 / (performance.now() - since);
  const [own, postgres] = read().map((seconds, at) => {
    const first = before[at];
    return seconds === undefined || first === undefined ? undefined : ((seconds - first) / answers) * 1e6;
  });
  return { requestsPerSecond, p99: percentile(latencies, 0.99), generator, own, postgres };
}

function medianOf(rounds: Measured[]): Measured {
  const of = (key: keyof Measured) => median(rounds.map((round) => round[key] ?? NaN));
  const cpu = (key: keyof CpuTime) => (Number.isNaN(of(key)) ? undefined : of(key));
  return {
    requestsPerSecond: of("requestsPerSecond"),
    p99: of("p99"),
    generator: of("generator"),
    own: cpu("own"),
    postgres: cpu("postgres"),
  };
}
