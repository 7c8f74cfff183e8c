import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./build/target";

/** A command that runs in the root of the checkout. */
export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Whether this process was asked to end: then no further step begins. */
let ending = false;

/** Runs a command, which ends before this process; resolves to whether it succeeded. Prints its output, or adds it to `output`. */
export async function run({ command, env }: Step, output?: Buffer[]): Promise<boolean> {
  const [program = "", ...args] = command;
  const stdio: StdioOptions = output ? ["ignore", "pipe", "pipe"] : "inherit";
  const child: ChildProcess = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => output?.push(chunk));
  const end = (signal: NodeJS.Signals): void => {
    ending = true;
    // at Ctrl+C a terminal asks the command, too; and SIGINT is what test runners clean up after
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill("SIGINT");
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  const [code] = (await once(child, "close")) as [number | null];
  for (const signal of signals) process.off(signal, end);
  return code === 0;
}

/** Runs all steps, even after a failure, in their order and at most `width` at once. Returns the names of failed steps. */
export async function runAll(steps: Step[], width = 1): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    if (ending) return void failed.push(step.name);
    const since = performance.now();
    const output: Buffer[] | undefined = width === 1 ? undefined : [];
    if (!output) console.log(`\n── ${step.name}`);
    const succeeded = await run(step, output);
    if (!succeeded) failed.push(step.name);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    if (output) console.log(`\n── ${step.name}\n${Buffer.concat(output).toString().trimEnd()}`);
    console.log(`── ${step.name}: ${succeeded ? "passed" : "FAILED"} after ${seconds} s`);
    return runNext();
  };
  await Promise.all(Array.from({ length: width }, runNext));
  return failed;
}

/** Jest's configurations of the unit tests, which need no database. */
export const UNIT_TESTS = ["shared", "web", "tools", "lab"].map((workspace) => `${workspace}/jest.config.js`);

/** The command that runs a script of the checkout with this Node; the script may be TypeScript. */
export function script(path: string, ...args: string[]): string[] {
  return [process.execPath, "-r", "./tools/register.cjs", path, ...args];
}

/** The command that runs the program of a package, such as `jest`. */
export function program(name: string, ...args: string[]): string[] {
  return [process.execPath, `node_modules/.bin/${name}`, ...args];
}
