import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chooseShop } from "./shop-under-test";

/** The variables of a shop in another country. */
export type Abroad = Record<"CURRENCY" | "LANGUAGE" | "TIME_ZONE", string>;

/** Starts a demo shop of its own with `npm start`. Stop it after the tests. */
export async function startShopAbroad(
  abroad: Abroad,
): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const { url, env } = await chooseShop();
  const output: string[] = [];
  const shop = spawn("npm", ["start"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: { ...process.env, ...env, ...abroad },
  });
  for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (text) => output.push(String(text)));
  const ended = new Promise<void>((resolve) => shop.once("exit", () => resolve()));
  const stop = async () => {
    shop.kill("SIGTERM");
    await ended;
    await rm(env.DATA_DIR as string, { recursive: true, force: true });
  };
  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop ended:\n${output.join("")}`);
    await wait(200);
  }
  return { url, dataDir: env.DATA_DIR as string, stop };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
