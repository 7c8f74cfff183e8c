import { inShort, isShort } from "../short";
import { residentMegabytes } from "./figures/memory";
import { runClosedLoop, type Load } from "./generator/closed-loop";
import { loadsOf } from "./loads";
import { chooseScenarios } from "./scenarios/scenarios";
import { withServers, type Servers } from "./servers";

/** How many requests the shop answers in all; BENCH_REQUESTS makes it shorter. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
/** The memory after a tenth of them is what the rest must not exceed. */
const FIRST = REQUESTS / 10;
/** A garbage collection more or less. */
const TOLERANCE = 1.05;
const SLICE_SECONDS = inShort(1, 0.1);
/** In which V8 gives back what it no longer needs. */
const IDLE_MS = inShort(10_000, 100);

/** Prints the memory of the shop's process while it answers a million requests of all scenarios in turn. Exits with 1 if it grows. */
export function measureMemory(): Promise<void> {
  return withServers(async (servers) => {
    console.log("| requests | MB |\n| ---: | ---: |");
    print(0, residentMegabytes(servers.shop.pid));
    const slices = await slicesOf(servers);
    let answered = 0;
    let first: number | undefined;
    let last: number | undefined;
    for (let printed = FIRST; printed <= REQUESTS; printed += FIRST) {
      while (answered < printed) answered += await slices();
      await new Promise((wake) => setTimeout(wake, IDLE_MS));
      last = residentMegabytes(servers.shop.pid);
      first ??= last;
      print(answered, last);
    }
    if (isShort || first === undefined || last === undefined || last <= first * TOLERANCE) return;
    console.log(`\nMissed: ${last.toFixed(0)} MB instead of ${first.toFixed(0)} MB`);
    process.exitCode = 1;
  });
}

/** Sends a second of the next scenario at each call; the number of answers. */
async function slicesOf({ load, ...servers }: Servers): Promise<() => Promise<number>> {
  const slices: { load: Load; priced: boolean }[] = [];
  load.renewTokens();
  for (const scenario of chooseScenarios(load, "")) {
    const { priced = false } = scenario;
    await load.setPrices(priced);
    const { shop } = await loadsOf(scenario, { load, ...servers });
    slices.push({ load: { ...shop, length: undefined }, priced }); // orders change the stock that the lists show later
  }
  let next = 0;
  return async () => {
    load.renewTokens();
    const slice = slices[next++ % slices.length] as (typeof slices)[number];
    await load.setPrices(slice.priced);
    const { answers } = await runClosedLoop(slice.load, SLICE_SECONDS);
    return answers;
  };
}

const print = (answered: number, megabytes: number | undefined) =>
  console.log(`| ${answered} | ${megabytes?.toFixed(0) ?? "?"} |`);
