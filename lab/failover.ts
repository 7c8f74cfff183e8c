/**
 * npm run lab -- failover: three machines with Patroni and PostgreSQL, etcd, and HAProxy in front, as processes. It kills the primary
 * under order load, restarts it, kills the next primary while the old one comes back, and compares the acknowledged orders with the
 * stored ones. Option: --seconds N (of ordering before and after each kill; default 10).
 */
import "reflect-metadata";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startAuthEmulator } from "../api/embedded/auth-emulator/auth-emulator";
import { PatroniCluster } from "../api/test/support/patroni";
import { openDatabase } from "../api/test/trust/support/database-client";
import { cleanUp, onCleanup } from "../api/test/trust/support/on-cleanup";
import { countAnswers } from "../api/test/trust/support/order-consistency";
import { OrderLoad, type TimedAnswer } from "../api/test/trust/support/order-load";
import type { OrderHistory } from "../api/test/trust/support/order-request";
import { ShopProcess } from "../api/test/trust/support/shop-process";
import { quiet } from "./services";
import { inShort } from "./short";

/** The counts, in the order of printing. */
type Rows = [string, number | string][];

function readMs(): number {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: inShort("10", "1") } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3_600)) throw new Error("--seconds is a number from 1 to 3600");
  return seconds * 1_000;
}

async function startEmulator(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-failover-"));
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true }));
  const options = { host: "127.0.0.1:0", dataDir, projectId: "demo-shop", log: quiet };
  const emulator = await startAuthEmulator(options);
  onCleanup(() => emulator.stop());
  await emulator.ready;
  process.env.TEST_AUTH_EMULATOR_HOST = emulator.host;
}

async function main(): Promise<void> {
  const ms = readMs();
  say("starting three machines with Patroni, etcd, HAProxy, and two shop processes");
  const cluster = await PatroniCluster.start();
  onCleanup(() => cluster.stop());
  await startEmulator();
  const settings = { databaseUrl: cluster.url, env: { DATABASE_REPLICA_URL: cluster.replicaUrl } };
  const shops = [await ShopProcess.start(settings), await ShopProcess.start(settings)];
  const load = await OrderLoad.prepare(openDatabase(cluster.url), { url: shops.map(({ url }) => url) });
  const first = await cluster.primary();
  const once = await failOver(cluster, load, ms);
  await cluster.primary(); // waits until a replica can be promoted
  say(`starting ${first} again`);
  cluster.startMachine(first);
  const again = await failOver(cluster, load, ms);
  const since = performance.now();
  await cluster.follows(first);
  say("comparing the books");
  const differences = await load.inconsistencies(openDatabase(cluster.url), await load.stop());
  const ended = shops.filter(({ running }) => !running).length;
  print([
    ...(await count(load.histories, differences, cluster.url)),
    ["shop processes that ended", ended],
    ["seconds without an order after the first kill", once],
    ["seconds without an order after the second kill", again],
    [`seconds until ${first} followed the new primary, after that`, secondsSince(since)],
  ]);
  for (const difference of differences.slice(0, 20)) console.log(difference);
  process.exitCode = differences.length + ended === 0 ? 0 : 1;
}

/** Kills the primary's machine while orders are placed. Returns the longest time without an order, in seconds. */
async function failOver(cluster: PatroniCluster, load: OrderLoad, ms: number): Promise<string> {
  const primary = await cluster.primary();
  const answers = await load.during(async () => {
    say(`ordering for ${ms / 1_000} s`);
    await wait(ms);
    say(`killing ${primary}, the primary`);
    cluster.kill(primary);
    await load.further(100);
    say(`ordering for ${ms / 1_000} s`);
    await wait(ms);
  });
  return longestGap(answers).toFixed(1);
}

/** The longest time between two acknowledged orders, in seconds. */
function longestGap(answers: readonly TimedAnswer[]): number {
  const times = answers.filter(({ kind }) => kind === "acknowledged").map(({ at }) => at);
  return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] as number))) / 1_000;
}

/** Compares the orders acknowledged to customers with the stored orders. */
async function count(histories: OrderHistory[], differences: string[], url: string): Promise<Rows> {
  const answers = countAnswers(histories);
  const other = Object.entries(answers).filter(([kind]) => !EXPECTED.includes(kind));
  const [stored] = await openDatabase(url).sql<{ orders: number; version: string }>(
    "select count(*)::int orders, current_setting('server_version') as version from orders",
  );
  const having = (text: RegExp) => differences.filter((difference) => text.test(difference)).length;
  return [
    ["PostgreSQL", stored?.version ?? ""],
    ["orders intended", histories.length],
    ["orders acknowledged", histories.filter(isAcknowledged).length],
    ["orders in the table", stored?.orders ?? 0],
    ["orders doubled", having(/is stored \d+ times|was acknowledged as/)],
    ["acknowledged orders lost", having(/is lost/)],
    ["other differences", having(/^(?!.*(is stored \d+ times|was acknowledged as|is lost))/)],
    ["answers 503, repeated by the client", answers.unavailable ?? 0],
    ["requests without an answer", answers.unanswered ?? 0],
    ["other answers", other.reduce((sum, [, number]) => sum + number, 0)],
  ];
}

const EXPECTED = ["acknowledged", "unavailable", "unanswered"];

const isAcknowledged = ({ answers }: OrderHistory) => answers.some(({ kind }) => kind === "acknowledged");

function print(rows: Rows): void {
  console.log("\n| what | count |\n| --- | ---: |");
  for (const [what, number] of rows) console.log(`| ${what} | ${number} |`);
}

const secondsSince = (at: number) => ((performance.now() - at) / 1_000).toFixed(1);

const say = (text: string) => console.log(`── ${text}`);

void main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .then(cleanUp)
  .then(() => process.exit());
