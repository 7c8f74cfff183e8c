import { execFileSync } from "node:child_process";

/** Runs git in a folder; returns what it prints. Throws with what it says. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
}

/** Git's output; undefined if it fails. */
export function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, ...args);
  } catch {
    return undefined;
  }
}
