import { isShort } from "../short";
import { residentMegabytes } from "./figures/memory";
import { disagree } from "./figures/percentile";
import { loadsOf } from "./loads";
import { compareThroughput, ROUNDS, SECONDS } from "./rounds";
import { chooseScenarios } from "./scenarios/scenarios";
import type { Scenario } from "./scenarios/scenario";
import { withServers, type Servers } from "./servers";
import { header, rowOf, type Row } from "./table";
import { missedBy, targetOf } from "./targets";

/** The shop's process uses at most this much memory after all rounds, in MB. */
const MEMORY_TARGET = 200;

/** Measures the scenarios whose name contains the text. */
export function measureThroughput(wanted: string): Promise<void> {
  return withServers(async (servers) => {
    console.log(`${ROUNDS} rounds of ${SECONDS} s on each server; 32 connections\n\n${header}`);
    const atStart = residentMegabytes(servers.shop.pid);
    const rows: Row[] = [];
    for (const scenario of chooseScenarios(servers.load, wanted)) {
      const row = await measure(scenario, servers, rows);
      rows.push(row);
      console.log(rowOf(row));
    }
    const megabytes = residentMegabytes(servers.shop.pid);
    console.log(
      `\nMemory of the shop's process: ${whole(atStart)} MB at its start, ${whole(megabytes)} MB after all rounds (target: ${MEMORY_TARGET})`,
    );
    const generator = Math.max(...rows.flatMap(({ shop, baseline }) => [shop.generator, baseline.generator]));
    console.log(`The load generator used at most ${(generator * 100).toFixed(0)} % of one processor.`);
    for (const { name, ratios } of rows.filter((row) => disagree(row.ratios)))
      console.log(`Rounds of "${name}" disagree: ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}`);
    if (isShort) return;
    const missed = rows.flatMap((row) => missedBy(row));
    if ((megabytes ?? 0) > MEMORY_TARGET) missed.push("memory");
    for (const target of missed) console.log(`Missed: ${target}`);
    if (missed.length > 0) process.exitCode = 1;
  });
}

const whole = (megabytes: number | undefined) => megabytes?.toFixed(0) ?? "?";

async function measure(scenario: Scenario, servers: Servers, rows: readonly Row[]): Promise<Row> {
  const { name } = scenario;
  try {
    servers.load.renewTokens();
    await servers.load.setPrices(scenario.priced ?? false);
    await servers.load.vacuum();
    const loads = await loadsOf(scenario, servers);
    const compared = await compareThroughput(loads, servers);
    return {
      name,
      target: targetOf(scenario.target, rows),
      ...compared,
      megabytes: residentMegabytes(servers.shop.pid),
    };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
