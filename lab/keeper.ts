/**
 * Ends all processes of a lab command when the lab ends: keeper.ts FOLDER. Its standard input is a pipe from the lab, which the kernel
 * closes when the lab ends. The command's processes have FOLDER as their TMPDIR or in their arguments. On systems without /proc it ends
 * only the command's process group; the pipe carries the leader's id.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { waitUntil } from "../api/embedded/processes";

/** The time in ms that the processes get to end after each signal. */
const END_TIMEOUT_MS = 10_000;

const [folder = ""] = process.argv.slice(2);

const mentionsFolder = (file: string): boolean => {
  try {
    return readFileSync(file, "latin1").includes(folder);
  } catch {
    return false; // the process has ended, or belongs to another user
  }
};

function processesOfTool(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
    .filter((pid) => ["environ", "cmdline"].some((file) => mentionsFolder(`/proc/${pid}/${file}`)));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // the process has just ended
  }
}

async function main(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  const groups = (await text(process.stdin)).split("\n").map(Number).filter(Boolean);
  const haveEnded = () => waitUntil(() => processesOfTool().length === 0, END_TIMEOUT_MS, 100);
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    for (const group of groups) send(-group, signal);
    for (const pid of processesOfTool()) send(pid, signal);
    if (await haveEnded()) break;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

void main();
