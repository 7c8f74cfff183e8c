import { isShort } from "../short";
import { separateCores } from "./cores";
import { median, percentile } from "./figures/percentile";
import { runClosedLoop } from "./generator/closed-loop";
import { runOpenLoop } from "./generator/open-loop";
import { loadsOf } from "./loads";
import { pausesOf, type Pauses } from "./processes";
import { ROUNDS, SECONDS, WARM_UP_SECONDS, type Loads } from "./rounds";
import { chooseScenarios } from "./scenarios/scenarios";
import { withServers, type Servers } from "./servers";
import { latencyHeader, latencyRowOf } from "./table";
import { LATENCY_TARGETS, slowIn } from "./targets";

/** Sent before each run, and not measured: both accept connections, and open their own to the database. */
const OPENING_SECONDS = Math.min(0.25, SECONDS);
/** How long the shop is sent one request after another at first, so that what runs for a request alone is compiled. */
const ALONE_SECONDS = Math.min(4, 2 * SECONDS);

/** How long a server lets the slowest wait at one rate, in ms. */
interface Slowest extends Pauses {
  /** The 99th percentile of each run, from when a request was due. */
  p99s: number[];
}

/** Both servers at one rate. */
export interface SlowestRow {
  name: string;
  /** Which part of the baseline's throughput is sent. */
  share: number;
  perSecond: number;
  shop: Slowest;
  baseline: Slowest;
  /** How late the generator sent, as a 99th percentile: part of both. */
  delay: number;
}

/** Measures the scenarios whose name contains the text. Exits with 1 if a target is missed. */
export function measureSlowest([wanted = ""]: string[]): Promise<void> {
  return withServers(async (servers) => {
    const { shop, baseline, postgresPid } = servers;
    const hasOwnCore = postgresPid !== undefined && separateCores([shop.pid, baseline.pid, postgresPid]);
    const where = hasOwnCore ? "the generator on a core of its own" : "the generator on the servers' cores";
    console.log(`${ROUNDS} runs of ${SECONDS} s on each server; ${where}\n\n${latencyHeader}`);
    const missed: string[] = [];
    const scenarios = chooseScenarios(servers.load, wanted).filter(({ throughputOnly }) => !throughputOnly);
    for (const scenario of scenarios) {
      servers.load.renewTokens();
      await servers.load.setPrices(scenario.priced ?? false);
      await servers.load.vacuum();
      const loads = await loadsOf(scenario, servers);
      await runClosedLoop(loads.shop, ALONE_SECONDS, 1);
      await runClosedLoop(loads.baseline, WARM_UP_SECONDS);
      const { requestsPerSecond } = await runClosedLoop(loads.baseline, SECONDS); // in this arrangement
      for (const share of Object.keys(LATENCY_TARGETS).map(Number)) {
        const found = await compareLatency(loads, servers, requestsPerSecond * share, hasOwnCore);
        const row = { name: scenario.name, share, ...found };
        console.log(latencyRowOf(row));
        missed.push(...slowIn(row));
      }
    }
    if (isShort) return;
    for (const target of missed) console.log(`Missed: ${target}`);
    if (missed.length > 0) process.exitCode = 1;
  });
}

/** Sends requests at this rate to both servers in turn, whether or not they keep up. */
async function compareLatency(
  loads: Loads,
  servers: Servers,
  perSecond: number,
  hasOwnCore: boolean,
): Promise<Omit<SlowestRow, "name" | "share">> {
  const runs: Record<keyof Loads, (Pauses & { p99: number })[]> = { shop: [], baseline: [] };
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ["shop", "baseline"] as const) {
      await pausesOf(servers[side]); // those until now are of another load
      const options = { opening: OPENING_SECONDS, hasOwnCore };
      const { latencies, delays: late } = await runOpenLoop(loads[side], perSecond, SECONDS, options);
      runs[side].push({ p99: percentile(latencies, 0.99), ...(await pausesOf(servers[side])) });
      delays.push(percentile(late, 0.99));
    }
  }
  const slowestOf = (side: keyof Loads): Slowest => ({
    p99s: runs[side].map(({ p99 }) => p99),
    loop: median(runs[side].map(({ loop }) => loop)),
    collection: median(runs[side].map(({ collection }) => collection)),
  });
  return { perSecond, shop: slowestOf("shop"), baseline: slowestOf("baseline"), delay: median(delays) };
}
