/**
 * npm run bench [-- part of a name]: compares the shop's throughput with a minimal baseline server's, on one database and one machine.
 * Rounds alternate, so that other load on the machine disturbs both equally. Exits with 1 if a target is missed.
 * npm run bench -- admin: statements and times of the admin pages' queries, with ten rows and with ten thousand.
 */
import "reflect-metadata";
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connect } from "../../api/src/data/connect";
import { migrate } from "../../api/src/data/data-source";
import { startEmbedded } from "../../api/embedded/embedded";
import { buildStale } from "../build/build-stale";
import { measureAdminPages } from "./admin-pages";
import { fillDatabase, type Database } from "./fill-database";
import { load, median, type Round } from "./load";
import type { LoadRequest, Scenario } from "./scenario";
import { scenarios } from "./scenarios";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const WARM_UP_SECONDS = 3;
const quiet = { info: () => undefined, warn: (message: string) => console.warn(message) };

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-bench-"));
  const authEmulator = { projectId: "demo-shop", host: undefined };
  const embedded = await startEmbedded({ dataDir, log: quiet, postgres: true, authEmulator });
  const services = {
    url: embedded.databaseUrl as string,
    emulatorHost: embedded.authEmulatorHost as string,
    dataDir,
  };
  try {
    const database = await connect(services.url, quiet);
    await migrate(database);
    if (process.argv[2] === "admin") await measureAdminPages(database, services);
    else await measureThroughput(database, services);
    await database.destroy();
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What a shop process needs. */
interface Services {
  url: string;
  emulatorHost: string;
  dataDir: string;
}

async function measureThroughput(database: Database, services: Services): Promise<void> {
  if (!(await buildStale())) throw new Error("The shop does not build.");
  const secret = randomBytes(32).toString("hex");
  const load = await fillDatabase(database, secret);
  const children: ChildProcess[] = [];
  try {
    const baseline = await start(children, resolve(__dirname, "baseline-server.ts"), {
      DATABASE_URL: services.url,
    });
    const shop = await startShop(children, services, secret);
    children[0]?.send({ page: await (await fetch(shop, { headers: { accept: "text/html" } })).text() });
    await measure(scenarios(load), shop, baseline, children[1] as ChildProcess);
  } finally {
    for (const child of children) child.kill();
  }
}

async function measure(
  all: Scenario[],
  shop: string,
  baseline: string,
  shopProcess: ChildProcess,
): Promise<void> {
  const wanted = process.argv[2];
  console.log(`| scenario | shop/s | p99 ms | baseline/s | p99 ms | shop : baseline | target |`);
  console.log(`| --- | ---: | ---: | ---: | ---: | ---: | ---: |`);
  for (const scenario of all.filter(({ name }) => !wanted || name.includes(wanted))) {
    const [ours, theirs] = await alternate(scenario, shop, baseline);
    const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
    const { name, target } = scenario;
    if (target !== undefined && ratio < target) process.exitCode = 1;
    if (ours.failed + theirs.failed > 0)
      throw new Error(`${name}: ${ours.failed} + ${theirs.failed} requests failed`);
    const numbers = [ours.requestsPerSecond, ours.p99, theirs.requestsPerSecond, theirs.p99].map(Math.round);
    console.log(`| ${name} | ${numbers.join(" | ")} | ${ratio.toFixed(2)} | ${target ?? "–"} |`);
  }
  console.log(`\nMemory of the shop process after all rounds: ${memoryOf(shopProcess)} MB`);
}

async function alternate(scenario: Scenario, shop: string, baseline: string): Promise<[Round, Round]> {
  let sent = 0;
  const to = (request: (n: number) => LoadRequest) => () => request(sent++);
  await load(shop, WARM_UP_SECONDS, to(scenario.shop));
  await load(baseline, WARM_UP_SECONDS, to(scenario.baseline));
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(shop, SECONDS, to(scenario.shop)));
    theirs.push(await load(baseline, SECONDS, to(scenario.baseline)));
  }
  return [median(ours), median(theirs)];
}

/** Starts a program that sends its port once it listens. */
function start(children: ChildProcess[], program: string, env: NodeJS.ProcessEnv): Promise<string> {
  const execArgv = ["-r", resolve(__dirname, "../register.cjs")];
  const child = fork(program, [], { execArgv, env: { ...process.env, ...env } });
  children.push(child);
  return new Promise((resolved, reject) => {
    child.once("message", (message: { port: number }) => resolved(`http://127.0.0.1:${message.port}`));
    child.once("exit", () => reject(new Error(`${program} ended`)));
  });
}

async function startShop(children: ChildProcess[], services: Services, secret: string): Promise<string> {
  const port = 20_000 + (process.pid % 20_000);
  const env = {
    PORT: String(port),
    DATABASE_URL: services.url,
    ACCESS_TOKEN_SECRET: secret,
    LOG_LEVEL: "warn",
    FIREBASE_AUTH_EMULATOR_HOST: services.emulatorHost,
    DATA_DIR: join(services.dataDir, "shop"),
    SEED: "off",
    RATE_LIMITS: "off",
  };
  const main = resolve(__dirname, "../../api/dist/src/boot/main.js");
  children.push(fork(main, [], { env: { ...process.env, ...env }, execArgv: ["--enable-source-maps"] }));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return origin;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error("The shop did not start.");
}

/** Resident memory in MB according to the kernel; "?" without /proc. */
function memoryOf({ pid }: ChildProcess): string {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    return String(Math.round((pages * 4_096) / 1_048_576));
  } catch {
    return "?";
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
