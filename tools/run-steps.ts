import { spawn } from "node:child_process";
import { ROOT } from "./build/target";

/** A command that runs in the root of the checkout. */
export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a command with inherited output; resolves to whether it succeeded. The command ends with this process. */
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

/** Runs all steps, even if an earlier one failed, so that one run shows every failure. Returns the names of failed steps. */
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

/** The command that runs a script of the checkout with this Node; the script may be TypeScript. */
export function script(path: string, ...args: string[]): string[] {
  return [process.execPath, "-r", "./tools/register.cjs", path, ...args];
}

/** The command that runs a JavaScript file; starts faster than `script`, which loads a compiler. */
export function plainScript(path: string, ...args: string[]): string[] {
  return [process.execPath, path, ...args];
}
