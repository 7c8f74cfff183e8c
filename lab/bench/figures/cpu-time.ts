import { readdirSync, readFileSync } from "node:fs";

/** The parent and times of a process from /proc/<pid>/stat. Times are in ticks. */
export interface ProcessStat {
  parent: number;
  /** In user and in system mode, with all threads. */
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/** Linux counts the time of processes in hundredths of a second on every architecture. */
const TICKS_PER_SECOND = 100;

/** Reads a line of /proc/<pid>/stat. The name is in brackets and may contain spaces and brackets. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]); // as proc(5) numbers them
  return { parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) };
}

/** The CPU time in seconds of a process and its descendants so far; undefined without /proc. */
export function cpuSeconds(root: number): number | undefined {
  const stats = readStats();
  if (!stats.has(root)) return undefined;
  let ticks = 0;
  for (const [pid, { own, ended }] of stats) if (isBelow(stats, pid, root)) ticks += own + ended;
  return ticks / TICKS_PER_SECOND;
}

/** The parent of a process; undefined without /proc. */
export function parentOf(pid: number): number | undefined {
  return readStats().get(pid)?.parent;
}

function readStats(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>();
  for (const name of listProcesses()) {
    try {
      stats.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, "utf8")));
    } catch {
      // it has just ended
    }
  }
  return stats;
}

function listProcesses(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function isBelow(stats: ReadonlyMap<number, ProcessStat>, pid: number, root: number): boolean {
  for (let at: number | undefined = pid; at; at = stats.get(at)?.parent) if (at === root) return true;
  return false;
}
