import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Distinguishes a running process from a later one with the same pid. Undefined if no such process runs; a zombie counts as ended.
 */
export function identityOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === "linux" ? linuxIdentityOf(pid) : ps(pid, "lstart=");
}

/** The command line of a running process, with arguments separated by spaces. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== "linux") return ps(pid, "command=");
  return readOrUndefined(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ").trim();
}

/** Checks `condition` every `everyMs` ms until it holds. Returns false after `withinMs` ms. */
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

/** The start time in ticks since boot (field 22 of proc(5)'s stat), with the id of that boot. */
function linuxIdentityOf(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The second field is the command's name in parentheses and may itself contain spaces and parentheses.
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
