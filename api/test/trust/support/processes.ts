import { join } from "node:path";
import { readdirSync, readFileSync } from "node:fs";
import { waitUntil, commandOf, identityOf } from "../../../embedded/processes";

/** The memory of a process after garbage collection, in MB. */
export interface Memory {
  rss: number;
  heapUsed: number;
}

/** The environment variables that make a shop process report its memory. */
export const memoryProbeEnvironment = { NODE_OPTIONS: `-r ${join(__dirname, "memory-probe.cjs")}` };

const LINE = /\{"memory":(\{[^}]*\})\}/g;
const MEGABYTE = 2 ** 20;

/** The memory of a shop started with `memoryProbeEnvironment`. */
export async function memoryOf(shop: { readonly pid: number; readonly log: string }): Promise<Memory> {
  const lines = () => [...shop.log.matchAll(LINE)];
  const before = lines().length;
  process.kill(shop.pid, "SIGUSR2");
  if (!(await waitUntil(() => lines().length > before, 30_000)))
    throw new Error("the shop reported no memory");
  const { rss, heapUsed } = JSON.parse(lines().at(-1)?.[1] as string) as Memory;
  return { rss: Math.round(rss / MEGABYTE), heapUsed: Math.round(heapUsed / MEGABYTE) };
}

/** A process, distinguished from later ones with its pid. */
export interface RunningProcess {
  pid: number;
  identity: string;
  command: string;
}

/** All processes below `pid`, from Linux's process table; empty on other systems. */
export function descendantsOf(pid: number): RunningProcess[] {
  if (process.platform !== "linux") return [];
  const parents = parentsOfAll();
  const isBelow = (candidate: number): boolean => {
    const parent = parents.get(candidate);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow).flatMap((found) => {
    const identity = identityOf(found);
    return identity ? [{ pid: found, identity, command: commandOf(found) ?? "" }] : [];
  });
}

function parentsOfAll(): Map<number, number> {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return new Map(pids.flatMap((pid) => [...parentOf(pid)].map((parent) => [Number(pid), parent] as const)));
}

function parentOf(pid: string): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return [Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])];
  } catch {
    return []; // it ended while its entry was read
  }
}

/** Waits until all of these processes have ended; returns those that still run after `withinMs` ms. */
export async function waitForExit(processes: RunningProcess[], withinMs = 10_000): Promise<RunningProcess[]> {
  const left = () => processes.filter(({ pid, identity }) => identityOf(pid) === identity);
  await waitUntil(() => left().length === 0, withinMs);
  return left();
}
