import { join } from "node:path";
import { waitUntil } from "../../../embedded/processes";
import type { ShopProcess } from "./shop-process";

/** What a process uses after a collection of garbage, in megabytes. */
export interface Memory {
  rss: number;
  heapUsed: number;
}

/** The variables of a shop process whose memory can be asked for. */
export const observable = { NODE_OPTIONS: `-r ${join(__dirname, "memory-probe.cjs")}` };

const LINE = /\{"memory":(\{[^}]*\})\}/g;
const MEGABYTE = 2 ** 20;

/** Asks a shop that was started as `observable` what memory it uses. */
export async function memoryOf(shop: ShopProcess): Promise<Memory> {
  const lines = () => [...shop.log.matchAll(LINE)];
  const before = lines().length;
  process.kill(shop.pid, "SIGUSR2");
  if (!(await waitUntil(() => lines().length > before, 30_000))) throw new Error("the shop told no memory");
  const { rss, heapUsed } = JSON.parse(lines().at(-1)?.[1] as string) as Memory;
  return { rss: Math.round(rss / MEGABYTE), heapUsed: Math.round(heapUsed / MEGABYTE) };
}
