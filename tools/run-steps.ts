import { spawn, type ChildProcess } from "node:child_process";
import { ROOT } from "./build/target";

/** A command that runs in the root of the checkout, or in `cwd`. */
export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Whether this process was asked to end: then no further step begins. */
let ending = false;

/** Runs a command with inherited output; resolves to whether it succeeded. The command ends with this process, before it. */
export function run(step: Step): Promise<boolean> {
  return runWith(step, "inherit");
}

/** As `run`; collects the output if it gets an array for it. */
function runWith({ command, env, cwd = ROOT }: Step, output: "inherit" | Buffer[]): Promise<boolean> {
  const [program = "", ...args] = command;
  const stdio = output === "inherit" ? output : "pipe";
  const child: ChildProcess = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
  child.stdin?.end();
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => output !== "inherit" && output.push(chunk));
  const end = (signal: NodeJS.Signals): void => {
    ending = true;
    // at Ctrl+C a terminal asks the command, too; and SIGINT is what test runners clean up after
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill("SIGINT");
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, end);
      resolve(code === 0);
    });
  });
}

/**
 * Runs all steps, even if an earlier one failed, so that one run shows every failure; at most `width` at once, begun in their order,
 * and then each step's output is printed when it ends. Returns the names of failed steps.
 */
export async function runAll(steps: Step[], width = 1): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    if (ending) return void failed.push(step.name);
    const since = performance.now();
    const output: "inherit" | Buffer[] = width === 1 ? "inherit" : [];
    if (output === "inherit") console.log(`\n── ${step.name}`);
    const succeeded = await runWith(step, output);
    if (!succeeded) failed.push(step.name);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    if (output !== "inherit") console.log(`\n── ${step.name}\n${Buffer.concat(output).toString().trimEnd()}`);
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

/** The command that runs a JavaScript file; starts faster than `script`, which loads a compiler. */
export function plainScript(path: string, ...args: string[]): string[] {
  return [process.execPath, path, ...args];
}
