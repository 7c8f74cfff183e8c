/**
 * npm run lab -- image: builds the Dockerfile, starts the image with PostgreSQL and the Firebase Auth emulator, and places orders. It uses
 * Docker if its engine runs, otherwise Debian's buildah as root, with a base image of debootstrap and the npm package node-linux-*.
 */
import "reflect-metadata";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { freePort } from "../api/embedded/free-port";
import { waitUntil } from "../api/embedded/processes";
import { openDatabase } from "../api/test/trust/support/database-client";
import { cleanUp, onCleanup } from "../api/test/trust/support/on-cleanup";
import { OrderLoad } from "../api/test/trust/support/order-load";
import { TEST_SECRET } from "../api/test/support/shop";
import { descendantsOf } from "../api/test/trust/support/processes";
import { ROOT } from "../tools/build/target";
import { isUp, withServices, type Services } from "./services";
import { buildahEngine, hasDocker, run, type Engine } from "./image-with-buildah";

const NAME = "meridian-lab";
const START_TIMEOUT_MS = 120_000;

/** Docker, if its engine answers. */
function dockerEngine(): Engine | undefined {
  if (!hasDocker()) return undefined;
  return {
    build: () => run("docker", "build", "--tag", NAME, ROOT),
    start: (env) => ["docker", "run", "--rm", "--init", "--network", "host", ...env, NAME],
  };
}

async function main(): Promise<void> {
  const engine = dockerEngine() ?? buildahEngine(NAME, tmpdir());
  const since = performance.now();
  engine.build();
  say(`built in ${((performance.now() - since) / 60_000).toFixed(1)} minutes`);

  await withServices((services) => orderThroughImage(engine, services));
}

/** Starts the image, requests four pages, and places orders. */
async function orderThroughImage(engine: Engine, { databaseUrl, emulatorHost }: Services): Promise<void> {
  process.env.TEST_AUTH_EMULATOR_HOST = emulatorHost;
  const port = await freePort();
  const env = {
    NODE_ENV: "development", // production refuses the emulator
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    ACCESS_TOKEN_SECRET: TEST_SECRET,
    SEED: "off",
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await startImage(engine, env, url);
    for (const path of ["/", "/products", "/graphql?query={__typename}", "/sitemap.xml"])
      await expectAnswer(url + path);
    const db = openDatabase(databaseUrl);
    const load = await OrderLoad.start(db, { url, concurrency: 1 });
    await load.further(20);
    const differences = await load.inconsistencies(db, await load.stop());
    for (const difference of differences) console.log(difference);
    say(`${load.histories.length} orders placed through the image, ${differences.length} differences`);
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await cleanUp();
  }
}

/** Starts the image and waits until it is ready. */
async function startImage(engine: Engine, env: Record<string, string>, url: string): Promise<void> {
  const [program = "", ...args] = engine.start(
    Object.entries(env).flatMap((pair) => ["--env", pair.join("=")]),
  );
  const shop = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  const ended = () => shop.exitCode !== null || shop.signalCode !== null;
  onCleanup(async () => {
    const started = descendantsOf(shop.pid as number);
    shop.kill();
    for (const { pid } of started) process.kill(pid);
    await waitUntil(ended, 30_000);
  });
  const isSettled = async () => ended() || (await isUp(`${url}/readyz`));
  const settled = await waitUntil(isSettled, START_TIMEOUT_MS, 200);
  if (!settled || ended()) throw new Error("The image did not become ready.");
  say("the image is ready");
}

async function expectAnswer(address: string): Promise<void> {
  const { status } = await fetch(address);
  say(`${status} ${new URL(address).pathname}`);
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
}

const say = (text: string) => console.log(`── ${text}`);

void main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .then(() => process.exit());
