import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

/** Runs git in a folder; returns its output. Throws with its error output. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
}

const linesOf = (text: string): string[] => text.split("\n").filter(Boolean);

/**
 * The files that differ from the last commit, or from where this branch left another one, and the new ones that git doesn't ignore.
 * Removed ones are included. Throws an error with one line for people if git can't say.
 */
export function changedFiles(branch = "", folder = ROOT): string[] {
  try {
    git(folder, "rev-parse", "--git-dir"); // outside of a clone, git diff compares without one
    const base = branch ? git(folder, "merge-base", branch, "HEAD") : "HEAD";
    const changed = linesOf(git(folder, "diff", "--name-only", "--no-renames", base, "--"));
    const created = linesOf(git(folder, "ls-files", "--others", "--exclude-standard"));
    return [...new Set([...changed, ...created])];
  } catch (error) {
    const { code, stderr = "" } = error as { code?: string; stderr?: string };
    const reason = code === "ENOENT" ? "git is not installed" : linesOf(stderr)[0]?.replace(/^fatal: /, "");
    throw new Error(`--changed asks git what has changed: ${reason ?? "git gave no answer"}.`);
  }
}

/** The files of the checkout, committed or not, without those that git ignores. */
export const filesOfCheckout = (): string[] =>
  git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    .split("\0")
    .filter((file) => file && existsSync(join(ROOT, file)));
