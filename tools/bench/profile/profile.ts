import type { Profiler } from "node:inspector";
import { once } from "node:events";
import { resolve } from "node:path";
import { runClosedLoop } from "../generator/closed-loop";
import { loadsOf } from "../loads";
import { SECONDS } from "../rounds";
import { chooseScenarios } from "../scenarios/scenarios";
import { withServers, type Servers } from "../servers";
import { heaviestOf, type Summary } from "./heaviest";
import { sourceOf } from "./source-place";

const LINES = 10;
/** Samples are taken every 250 µs. */
const LONGEST_SAMPLE_US = 500;

/** Prints the ten heaviest functions of the shop's process in each scenario whose name contains the text, as Markdown. */
export function profileShop([wanted = ""]: string[]): Promise<void> {
  const recorder = ["-r", resolve(__dirname, "cpu-profiler.cjs")];
  return withServers(async (servers) => {
    for (const scenario of chooseScenarios(servers.load, wanted)) {
      servers.load.renewTokens();
      const { shop } = await loadsOf(scenario, servers);
      await runClosedLoop(shop, SECONDS); // compiled by now as after hours of work
      await ask(servers, "start profile");
      const { requestsPerSecond } = await runClosedLoop(shop, SECONDS);
      const profile = (await ask(servers, "stop profile")) as Profiler.Profile;
      print(
        `${scenario.name}: ${requestsPerSecond.toFixed(0)}/s`,
        heaviestOf(profile, LINES, LONGEST_SAMPLE_US),
      );
    }
  }, recorder);
}

async function ask({ shop }: Servers, message: string): Promise<unknown> {
  const answered = once(shop.child, "message") as Promise<[{ profile: unknown }]>;
  shop.child.send(message);
  return (await answered)[0].profile;
}

function print(title: string, { idle, heaviest }: Summary): void {
  console.log(`\n**${title}**, idle ${percent(idle)}\n`);
  console.log("| self time | function | where |\n| ---: | --- | --- |");
  for (const heavy of heaviest)
    console.log(`| ${percent(heavy.share)} | ${heavy.name || "(anonymous)"} | ${sourceOf(heavy)} |`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
