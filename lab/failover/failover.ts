/**
 * npm run lab -- failover: kills a primary under order load, promotes its synchronous replica, starts the old primary again, and prints the
 * books. Options: --installed (PostgreSQL's own tools in place of the embedded PostgreSQL), --seconds N (before the kill, after
 * the promotion, and beside the old primary; default 10).
 */
import "reflect-metadata";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startAuthEmulator } from "../../api/embedded/auth-emulator/auth-emulator";
import { severalHosts } from "../../api/test/support/postgres-servers";
import { openDatabase } from "../../api/test/trust/support/database-client";
import { cleanUp, onCleanup } from "../../api/test/trust/support/on-cleanup";
import { OrderLoad } from "../../api/test/trust/support/order-load";
import { ShopProcess } from "../../api/test/trust/support/shop-process";
import { inShort } from "../short";
import { balance, longestGap, type Books } from "./books";
import { startEmbeddedPair, startInstalled, type FailoverServers } from "./servers";

/** How long after the kill the replica is promoted, in ms: what finds out that the primary is dead takes some time too. */
const PROMOTED_AFTER_MS = 1_000;

const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };

function readArguments(): { installed: boolean; ms: number } {
  const { values } = parseArgs({
    options: {
      installed: { type: "boolean", default: false },
      seconds: { type: "string", default: inShort("10", "1") },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3_600)) throw new Error("--seconds is a number from 1 to 3600");
  return { installed: values.installed, ms: seconds * 1_000 };
}

async function startEmulator(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-failover-"));
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true }));
  const options = { host: "127.0.0.1:0", dataDir, projectId: "demo-shop", log: quiet };
  const emulator = await startAuthEmulator(options);
  onCleanup(() => emulator.stop());
  process.env.TEST_AUTH_EMULATOR_HOST = emulator.host;
}

async function main(): Promise<void> {
  const { installed, ms } = readArguments();
  say("starting a primary, its synchronous replica, and two shop processes");
  const servers = await (installed ? startInstalled() : startEmbeddedPair());
  onCleanup(() => servers.stop());
  await startEmulator();
  const databaseUrl = severalHosts(servers.firstUrl, servers.secondUrl);
  const shops = await Promise.all([1, 2].map(() => ShopProcess.start({ databaseUrl })));
  const url = shops.map((shop) => shop.url);
  const load = await OrderLoad.prepare(openDatabase(servers.firstUrl), { url });
  const failover = await failOver(servers, load, ms);
  const beside = await startOldPrimaryAgain(servers, load, ms);
  say("comparing the books");
  const books = await balance(load, await load.stop(), servers.secondUrl);
  const ended = shops.filter(({ running }) => !running).length;
  books.rows.push(["shop processes that ended", ended], ...failover, [
    "orders in the old primary that came back",
    beside,
  ]);
  print(books);
  process.exitCode = books.differences.length + ended + beside === 0 ? 0 : 1;
}

async function failOver(servers: FailoverServers, load: OrderLoad, ms: number): Promise<Books["rows"]> {
  let promotedAt = 0;
  let killedAt = 0;
  const answers = await load.during(async () => {
    say(`ordering for ${ms / 1_000} s`);
    await wait(ms);
    say("killing the primary");
    killedAt = performance.now();
    servers.killFirst();
    await wait(PROMOTED_AFTER_MS);
    say("promoting the replica");
    await servers.promoteSecond();
    promotedAt = performance.now();
    await load.further(1);
    say(`ordering for ${ms / 1_000} s`);
    await wait(ms);
  });
  const next = answers.find(({ kind, at }) => kind === "acknowledged" && at > promotedAt)?.at ?? Infinity;
  return [
    ["seconds from the kill to the promotion", ((promotedAt - killedAt) / 1_000).toFixed(1)],
    ["seconds from the promotion to the next order", ((next - promotedAt) / 1_000).toFixed(2)],
    ["longest time without an order, in seconds", longestGap(answers).toFixed(1)],
  ];
}

/** Orders on while the old primary accepts writes too; returns how many orders it has got. */
async function startOldPrimaryAgain(servers: FailoverServers, load: OrderLoad, ms: number): Promise<number> {
  say("starting the old primary again, as a second primary");
  await servers.startFirstAgain();
  const count = async () => (await openDatabase(servers.firstUrl).sql("select from orders")).length;
  const before = await count();
  await load.during(async () => {
    // so that the shop connects anew
    await openDatabase(servers.secondUrl).sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shop%'",
    );
    await wait(ms);
  });
  return (await count()) - before;
}

function print({ rows, differences }: Books): void {
  console.log("\n| what | count |\n| --- | ---: |");
  for (const [what, count] of rows) console.log(`| ${what} | ${count} |`);
  for (const difference of differences.slice(0, 20)) console.log(difference);
}

const say = (text: string) => console.log(`── ${text}`);

void main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .then(cleanUp)
  .then(() => process.exit());
