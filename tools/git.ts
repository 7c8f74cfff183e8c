import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

/** Runs git in a folder; returns its output. Throws with its error output. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
}

/** The changed, new and removed files since the last commit, or since this branch left another one. Throws with git's words. */
export function changedFiles(branch = "", folder = ROOT): string[] {
  const created = git(folder, "ls-files", "--others", "--exclude-standard");
  const base = branch ? git(folder, "merge-base", branch, "HEAD") : "HEAD";
  const changed = git(folder, "diff", "--name-only", "--no-renames", base, "--");
  return [...new Set(`${changed}\n${created}`.split("\n").filter(Boolean))];
}

/** The files of the checkout, committed or not, without those that git ignores. */
export const filesOfCheckout = (): string[] =>
  git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    .split("\0")
    .filter((file) => file && existsSync(join(ROOT, file)));
