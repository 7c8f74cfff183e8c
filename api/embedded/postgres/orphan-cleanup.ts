import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log";
import { commandOf, identityOf, waitUntil } from "../processes";

/**
 * Prepares the data directory for a new server: stops a server left running by an earlier shop, and removes the pid file of an
 * ended one. Never touches another process that happens to have the recorded pid.
 */
export async function stopOrphan(data: string, log: Log): Promise<void> {
  const pidFile = join(data, "postmaster.pid");
  const pid = recordedPid(pidFile);
  if (pid !== undefined && commandOf(pid)?.includes(`-D ${data} `)) {
    log.info(`Stopping the PostgreSQL (process ${pid}) that an earlier shop left running`);
    await end(pid);
  }
  rmSync(pidFile, { force: true });
}

/** Tries PostgreSQL's fast shutdown, its immediate shutdown, then SIGKILL. */
async function end(pid: number): Promise<void> {
  const identity = identityOf(pid);
  const isGone = () => identityOf(pid) !== identity;
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntil(isGone, 5000)) return;
  }
}

function recordedPid(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  } catch {
    return undefined;
  }
}
