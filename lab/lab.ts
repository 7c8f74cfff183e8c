/**
 * npm run lab -- COMMAND: benchmarks, demonstrations and attacks. Each command runs in a separate process with a temporary folder. When
 * the lab ends, keeper.ts ends the command's processes and removes the folder.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { watchParent } from "../api/embedded/parent-process";
import { ROOT } from "../tools/build/target";
import { script } from "../tools/run-steps";
import { commands, help } from "./commands";

/** The environment of a short run; variables already set take precedence. */
const shortRunEnv = {
  LAB: "short",
  BENCH_ROUNDS: "1",
  BENCH_SECONDS: "1",
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** The time in ms that a command gets to end after a signal. */
const END_TIMEOUT_MS = 15_000;

let running: ChildProcess | undefined;
let interrupted: NodeJS.Signals | undefined;

/** Starts a program as the leader of a new process group, which Ctrl-C in the terminal doesn't reach. */
function start(
  [program = "", ...args]: string[],
  env: NodeJS.ProcessEnv,
  input: "pipe" | "inherit",
): ChildProcess {
  return spawn(program, args, { cwd: ROOT, env, detached: true, stdio: [input, "inherit", "inherit"] });
}

/** Passes a signal to the command. A second signal or the timeout ends the lab immediately. */
function interrupt(signal: NodeJS.Signals): void {
  if (interrupted) process.exit(128 + constants.signals[signal]);
  interrupted = signal;
  console.error("Ending …");
  running?.kill(signal);
  setTimeout(() => process.exit(128 + constants.signals[signal]), END_TIMEOUT_MS).unref();
}

async function runAll(programs: string[][], env: NodeJS.ProcessEnv, keeper: ChildProcess): Promise<number> {
  for (const program of programs) {
    if (interrupted) break;
    running = start(program, env, "inherit");
    keeper.stdin?.write(`${running.pid}\n`);
    const [code, signal] = (await once(running, "exit")) as [number | null, NodeJS.Signals | null];
    if (code !== 0) return code ?? 128 + constants.signals[signal ?? "SIGKILL"];
  }
  return 0;
}

async function main([name = "", ...args]: string[]): Promise<number> {
  if (["", "help", "--help", "-h"].includes(name)) {
    console.log(help);
    return name === "" ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`The lab has no command "${name}". It has ${Object.keys(commands).join(", ")}.`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "shop-lab-"));
  chmodSync(folder, 0o711); // PostgreSQL's user enters it if root runs this
  const keeper = start(script("lab/keeper.ts", folder), process.env, "pipe");
  for (const signal of SIGNALS) process.on(signal, () => interrupt(signal));
  watchParent(() => process.exit(1));
  const isShort = args.includes("--short");
  const env = {
    ...(isShort && shortRunEnv),
    ...process.env,
    TMPDIR: folder,
    npm_lifecycle_event: "lab", // a shop then ends with its parent
  };
  const programs = command.programs(args.filter((arg) => arg !== "--short"));
  const code = await runAll(programs, env, keeper);
  const ended = once(keeper, "exit");
  keeper.stdin?.end();
  await ended;
  return interrupted ? 128 + constants.signals[interrupted] : code;
}

void main(process.argv.slice(2)).then((code) => process.exit(code));
