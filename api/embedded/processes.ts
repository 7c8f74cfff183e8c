import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What tells a running process from a later one that was given the same number, or undefined where no such process runs.
 * A zombie has ended: it counts as not running.
 */
export function identityOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === "linux" ? linuxIdentityOf(pid) : ps(pid, "lstart=");
}

/** The command line of a running process, its arguments separated by blanks. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== "linux") return ps(pid, "command=");
  return readOrUndefined(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ").trim();
}

/** Asks again every `everyMs` until `condition` holds; false when `withinMs` passed first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
  everyMs = 25,
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
}

/** Start in ticks since boot (field 22 of proc(5)'s stat), with the boot that they count from. */
function linuxIdentityOf(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The second field is the command's name in brackets and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, startedAt] = [fields[0], fields[19]];
  if (state === "Z" || state === "X") return undefined;
  return `${readOrUndefined("/proc/sys/kernel/random/boot_id")?.trim()}:${startedAt}`;
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}
