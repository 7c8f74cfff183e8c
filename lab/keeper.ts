/**
 * Runs beside a tool of the lab, and ends what the tool has started: keeper.ts FOLDER. Its standard input is a pipe that the lab holds
 * open; however the lab ends, the kernel closes that pipe. All processes of the tool have FOLDER as their TMPDIR, or among their
 * arguments. On systems without /proc only the tool's own group of processes is found: its leader's id comes through the pipe.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { waitUntil } from "../api/embedded/processes";

/** What a tool's processes may take to end: first by themselves, because the tool is gone; then because they are asked to. */
const END_TIMEOUT_MS = 10_000;

const [folder = ""] = process.argv.slice(2);

const mentionsFolder = (file: string): boolean => {
  try {
    return readFileSync(file, "latin1").includes(folder);
  } catch {
    return false; // it has ended, or is somebody else's
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
    // it has just ended
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
