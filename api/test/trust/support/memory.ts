import { join } from "node:path";
import { waitUntil } from "../../../embedded/processes";
import type { ShopProcess } from "./shop-process";

/** The memory of a process after garbage collection, in MB. */
export interface Memory {
  rss: number;
  heapUsed: number;
}

/** The environment variables of a shop process whose memory can be read. */
export const memoryProbeEnvironment = { NODE_OPTIONS: `-r ${join(__dirname, "memory-probe.cjs")}` };

const LINE = /\{"memory":(\{[^}]*\})\}/g;
const MEGABYTE = 2 ** 20;

/** The memory of a shop that was started with `memoryProbeEnvironment`. */
export async function memoryOf(shop: ShopProcess): Promise<Memory> {
  const lines = () => [...shop.log.matchAll(LINE)];
  const before = lines().length;
  process.kill(shop.pid, "SIGUSR2");
  if (!(await waitUntil(() => lines().length > before, 30_000))) throw new Error("the shop told no memory");
  const { rss, heapUsed } = JSON.parse(lines().at(-1)?.[1] as string) as Memory;
  return { rss: Math.round(rss / MEGABYTE), heapUsed: Math.round(heapUsed / MEGABYTE) };
}
