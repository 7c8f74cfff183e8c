import { spawn } from "node:child_process";
import { ROOT } from "./build/target";

/** A command of the checkout, run from its top. */
export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a command with its output on ours; resolves to whether it succeeded. Ends with us. */
export function run({ command, env }: Step): Promise<boolean> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: "inherit" });
  const end = (): void => void child.kill();
  process.once("exit", end);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => {
      process.off("exit", end);
      resolve(code === 0);
    });
  });
}

/** Runs each step, whether or not an earlier one failed, so that one run shows every fault; returns the names of those that failed. */
export async function runAll(steps: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const since = performance.now();
    console.log(`\n── ${step.name}`);
    const succeeded = await run(step);
    if (!succeeded) failed.push(step.name);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${succeeded ? "passed" : "FAILED"} after ${seconds} s`);
  }
  return failed;
}

/** A script of the checkout or of node_modules, in TypeScript or not, run by this node. */
export function script(path: string, ...args: string[]): string[] {
  return [process.execPath, "-r", "./tools/register.cjs", path, ...args];
}

/** The same, without the time that it takes to learn TypeScript. */
export function plainScript(path: string, ...args: string[]): string[] {
  return [process.execPath, path, ...args];
}
