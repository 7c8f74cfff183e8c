import { spawnSync } from "node:child_process";
import { constants, cpus, setPriority } from "node:os";
import { processesBelow } from "./figures/cpu-time";

/** Where the servers and PostgreSQL run: on one core on every machine, so that its figures are alike. */
const SERVERS = 0;
const GENERATOR = 1;

/**
 * Gives this process a core of its own, and another one to these and all below them, before whatever else the machine does. False if
 * the machine has one core, or no taskset (util-linux).
 */
export function separateCores(roots: number[]): boolean {
  if (cpus().length < 2 || !pin(process.pid, GENERATOR)) return false;
  for (const pid of roots.flatMap(processesBelow)) {
    pin(pid, SERVERS);
    preferProcess(pid);
  }
  return true;
}

/** Has a process come first on its core. Only root may; for others nothing changes. */
export function preferProcess(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
  } catch {
    // EACCES: not root
  }
}

/** All threads of a process. */
function pin(pid: number, core: number): boolean {
  return spawnSync("taskset", ["-a", "-p", "-c", String(core), String(pid)]).status === 0;
}
