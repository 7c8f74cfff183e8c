import { execFileSync } from "node:child_process";
import { ROOT } from "./build/target";

const gitIn =
  (cwd: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const linesOf = (text: string): string[] => text.split("\n").filter(Boolean);

/**
 * The files that differ from the last commit, or from where this branch left another one, and the new ones that git doesn't ignore.
 * Removed ones are included. Throws an error with one line for people if git can't say.
 */
export function changedFiles(branch = "", folder = ROOT): string[] {
  const git = gitIn(folder);
  try {
    git("rev-parse", "--git-dir"); // outside of a clone, git diff compares without one
    const base = branch ? git("merge-base", branch, "HEAD").trim() : "HEAD";
    const changed = linesOf(git("diff", "--name-only", "--no-renames", base, "--"));
    const created = linesOf(git("ls-files", "--others", "--exclude-standard"));
    return [...new Set([...changed, ...created])];
  } catch (error) {
    const { code, stderr = "" } = error as { code?: string; stderr?: string };
    const reason = code === "ENOENT" ? "git is not installed" : linesOf(stderr)[0]?.replace(/^fatal: /, "");
    throw new Error(`--changed asks git what has changed: ${reason ?? "git gave no answer"}.`);
  }
}
