/**
 * npm run lab -- bench [part of a name]: compares the shop with a minimal baseline server (node:http and pg) on the same database in the
 * same run. Prints throughput, processor time and p99, and exits with 1 if a goal is missed. BENCH_ROUNDS (5) and BENCH_SECONDS (4)
 * shorten a run.
 */
import "reflect-metadata";
import { isShort } from "../short";
import { cpuSeconds } from "./figures/cpu-time";
import { disagree, median, percentile } from "./figures/percentile";
import { goalOf, LATENCY_GOALS, missedGoals, type Latencies } from "./goals";
import { ask, runClosedLoop, runOpenLoop, type Load } from "./load";
import type { Scenario } from "./scenarios/scenario";
import { chooseScenarios } from "./scenarios/scenarios";
import { withServers, type Servers } from "./servers";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WARM_UP_SECONDS = Math.min(2, SECONDS);
/** The number of responses compared before the load starts. */
const COMPARED = 8;

const SIDES = ["shop", "baseline"] as const;
type Side = (typeof SIDES)[number];
type BothSides<Value> = Record<Side, Value>;

/** One server's throughput in a round; the processor time is in µs per request, NaN without /proc. */
interface Round {
  perSecond: number;
  own: number;
  postgres: number;
}

const header = `CPU: µs per request, server + PostgreSQL. p99: ms at a share of the baseline's rate, shop / baseline.

| scenario | shop/s | baseline/s | ratio | goal | CPU of shop | CPU of baseline | CPU, baseline : shop | p99 at 0.25 | p99 at 0.5 |
| --- |${" ---: |".repeat(9)}`;

/** Checks that both servers return the same data, and prepares their loads. */
async function loadsOf(scenario: Scenario, { shop, baseline }: Servers): Promise<BothSides<Load>> {
  for (let n = 0; n < COMPARED; n++) {
    const theirs = await ask(baseline.origin, (scenario.compared ?? scenario.baseline)(n));
    scenario.compare(await ask(shop.origin, scenario.shop(n)), theirs);
  }
  let sent = 0;
  const { expected = "" } = scenario;
  return {
    shop: { origin: shop.origin, expected, next: () => scenario.shop(sent++) },
    baseline: { origin: baseline.origin, expected, next: () => scenario.baseline(sent++) },
  };
}

/** Runs the work for both sides in each round, the first side by turns, so that other load on the machine affects both. */
async function inRounds<Value>(work: (side: Side) => Promise<Value>): Promise<BothSides<Value[]>> {
  const results: BothSides<Value[]> = { shop: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) results[side].push(await work(side));
  return results;
}

async function measureThroughput(load: Load, pids: (number | undefined)[]): Promise<Round> {
  const read = () => pids.map((pid) => (pid === undefined ? NaN : (cpuSeconds(pid) ?? NaN)));
  const before = read();
  const { perSecond, sent } = await runClosedLoop(load, SECONDS);
  const [own = NaN, postgres = NaN] = read().map((now, at) => ((now - (before[at] ?? NaN)) / sent) * 1e6);
  return { perSecond, own, postgres };
}

/** Measures a scenario, prints its row, and returns its missed goals. `ratios` has the measured scenarios' ratios of throughput. */
async function measure(scenario: Scenario, servers: Servers, ratios: Map<string, number>): Promise<string[]> {
  const { name } = scenario;
  servers.load.renewTokens();
  await servers.load.setPrices(scenario.priced ?? false);
  await servers.load.vacuum();
  const loads = await loadsOf(scenario, servers);
  for (const side of SIDES) await runClosedLoop(loads[side], WARM_UP_SECONDS);
  const rounds = await inRounds((side) =>
    measureThroughput(loads[side], [servers[side].child.pid, servers.postgresPid]),
  );
  const roundRatios = rounds.shop.map(
    ({ perSecond }, at) => perSecond / (rounds.baseline[at]?.perSecond ?? NaN),
  );
  const ratio = median(roundRatios);
  const goal = goalOf(scenario.goal, ratios);
  ratios.set(name, ratio);
  const rate = Math.max(1, median(rounds.baseline.map(({ perSecond }) => perSecond)));
  const latencies: Latencies[] = [];
  for (const share of scenario.throughputOnly ? [] : ([0.25, 0.5] as const))
    latencies.push({
      share,
      ...(await inRounds(async (side) =>
        percentile(await runOpenLoop(loads[side], rate * share, SECONDS), 0.99),
      )),
    });
  console.log(rowOf(name, ratio, goal, rounds, latencies));
  if (disagree(roundRatios))
    console.log(`The rounds disagree: ${roundRatios.map((round) => round.toFixed(2)).join(", ")}`);
  return missedGoals(name, ratio, goal, latencies);
}

function rowOf(
  name: string,
  ratio: number,
  goal: number,
  rounds: BothSides<Round[]>,
  latencies: Latencies[],
): string {
  const of = (side: Side, key: keyof Round) => median(rounds[side].map((round) => round[key]));
  const cpu = (side: Side) => of(side, "own") + of(side, "postgres");
  const p99 = (share: number) => {
    const found = latencies.find((at) => at.share === share);
    return found ? `${median(found.shop).toFixed(1)} / ${median(found.baseline).toFixed(1)}` : "–";
  };
  const cells = [
    name,
    ...SIDES.map((side) => of(side, "perSecond").toFixed(0)),
    ...[ratio, goal].map((value) => value.toFixed(2)),
    ...SIDES.map((side) => `${of(side, "own").toFixed(0)} + ${of(side, "postgres").toFixed(0)}`),
    (cpu("baseline") / cpu("shop")).toFixed(2),
    ...Object.keys(LATENCY_GOALS).map((share) => p99(Number(share))),
  ];
  return `| ${cells.join(" | ")} |`;
}

async function main([wanted = ""]: string[]): Promise<void> {
  await withServers(async (servers) => {
    console.log(`${ROUNDS} rounds of ${SECONDS} s on each server\n\n${header}`);
    const ratios = new Map<string, number>();
    const missed: string[] = [];
    for (const scenario of chooseScenarios(servers.load, wanted))
      missed.push(
        ...(await measure(scenario, servers, ratios).catch((cause: unknown) => {
          throw new Error(`${scenario.name}: ${(cause as Error).message}`, { cause });
        })),
      );
    if (isShort) return;
    for (const goal of missed) console.log(`Missed: ${goal}`);
    if (missed.length > 0) process.exitCode = 1;
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
