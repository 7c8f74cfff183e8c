import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { demoAccounts } from "@shop/shared/demo-accounts";
import type { Logger } from "pino";
import type { Env } from "./env";
import { warningsOf } from "./env-warnings";
import type * as Opening from "./open-shop";
import { openServices } from "./services";
import { unlessStopped } from "./stop-signal";

/** How long it takes at most until the embedded services are processes of their own, in ms. */
const SPAWN_MS = 20;

/**
 * Starts the complete shop: embedded services, schema, demo, server processes. Returns the function that stops it. Throws Stopped as
 * soon as the process is asked to end, whatever it waits for; what had started has been stopped then.
 */
export async function startShop(env: Env, log: Logger): Promise<Opening.Stop> {
  const since = performance.now();
  const stops: Opening.Stop[] = [];
  for (const warning of warningsOf(env)) log.warn(warning);
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const opening = openServices(env, log, stops);
    await unlessStopped(Promise.race([opening, wait(SPAWN_MS)]));
    // its code loads for a second, in which the services start
    const { openShop } = createRequire(__filename)("./open-shop") as typeof Opening;
    const address = await openShop(env, await opening, log, stops);
    announce(env, address, (performance.now() - since) / 1_000, log);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function announce(env: Env, address: string, seconds: number, log: Logger): void {
  log.info(
    `${env.shopName} is open at ${address.replace("127.0.0.1", "localhost")} after ${seconds.toFixed(1)} s`,
  );
  if (env.seed === "demo" && env.firebase.emulated)
    for (const { email, password } of Object.values(demoAccounts))
      log.info(`  demo account: ${email} / ${password}`);
  if (!env.database.url || env.firebase.emulated) log.info(`  data lies in ${env.dataDir}`);
}
